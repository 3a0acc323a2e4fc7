/**
 * Time stamps that a machine wrote at the head of a log line or into a time field. They say when a line was
 * written, not anything about a person, and there is one per line: they stay below the default threshold.
 */
const LOOK_BACK = 60
const CLOCK_WITH_SECONDS = /\d{1,2}:\d{2}:\d{2}/
/** Before the stamp on its line: nothing, brackets, the date half of the stamp, or a web server's caller. */
const LINE_HEAD =
  /(?:^|\n)[\s[("'<|]*(?:(?:\p{L}{3,4}\.? +)?\p{L}{3,4}\.? +\d{1,2} +|\d{4}[-/.]\d{2}[-/.]\d{2}[T ]|\S{1,40} \S{1,10} \S{1,10} \[)?$/u
const TIME_FIELD =
  /["'@\s,{](?:timestamp|time|ts|datetime|date|logged|created_?at|updated_?at)["']?\s{0,2}[:=]\s{0,2}["']?$/i

export function isLogStamp(text: string, start: number, end: number): boolean {
  if (!CLOCK_WITH_SECONDS.test(text.slice(start, end + 12))) return false
  const from = Math.max(0, start - LOOK_BACK)
  const before = text.slice(from, start)
  if (TIME_FIELD.test(before)) return true
  // Cut off in the middle of a line, the beginning of `before` is no line head.
  const isWhole = from === 0 || before.includes('\n')
  return isWhole && LINE_HEAD.test(before)
}
