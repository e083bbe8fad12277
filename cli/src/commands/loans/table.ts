import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { OVERRIDABLE_RULES } from '@xd/core/domain/access/override.ts'
import { MILITARY_CHECK_LABELS } from '@xd/core/domain/loan/military-check.ts'
import { LOAN_STATUS_LABELS } from '@xd/core/domain/loan/status.ts'
import { LENDING_WORDS } from '@xd/core/domain/loan/figure-lines.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { money, moneyTitle, percent } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { facts, type Table } from '#output/table.ts'

export type Loan = WireOutput<'loans/fetch'>['loan']

const nameOf = ({ customer }: Loan): string => (customer === null ? '' : customerName(customer))

export const loanList = (loans: readonly Loan[]): Table => ({
  columns: [
    { title: 'QUOTE', align: 'right' },
    { title: 'STATUS' },
    { title: moneyTitle('amount'), align: 'right' },
    { title: 'DATE', whole: true, spare: 1 },
    { title: 'MATURITY', whole: true, spare: 4 },
    { title: moneyTitle('totalOfPayments'), align: 'right', spare: 3 },
    { title: 'CUSTOMER' },
    { title: 'ITEM', spare: 2 },
  ],
  rows: loans.map((loan) => [
    String(loan.loanID),
    status(LOAN_STATUS_LABELS[loan.loanStatus], loan.loanStatus),
    money(loan.amount),
    loan.loanDate,
    loan.maturityDate,
    money(loan.regZ.totalOfPayments),
    nameOf(loan),
    loan.loanItem,
  ]),
})

const checkWords = ({ militaryCheck: check, militaryCheckState: state }: Loan): string => {
  if (check === null) return state === 'missing' ? 'missing: over 36% a year' : ''
  const words = `${check.day}, ${MILITARY_CHECK_LABELS[check.method]}, ${check.reference}`
  return state === 'missing' ? `${words}, too old: check again` : words
}

/** A saved quote for people: its facts, and the amount that redeems it on each day. */
export const loanDetail = (loan: Loan): readonly Table[] => [
  facts([
    ['Quote', String(loan.loanID)],
    ['Status', status(LOAN_STATUS_LABELS[loan.loanStatus])],
    [
      'Version',
      loan.loanVersion === loan.loanCurrentVersion
        ? String(loan.loanVersion)
        : `${loan.loanVersion} of ${loan.loanCurrentVersion}`,
    ],
    ['Customer', nameOf(loan)],
    ['Item', loan.loanItem],
    [MONEY_LABELS.amount, money(loan.amount)],
    ['Loan date', loan.loanDate],
    [MONEY_LABELS.financeCharge, money(loan.regZ.financeCharge)],
    [MONEY_LABELS.totalOfPayments, money(loan.regZ.totalOfPayments)],
    [LENDING_WORDS.en.apr, percent(loan.regZ.apr, 2)],
    ['Rules', `${loan.law.title} (${loan.regime})`],
    ['Covered borrower', loan.coveredBorrower],
    ['Military check', checkWords(loan)],
    ['Overridden', loan.overridden.map((rule) => OVERRIDABLE_RULES[rule]).join('; ')],
    ['Open until', loan.loanStatus === 'open' ? loan.loanExpiresDay : ''],
    ['In the cart', loan.loanInCart ? 'yes' : ''],
    ['Link', loan.loanLink?.url ?? ''],
  ]),
  {
    heading: 'Schedule of charges',
    columns: [{ title: 'DATE' }, { title: 'AMOUNT DUE', align: 'right' }, { title: 'NOTE' }],
    rows: loan.scheduleOfCharges.map(({ date, amountDue, isGracePeriod }) => [
      date,
      money(amountDue),
      isGracePeriod ? 'grace ends' : date === loan.maturityDate ? 'maturity' : '',
    ]),
  },
]

export const loanNotes = ({ warnings }: Loan): string[] => warnings.map(({ message }) => message)
