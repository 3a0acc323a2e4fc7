import { defineRecognizer } from '../../define.ts'
import { UPI_HANDLES } from './_upi-handles.ts'

/** Longest first, so that "okicici" is not read as a shorter handle. */
const handles = [...UPI_HANDLES].sort((a, b) => b.length - a.length).join('|')

/**
 * Indian UPI payment address: a name or mobile number, @ and the handle of a payment app. Unlike an e-mail address it has
 * no domain, so a dot and letters behind the handle rule it out.
 */
export default defineRecognizer({
  entity: 'IN_UPI_ID',
  title: 'Indian UPI payment address',
  description: 'Address of a payment account in the Unified Payments Interface of India',
  format: 'name@handle such as name@okaxis',
  group: 'financial',
  country: 'IN',
  sources: [
    'https://www.npci.org.in/what-we-do/upi/3rd-party-apps',
    'https://en.wikipedia.org/wiki/Unified_Payments_Interface',
  ],
  patterns: [
    {
      name: 'known handle',
      regex: new RegExp(`[A-Za-z0-9][A-Za-z0-9._-]{1,63}@(?:${handles})(?![.-][A-Za-z])`),
      score: 0.7,
    },
    {
      name: 'capital handle',
      regex: new RegExp(`[A-Za-z0-9][A-Za-z0-9._-]{1,63}@(?:${handles.toUpperCase()})(?![.-][A-Za-z])`),
      score: 0.5,
    },
  ],
  needs: ['@'],
  context: {
    en: [
      'upi',
      'upi id',
      'upiid',
      'vpa',
      'virtual payment address',
      'bhim',
      'gpay',
      'google pay',
      'phonepe',
      'paytm',
      'pay to',
    ],
    hi: ['यूपीआई', 'भीम', 'यूपीआई आईडी'],
  },
  examples: {
    match: ['Pay me at [[ravi.kumar@okaxis]]', 'UPI ID: [[9876543210@ybl]]', 'यूपीआई आईडी [[shop-7@paytm]]'],
    reject: [
      { text: 'write to ravi@paytm.com', why: 'an e-mail address' },
      { text: 'ping @okaxis', why: 'no name before the handle' },
      { text: 'install react@next', why: 'no payment handle' },
    ],
  },
})
