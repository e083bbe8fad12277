import { DAY_MS } from '#domain/time/spans.ts'

/** What can follow the right password: a code from an app, a passkey, or one of the codes kept for when both are lost. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery'] as const

/** From the day a company requires a second factor, its users have this long to set one up. Source: 2FA1. */
export const FACTOR_GRACE_MS = 7 * DAY_MS
