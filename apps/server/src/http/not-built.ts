import type { RouteName } from '@sfumato/contract'

/**
 * Rows of the contract whose capability does not exist yet. They check credentials, plan and rate like every
 * other row and then answer 503 SERVICE_UNAVAILABLE. A row leaves this list when its handler arrives; a row
 * that is in neither place does not compile.
 */
export const notBuilt = [
  'createCheckout',
  'checkoutOptions',
  'paypalWebhook',
  'stripeWebhook',
  'addinAuth',
  'addinCallback',
  'addinDisconnect',
  'addinFiles',
  'addinDownload',
  'addinUpload',
  'adminAddins',
  'adminSetAddinCredentials',
] as const satisfies readonly RouteName[]

export type NotBuilt = (typeof notBuilt)[number]
export type Built = Exclude<RouteName, NotBuilt>
