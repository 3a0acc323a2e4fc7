import { z } from 'zod'
import { defineRoutes } from '../define-routes.ts'
import { checkoutPlans } from '../plans.ts'

const tag = 'Payments'
const checkoutPlanNames = Object.keys(checkoutPlans) as [
  keyof typeof checkoutPlans,
  ...(keyof typeof checkoutPlans)[],
]
const Provider = z.enum(['STRIPE', 'PAYPAL'])

export const paymentRoutes = defineRoutes({
  createCheckout: {
    method: 'POST',
    path: '/api/payments/checkout',
    summary: 'Begin to pay for a plan',
    tag,
    auth: 'session',
    rate: 'other',
    body: z.strictObject({ plan: z.enum(checkoutPlanNames), provider: Provider.optional() }),
    maxBodyBytes: 16 * 1024,
    status: 200,
    response: z.object({
      success: z.boolean(),
      checkoutUrl: z.string(),
      sessionId: z.string(),
      provider: Provider,
    }),
    errors: ['BACKEND_UNAVAILABLE', 'TIMEOUT'],
  },
  checkoutOptions: {
    method: 'GET',
    path: '/api/payments/checkout',
    summary: 'Plans and payment providers on offer',
    tag,
    auth: 'none',
    rate: null,
    status: 200,
    response: z.object({
      plans: z.array(
        z.object({ id: z.string(), plan: z.string(), priceEur: z.number(), monthlyTokens: z.int() }),
      ),
      providers: z.array(z.object({ id: Provider, clientId: z.string().optional() })),
    }),
    errors: [],
  },
  paypalWebhook: {
    method: 'POST',
    path: '/api/webhooks/paypal',
    summary: "PayPal's notifications, signature-checked",
    tag,
    auth: 'webhook',
    rate: null,
    raw: true,
    maxBodyBytes: 256 * 1024,
    status: 200,
    response: z.object({ received: z.literal(true), duplicate: z.boolean() }),
    errors: ['AUTH_INVALID', 'INVALID_REQUEST', 'PAYLOAD_TOO_LARGE'],
  },
  stripeWebhook: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: "Stripe's notifications, signature-checked",
    tag,
    auth: 'webhook',
    rate: null,
    raw: true,
    maxBodyBytes: 256 * 1024,
    status: 200,
    response: z.object({ received: z.literal(true), duplicate: z.boolean() }),
    errors: ['AUTH_INVALID', 'INVALID_REQUEST', 'PAYLOAD_TOO_LARGE'],
  },
})
