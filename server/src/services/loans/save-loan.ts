import { Effect } from 'effect'
import { loanCan } from '@xd/core/domain/loan/can.ts'
import { expiryOf, loanStatusAt } from '@xd/core/domain/loan/status.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { fail, found, invalid } from '#failure.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { insertLoan, lockLoan, updateLoan, type WholeLoan } from '#queries/loans.ts'
import type { Overriding } from '#services/override.ts'
import { linkQuote } from '#services/leads/lead-of-quote.ts'
import { allowed } from './allowed.ts'
import { announceLoan } from './announce.ts'
import { columnsOf, keepVersion } from './keep-version.ts'
import { overrideLoans } from './override-loans.ts'
import { setStatus } from './set-status.ts'
import { type GivenLoan, lendsTheSame, saysTheSame, type WrittenLoan, writtenLoan } from './written-loan.ts'

/** The customer a quote will belong to. Once it has one, the customer never changes. */
const ownerOf = ({ custID }: GivenLoan, before: WholeLoan | undefined) => {
  const owner = before?.custID ?? null
  if (typeof custID !== 'number' || custID === owner) return Effect.succeed(owner)
  return owner === null ? Effect.succeed(custID) : invalid({ 'loan.custID': 'This quote is another customer’s' })
}

const NOTHING_OVERRIDDEN = '[]'

interface Saving {
  readonly before: WholeLoan | undefined
  readonly custID: number | null
  readonly at: number
  readonly expiresAt: number
}

/** Inserts a quote, or gives it another version, which opens it again. Returns its id. */
const keep = Effect.fnUntraced(function* (
  caller: Caller,
  written: WrittenLoan,
  { before, custID, at, expiresAt }: Saving,
) {
  const { companyID, userID: savedByID } = caller
  const loanVersion = (before?.loanVersion ?? 0) + 1
  const open = { custID, loanStatus: 'open', statusAt: at, loanVersion, savedAt: at, savedByID, expiresAt } as const
  const row = { ...open, ...columnsOf(written) }
  const loanID = before?.loanID ?? (yield* insertLoan({ companyID, createdAt: at, ...row }))
  // An answer about the borrower changes no figure, so the link still shows the quote and overrides stay.
  const isSameLoan = before !== undefined && lendsTheSame(written, before)
  const link = isSameLoan && before.linkVersion === before.loanVersion && { linkVersion: loanVersion }
  if (before !== undefined) yield* updateLoan(caller, loanID, { ...row, ...link })
  const overridden = isSameLoan ? before.overridden : NOTHING_OVERRIDDEN
  yield* keepVersion(written, { companyID, loanID, loanVersion, savedAt: at, savedByID, overridden })
  return loanID
})

/** Saves a quote's first or next version, its customer, or a decision on it; returns its id. */
export const saveLoan = Effect.fnUntraced(function* (caller: Caller, given: GivenLoan, overriding: Overriding) {
  const { at } = overriding
  const { companyID } = caller
  const { loanID: known, loanStatus: decision, expectedVersion } = given
  const before = typeof known === 'number' ? yield* found(yield* lockLoan(caller, known), 'loan') : undefined
  if (before && typeof expectedVersion === 'number' && expectedVersion !== before.loanVersion)
    return yield* fail('conflict', { details: { loanVersion: before.loanVersion } })
  const { companyTimezone } = yield* findCompanySettings(caller)
  const written = yield* writtenLoan(given, before, asLocalDay(localDay(at, companyTimezone)))
  const custID = yield* ownerOf(given, before)

  const status = before && loanStatusAt(before, at)
  const isOver = status === 'declined' || status === 'expired'
  const isChanged = before === undefined || !saysTheSame(written, before)
  if (status && isChanged) yield* allowed(loanCan.change, before.loanID, status)
  let loanID = before?.loanID ?? 0
  // Saving a quote that is over opens it again, even with the same figures, unless the save decides on it.
  if (isChanged || (isOver && !decision && custID === before.custID)) {
    const { expiresAt } = expiryOf(at, companyTimezone)
    loanID = yield* keep(caller, written, { before, custID, at, expiresAt })
  } else if (custID !== before.custID) yield* updateLoan(caller, loanID, { custID })
  if (typeof given.leadID === 'number') yield* linkQuote(caller, given.leadID, { loanID, custID })
  const decidesNothing = decision ? decision === before?.loanStatus : !isOver
  if (!isChanged && custID === before.custID && decidesNothing) return loanID
  yield* announceLoan({ loanID, companyID, custID, cartAt: before?.cartAt ?? null })
  const row = yield* found(yield* lockLoan(caller, loanID), 'loan')
  const accepts = decision === 'accepted' && row.loanStatus !== 'accepted'
  if (accepts) yield* allowed(loanCan.accept, loanID, loanStatusAt(row, at))
  if (isChanged || accepts)
    yield* overrideLoans(caller, [row], { ...overriding, acceptedIn: accepts ? companyTimezone : undefined })
  if (decision) yield* setStatus(caller, row, decision, { at, timezone: companyTimezone })
  return loanID
})
