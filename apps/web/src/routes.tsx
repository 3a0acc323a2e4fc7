import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { queries } from './api.ts'
import { Root, RouteFailure, RoutePending } from './components/root.tsx'
import { Shell } from './components/shell.tsx'
import { NotFound } from './pages/not-found.tsx'
import { isMarkedSignedIn } from './signed-in.ts'

interface Context {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<Context>()({ component: Root, notFoundComponent: NotFound })

/** Where to go after signing in: a place of this dashboard, never another site. */
const ownPlace = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/[a-z-]*$/.test(value) ? value : undefined

interface SignInSearch {
  ended?: true
  next?: string
}

function readSignInSearch(search: Record<string, unknown>): SignInSearch {
  const next = ownPlace(search.next)
  return { ...(search.ended === true ? { ended: true } : {}), ...(next && next !== '/' ? { next } : {}) }
}

const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  beforeLoad: () => {
    if (isMarkedSignedIn()) throw redirect({ to: '/' })
  },
})

const signInRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import('./pages/sign-in.tsx'), 'SignIn'),
})

const signUpRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/sign-up',
  component: lazyRouteComponent(() => import('./pages/sign-up.tsx'), 'SignUp'),
})

const recoverRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/recover',
  component: lazyRouteComponent(() => import('./pages/recover.tsx'), 'Recover'),
})

const memberRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'member',
  beforeLoad: async ({ context, location }) => {
    if (!isMarkedSignedIn()) {
      throw redirect({ to: '/sign-in', search: readSignInSearch({ next: location.pathname }) })
    }
    await context.queryClient.ensureQueryData(queries.session)
  },
  component: Shell,
})

const overviewRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/overview.tsx'), 'Overview'),
})

const tryRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/try',
  validateSearch: (search: Record<string, unknown>): { preset?: string } =>
    typeof search.preset === 'string' ? { preset: search.preset } : {},
  component: lazyRouteComponent(() => import('./pages/try.tsx'), 'Try'),
})

const filesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/files',
  component: lazyRouteComponent(() => import('./pages/files.tsx'), 'Files'),
})

const restoreRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/restore',
  component: lazyRouteComponent(() => import('./pages/restore.tsx'), 'Restore'),
})

const entitiesRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/entities',
  component: lazyRouteComponent(() => import('./pages/entities.tsx'), 'Entities'),
})

const keysRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys.tsx'), 'Keys'),
})

const keyPairsRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/key-pairs',
  component: lazyRouteComponent(() => import('./pages/key-pairs.tsx'), 'KeyPairs'),
})

const accountRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account.tsx'), 'Account'),
})

const routeTree = rootRoute.addChildren([
  guestRoute.addChildren([signInRoute, signUpRoute, recoverRoute]),
  memberRoute.addChildren([
    overviewRoute,
    tryRoute,
    filesRoute,
    restoreRoute,
    entitiesRoute,
    keysRoute,
    keyPairsRoute,
    accountRoute,
  ]),
])

export const createDashboardRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: RouteFailure,
    defaultPendingComponent: RoutePending,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDashboardRouter>
  }
}
