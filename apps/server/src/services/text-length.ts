import { fail, type PlanName, type Plans } from '@sfumato/contract'

export const textLimit = (plan: PlanName, plans: Plans, maxTextLength: number): number =>
  plans[plan].maxTextLength ?? maxTextLength

/**
 * Characters are code points, as in the offsets. Counted only where UTF-16 units leave a doubt. `free`: characters
 * that do not count.
 */
export function checkTextLength(
  text: string,
  plan: PlanName,
  plans: Plans,
  maxTextLength: number,
  free = 0,
): void {
  const limit = textLimit(plan, plans, maxTextLength)
  if (text.length - free <= limit) return
  let provided = -free
  for (const _ of text) provided++
  if (provided > limit) throw fail('TEXT_TOO_LONG', { provided, limit, plan })
}
