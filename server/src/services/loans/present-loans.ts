import type { Loan } from '@xd/core/contract/entity/loan.ts'
import { type FrozenQuote, thawQuote } from '@xd/core/domain/loan/frozen.ts'
import { LOAN_LINK_PATH, linkLastDay } from '@xd/core/domain/loan/link.ts'
import { lentOn } from '@xd/core/domain/loan/lent-on.ts'
import { militaryCheckState } from '@xd/core/domain/loan/military-check.ts'
import type { LoanQuote } from '@xd/core/domain/loan/loan-quote.ts'
import { lastOpenDay, loanStatusAt } from '@xd/core/domain/loan/status.ts'
import type { SavedTerms } from '@xd/core/domain/loan/terms.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { lawsOf, type WholeLoan } from '#queries/loans.ts'
import { checkIn } from './check-in.ts'
import { overriddenIn } from './override-loans.ts'
import type { Presenting } from '#services/payments/present.ts'

type Shown = typeof Loan.Type

/** A version's result, as it was when saved. */
export const thawed = query(async (db: Db, rows: readonly WholeLoan[]): Promise<LoanQuote[]> => {
  const lawOf = await lawsOf(db, rows)
  return rows.map((row) => thawQuote(JSON.parse(row.quote) as FrozenQuote, lawOf(row)))
})

/** Quotes as the contract shows them, in the rows' order. */
export const presentLoans = query(
  async (db: Db, scope: Tenant, rows: readonly WholeLoan[], { now, publicURL }: Presenting): Promise<Shown[]> => {
    if (rows.length === 0) return []
    const { companyTimezone: timezone } = await findCompanySettings(db, scope)
    const today = asLocalDay(localDay(now, timezone))
    const quotes = await thawed(db, rows)
    return rows.map((row, at): Shown => {
      const { regime: law, ...figures } = quotes[at]!
      const lastDay =
        row.linkKey === null || row.linkVersion !== row.shownVersion
          ? undefined
          : linkLastDay(row, { now, today, timezone })
      return {
        loanID: row.loanID,
        quoteID: row.loanID,
        custID: row.custID,
        customer:
          row.custPhone === null
            ? null
            : { custFirstName: row.custFirstName!, custLastName: row.custLastName!, custPhone: row.custPhone },
        loanStatus: loanStatusAt(row, now),
        loanStatusDate: row.statusAt,
        loanVersion: row.shownVersion,
        loanCurrentVersion: row.loanVersion,
        loanCreatedDate: row.createdAt,
        loanSavedDate: row.versionAt,
        loanSavedByID: row.versionByID,
        loanExpiresDay: lastOpenDay(row.expiresAt, timezone),
        loanInCart: row.cartAt !== null,
        loanLink: lastDay === undefined ? null : { url: `${publicURL}${LOAN_LINK_PATH}${row.linkKey}`, lastDay },
        loanItem: row.versionItem,
        coveredBorrower: row.coveredBorrower,
        militaryCheck: checkIn(row),
        militaryCheckState: militaryCheckState(figures, lentOn(row, now, timezone), row.coveredBorrower, checkIn(row)),
        itemCubicFeet: null,
        firearmCount: null,
        ...(JSON.parse(row.terms) as SavedTerms),
        ...figures,
        overridden: overriddenIn(row),
        law: {
          title: law.title,
          state: law.state,
          effectiveFrom: law.effectiveFrom,
          effectiveTo: law.effectiveTo,
          sources: law.sources,
          inferences: law.inferences,
          graceDays: law.graceDays,
        },
      }
    })
  },
)

export const presentLoan = query(
  async (db: Db, scope: Tenant, row: WholeLoan, presenting: Presenting): Promise<Shown> =>
    (await presentLoans(db, scope, [row], presenting))[0]!,
)
