import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import { loanCan } from '@xd/core/domain/loan/can.ts'
import { linkLastDay } from '@xd/core/domain/loan/link.ts'
import { loanStatusAt } from '@xd/core/domain/loan/status.ts'
import { PAYMENT_KEY_BYTES, paymentKeyFrom } from '@xd/core/domain/payment/key.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { lockLoan, updateLoan } from '#queries/loans.ts'
import { audit } from '#services/audit.ts'
import type { Overriding } from '#services/override.ts'
import { allowed } from './allowed.ts'
import { announceLoan } from './announce.ts'
import { overrideLoans } from './override-loans.ts'

/** Gives the newest version of a quote a link, unless it has one. An older version's link then stops working. */
export const shareLoan = Effect.fnUntraced(function* (
  caller: Caller,
  loanID: number,
  { overrideReason, at }: Overriding,
) {
  const row = yield* found(yield* lockLoan(caller, loanID), 'loan')
  yield* allowed(loanCan.share, loanID, loanStatusAt(row, at))
  const { companyTimezone: timezone } = yield* findCompanySettings(caller)
  const today = asLocalDay(localDay(at, timezone))
  if (linkLastDay(row, { now: at, today, timezone }) === undefined)
    return yield* fail('loan_state', { sentence: 'This loan’s grace period is over.', details: { loanID } })
  yield* overrideLoans(caller, [row], { overrideReason, at })
  if (row.linkKey !== null && row.linkVersion === row.loanVersion) return loanID
  const linkKey = paymentKeyFrom(randomBytes(PAYMENT_KEY_BYTES).toString('base64url'))
  yield* updateLoan(caller, loanID, { linkKey, linkVersion: row.loanVersion })
  yield* audit(caller, { action: 'loan.share', target: `loan/${loanID}` })
  yield* announceLoan(row)
  return loanID
})
