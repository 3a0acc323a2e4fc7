import { defineRecognizer } from '../../define.ts'
import { isDummy } from './_entropy.ts'

/**
 * Stripe key: sk secret, rk restricted, pk publishable, each for live or test mode; whsec signs webhooks. Test
 * keys open real accounts' test data and are reported as well.
 */
export default defineRecognizer({
  entity: 'STRIPE_API_KEY',
  title: 'Stripe API key',
  description: 'Stripe API key or webhook secret',
  format: 'sk_, rk_ or pk_ with live_ or test_ and 10 to 99 characters; whsec_ secrets',
  group: 'secret',
  sources: ['https://docs.stripe.com/keys', 'https://docs.stripe.com/webhooks#verify-official-libraries'],
  patterns: [
    { name: 'key', regex: /[srp]k_(?:live|test)_[0-9A-Za-z]{10,247}/, score: 0.9 },
    { name: 'webhook secret', regex: /whsec_[0-9A-Za-z+/]{24,64}=?/, score: 0.85 },
  ],
  needs: ['k_live_', 'k_test_', 'whsec_'],
  context: { en: ['stripe', 'api key', 'secret key', 'publishable key', 'webhook', 'payment'] },
  check: (value) => (isDummy(value) || !/\d/.test(value.slice(8)) ? 'invalid' : 'unknown'),
  examples: {
    match: [
      'STRIPE_KEY=[[sk_test_4eC39HqLyjWDarjtT1zdp7dc]]',
      "stripe('[[pk_live_51H7xT2vB8nL5cR1pZ6hJ4fG0]]')",
      'signing secret [[whsec_O5UHWfCFWn05Gq59Pb2P1JJeE5bzXsm9]]',
    ],
    reject: [
      { text: 'sk_test_xxxxxxxxxxxxxxxxxxxxxxxx', why: 'a filler' },
      { text: 'sk_live_', why: 'no key' },
      { text: 'task_test_4eC39HqLyjWDarjtT1zdp7dc', why: 'another prefix' },
    ],
  },
})
