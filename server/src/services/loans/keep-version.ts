import { createHash } from 'node:crypto'
import { freezeQuote, lawText } from '@xd/core/domain/loan/frozen.ts'
import { graceEnd } from '@xd/core/domain/loan/owe.ts'
import type { TxDb } from '#db/connect.ts'
import { insertLoanVersion, keepLaw } from '#queries/loans.ts'
import type { WrittenLoan } from './written-loan.ts'

/** Keeps what was entered, what came of it, and the law it came from. */
export const keepVersion = async (
  db: TxDb,
  { quote, terms, loanItem, coveredBorrower }: WrittenLoan,
  version: { companyID: number; loanID: number; loanVersion: number; savedAt: number; savedByID: number },
) => {
  const law = lawText(quote.regime)
  const lawHash = createHash('sha256').update(law).digest('hex')
  await keepLaw(db, lawHash, law)
  await insertLoanVersion(db, {
    ...version,
    loanItem,
    coveredBorrower,
    terms: JSON.stringify(terms),
    quote: JSON.stringify(freezeQuote(quote)),
    lawHash,
  })
}

/** The newest version's columns beside the quote, which lists are sorted by. */
export const columnsOf = ({ quote, loanItem }: WrittenLoan) => ({
  loanItem,
  amountCents: quote.amountFinanced,
  loanDate: quote.loanDate,
  maturityDate: quote.maturityDate,
  graceEnds: graceEnd(quote),
})
