import type { LocalDay } from '#domain/time/day.ts'
import { lastOpenDay, loanStatusAt, type StatedLoan } from './status.ts'

/** A shared quote's secret, 128 random bits, has the same form as a payment link's (`payment/key.ts`). */
export const LOAN_LINK_PATH = '/q/'

/**
 * The last day on which a quote's link can be opened. While the quote is open, that is its last day; once accepted, the
 * end of its grace period. Undefined when the link is over.
 */
export const linkLastDay = (
  loan: StatedLoan & { readonly graceEnds: LocalDay },
  { now, today, timezone }: { readonly now: number; readonly today: LocalDay; readonly timezone: string },
): LocalDay | undefined => {
  const status = loanStatusAt(loan, now)
  if (status === 'open') return lastOpenDay(loan.expiresAt, timezone)
  return status === 'accepted' && today <= loan.graceEnds ? loan.graceEnds : undefined
}
