import { createHash } from 'node:crypto'
import { freezeQuote, lawText } from '@xd/core/domain/loan/frozen.ts'
import { militaryCheckState } from '@xd/core/domain/loan/military-check.ts'
import { graceEnd } from '@xd/core/domain/loan/owe.ts'
import type { Regime } from '@xd/core/domain/loan/regime.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { insertLoanVersion, keepLaw } from '#queries/loans.ts'
import type { WrittenLoan } from './written-loan.ts'

/** A law in stored form: under a digest of its text. */
export const lawRow = (regime: Regime) => {
  const law = lawText(regime)
  return { lawHash: createHash('sha256').update(law).digest('hex'), law }
}

/** A version in stored form. */
export const versionColumns = ({ quote, terms, loanItem, coveredBorrower, militaryCheck }: WrittenLoan) => ({
  loanItem,
  coveredBorrower,
  checkDay: militaryCheck?.day ?? null,
  checkMethod: militaryCheck?.method ?? null,
  checkReference: militaryCheck?.reference ?? null,
  terms: JSON.stringify(terms),
  quote: JSON.stringify(freezeQuote(quote)),
})

/** Stores the input, the result, and the law. */
export const keepVersion = query(
  async (
    db: TxDb,
    written: WrittenLoan,
    version: {
      companyID: number
      loanID: number
      loanVersion: number
      savedAt: number
      savedByID: number
      /** JSON: rules that were overridden for the previous version, which lends the same. */
      overridden: string
    },
  ) => {
    const { lawHash, law } = lawRow(written.quote.regime)
    await keepLaw(db, lawHash, law)
    await insertLoanVersion(db, { ...version, ...versionColumns(written), lawHash })
  },
)

/** The newest version's columns on the quote itself, for lists to sort by. */
export const columnsOf = ({ quote, loanItem, coveredBorrower, militaryCheck }: WrittenLoan) => ({
  loanItem,
  amountCents: quote.amountFinanced,
  loanDate: quote.loanDate,
  maturityDate: quote.maturityDate,
  graceEnds: graceEnd(quote),
  militaryCheck: militaryCheckState(quote, quote.loanDate, coveredBorrower, militaryCheck),
})
