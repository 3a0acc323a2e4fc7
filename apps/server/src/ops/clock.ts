/** The service's idea of now. Tests move it; everything that depends on time takes one. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
