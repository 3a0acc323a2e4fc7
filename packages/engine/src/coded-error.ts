/** An error by a code the caller can act on. Messages are whole sentences and never hold text of the caller. */
export abstract class CodedError<Code extends string> extends Error {
  readonly code: Code
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: Code, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.details = details
  }
}
