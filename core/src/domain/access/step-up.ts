import { MINUTE_MS } from '#domain/time/spans.ts'

/** What moves money or grants access asks again who is at the keyboard, unless they said so within this time. Source: 2FA2. */
const STEP_UP_MS = 15 * MINUTE_MS

export const isConfirmed = (confirmedAt: number, now: number): boolean => now - confirmedAt <= STEP_UP_MS
