import { Clock, Effect } from 'effect'
import { loanCan } from '@xd/core/domain/loan/can.ts'
import { cartTotals } from '@xd/core/domain/loan/cart.ts'
import { type MilitaryCheck, militaryCheckFaults } from '@xd/core/domain/loan/military-check.ts'
import { loanStatusAt } from '@xd/core/domain/loan/status.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { missing, requireValid } from '#failure.ts'
import type { Overriding } from '#services/override.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { cartOf, lockLoan, updateLoan, type WholeLoan } from '#queries/loans.ts'
import { allowed } from './allowed.ts'
import { announceLoan } from './announce.ts'
import { checkStateOf } from './check-in.ts'
import { overrideLoans } from './override-loans.ts'
import { presentLoans, thawed } from './present-loans.ts'
import { saveLoan } from './save-loan.ts'
import { setStatus } from './set-status.ts'

/** A customer's cart as the contract shows it. */
export const presentCart = Effect.fnUntraced(function* (caller: Caller, custID: number) {
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const rows = yield* cartOf(caller, custID)
  const open = rows.filter((row) => loanStatusAt(row, now) === 'open')
  return {
    custID,
    quotes: yield* presentLoans(caller, rows, { now, publicURL }),
    ...cartTotals(yield* thawed(open)),
  }
})

/** A quote for this customer's cart, locked. Another customer's quote counts as unknown. */
const lockFor = Effect.fnUntraced(function* (caller: Caller, custID: number, loanID: number, mayBeNobodys = false) {
  const row = yield* lockLoan(caller, loanID)
  const isTheirs = row !== undefined && (row.custID === custID || (mayBeNobodys && row.custID === null))
  return isTheirs ? row : yield* missing('loan')
})

export const addToCart = Effect.fnUntraced(function* (caller: Caller, custID: number, loanID: number, at: number) {
  const row = yield* lockFor(caller, custID, loanID, true)
  if (row.cartAt !== null) return
  yield* allowed(loanCan.addToCart, loanID, loanStatusAt(row, at))
  yield* updateLoan(caller, loanID, { custID, cartAt: at })
  yield* announceLoan({ ...row, custID, cartAt: at })
})

export const removeFromCart = Effect.fnUntraced(function* (caller: Caller, custID: number, loanID: number) {
  const row = yield* lockFor(caller, custID, loanID)
  if (row.cartAt === null) return
  yield* updateLoan(caller, loanID, { cartAt: null })
  yield* announceLoan(row)
})

interface Accepting extends Overriding {
  readonly custID: number
  /** Every open quote if none are named. */
  readonly quoteIDs: readonly number[] | null | undefined
  /** For all quotes that need a check. */
  readonly militaryCheck: MilitaryCheck | null | undefined
}

/** Accepts quotes in a cart; returns their ids. */
export const acceptCart = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, quoteIDs, militaryCheck, overrideReason, at }: Accepting,
) {
  const { companyTimezone } = yield* findCompanySettings(caller)
  const faults = militaryCheck ? militaryCheckFaults(militaryCheck, asLocalDay(localDay(at, companyTimezone))) : {}
  yield* requireValid(faults, 'militaryCheck')
  const inCart = yield* cartOf(caller, custID)
  const open = inCart.filter((row) => loanStatusAt(row, at) === 'open')
  const loanIDs = quoteIDs ? [...new Set(quoteIDs)] : open.map(({ loanID }) => loanID)
  const rows: WholeLoan[] = []
  // In the order of their ids, so that two users accepting the same quotes can't deadlock.
  for (const loanID of loanIDs.toSorted((a, b) => a - b)) {
    const row: WholeLoan = yield* lockFor(caller, custID, loanID)
    if (row.cartAt === null) return yield* missing('loan')
    yield* allowed(loanCan.accept, loanID, loanStatusAt(row, at))
    if (checkStateOf(row, at, companyTimezone) === 'missing' && militaryCheck) {
      yield* saveLoan(caller, { loanID, coveredBorrower: 'no', militaryCheck }, { overrideReason, at })
      rows.push(yield* lockFor(caller, custID, loanID))
    } else rows.push(row)
  }
  yield* overrideLoans(caller, rows, { overrideReason, at, acceptedIn: companyTimezone })
  for (const row of rows) yield* setStatus(caller, row, 'accepted', { at, timezone: companyTimezone })
  return loanIDs
})
