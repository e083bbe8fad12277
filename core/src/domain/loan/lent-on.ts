import { asLocalDay, type LocalDay } from '#domain/time/day.ts'
import { localDay } from '#domain/time/zone.ts'
import type { StoredLoanStatus } from './status.ts'

interface DatedLoan {
  readonly loanDate: string
  readonly loanStatus: StoredLoanStatus
  /** Instants. */
  readonly createdAt: number
  readonly statusAt: number
}

/**
 * The day on which the borrower is bound. A quote stays open for weeks. So this is the day it was accepted, or today
 * while it is open, if that is later than its own date. A loan entered after it was made keeps its date.
 */
export const lentOn = (
  { loanDate, loanStatus, createdAt, statusAt }: DatedLoan,
  now: number,
  timezone: string,
): LocalDay => {
  const quoted = asLocalDay(loanDate)
  if (quoted < localDay(createdAt, timezone)) return quoted
  if (loanStatus !== 'open' && loanStatus !== 'accepted') return quoted
  const decided = asLocalDay(localDay(loanStatus === 'open' ? now : statusAt, timezone))
  return decided > quoted ? decided : quoted
}
