/** Checks before the form is sent, for quick answers; the contract's schema decides. */
export const PASSWORD_MIN_LENGTH = 10

export const looksLikeEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
