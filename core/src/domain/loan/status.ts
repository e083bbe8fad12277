import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts'
import { addDays, type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'

/** A quote's stored status. */
export const STORED_LOAN_STATUSES = ['open', 'accepted', 'declined', 'void'] as const
export type StoredLoanStatus = (typeof STORED_LOAN_STATUSES)[number]

/** A quote's shown status. *Expired* is never stored: it follows from the clock, so it can't be set late. */
export const LOAN_STATUSES = ['open', 'accepted', 'declined', 'expired', 'void'] as const
export type LoanStatus = (typeof LOAN_STATUSES)[number]

export const LOAN_STATUS_LABELS: Readonly<Record<LoanStatus, string>> = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  void: 'Void',
}

/** How long an open quote is good. */
const OPEN_DAYS = 30

export interface StatedLoan {
  readonly loanStatus: StoredLoanStatus
  readonly expiresAt: number
}

export const loanStatusAt = ({ loanStatus, expiresAt }: StatedLoan, now: number): LoanStatus =>
  loanStatus === 'open' && expiresAt <= now ? 'expired' : loanStatus

/** The last day on which a quote saved at this instant is open, and the instant that day ends. */
export const expiryOf = (savedAt: number, timezone: string): { readonly day: LocalDay; readonly expiresAt: number } => {
  const day = addDays(parseLocalDay(localDay(savedAt, timezone))!, OPEN_DAYS)
  return { day, expiresAt: instantOf(`${addDays(day, 1)}T00:00`, timezone) }
}

/** The last day on which it is open, from the instant that day ends. */
export const lastOpenDay = (expiresAt: number, timezone: string): LocalDay =>
  parseLocalDay(localDay(expiresAt - 1, timezone))!

/**
 * Bounds on the time saved, for reading an index by it: quotes saved before one have expired, those saved after the
 * other have not.
 */
export const savedBounds = (now: number) => ({
  /** Every open quote was saved after this. */
  openAfter: now - (OPEN_DAYS + 1) * DAY_MS - 2 * HOUR_MS,
  /** Every expired quote was saved before this. */
  expiredBefore: now - OPEN_DAYS * DAY_MS + 2 * HOUR_MS,
})
