import type { Route } from '../define-routes.ts'
import { accountRoutes } from './account.ts'
import { addinRoutes } from './addins.ts'
import { adminRoutes } from './admin.ts'
import { catalogRoutes } from './catalog.ts'
import { keyRoutes } from './keys.ts'
import { paymentRoutes } from './payments.ts'
import { piiRoutes } from './pii.ts'
import { zeroKnowledgeRoutes } from './zero-knowledge.ts'

/** The whole interface of the service. */
export const routes = {
  ...piiRoutes,
  ...catalogRoutes,
  ...accountRoutes,
  ...zeroKnowledgeRoutes,
  ...keyRoutes,
  ...paymentRoutes,
  ...addinRoutes,
  ...adminRoutes,
} satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteName = keyof Routes
export const routeNames = Object.keys(routes) as RouteName[]
