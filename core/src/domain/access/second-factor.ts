import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'

/**
 * The second step after the right password: a code from an app, a passkey, or a recovery code for when both are lost.
 */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery'] as const
export type FactorMethod = (typeof FACTOR_METHODS)[number]

/** How long users have to set up a second factor once their company requires it. */
export const FACTOR_GRACE_MS = 7 * DAY_MS

export const RECOVERY_CODES = 10
export const MOST_PASSKEYS = 10

/** How long a passkey may take to sign, and how long a new app has until its first code. */
export const PASSKEY_MS = 5 * MINUTE_MS
export const FIRST_CODE_MS = HOUR_MS

/** Wrong codes per user, from all addresses together. Anyone who gets here already has the password. */
export const MOST_WRONG_CODES = { count: 10, windowMs: HOUR_MS }

interface Standing {
  readonly hasFactor: boolean
  /** From when the user must have one; null if it is not required. */
  readonly requiredFrom: number | null
}

/** Until they set one up, such users can do nothing else. */
export const isFactorOverdue = ({ hasFactor, requiredFrom }: Standing, now: number): boolean =>
  !hasFactor && requiredFrom !== null && requiredFrom <= now

interface Account {
  readonly isSupport: boolean
  readonly mode: 'demo' | 'live'
  /** From when the company requires it. */
  readonly companyFrom: number | null
}

/** From when a user must have a second factor. On a live server, XD staff always must. */
export const factorRequiredFrom = ({ isSupport, mode, companyFrom }: Account): number | null =>
  isSupport && mode === 'live' ? 0 : companyFrom
