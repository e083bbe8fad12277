import { daysBetween } from '@xd/core/domain/time/day.ts'
import type { LoanQuote } from '@xd/core/domain/loan/quote.ts'
import { amount, percent } from './figure.ts'
import type { Cell, Table } from './table.ts'

const figures = (heading: string, rows: readonly (readonly [string, Cell])[]): Table => ({
  heading,
  columns: [{ title: '' }, { title: '', align: 'right' }],
  rows,
})

/** A quote for people: the charge and its parts, the schedule, and the disclosure at maturity. */
export const loanTables = (quote: LoanQuote): readonly Table[] => {
  const { financeChargeBreakdown: parts, regZ, regime } = quote
  const months = regime.termDays / regime.monthDays
  return [
    figures(`Loan of ${amount(quote.amountFinanced).shown} on ${quote.loanDate} · ${regime.title} (${regime.id})`, [
      ['Interest', amount(parts.totalInterestCharge)],
      ['Loan writing fee', amount(parts.loanWritingFee)],
      ['Storage fee', amount(parts.storageFee)],
      ['Firearm fee', amount(parts.firearmFee)],
      ['Other fees', amount(parts.miscFee)],
      ['Finance charge', amount(quote.financeCharge)],
      ['Amount financed', amount(quote.amountFinanced)],
      ['Total of payments', amount(quote.totalOfPayments)],
      ['Additional per month', amount(quote.additonalPerMonth)],
      [`APR, ${regZ.termDays}-day basis`, percent(quote.annualPercentageRate, 2)],
      [`APR, ${months}-month basis`, percent(quote.annualPercentageRate_month, 2)],
    ]),
    {
      heading: 'Schedule of charges',
      columns: [
        { title: 'DAY', align: 'right' },
        { title: 'DATE' },
        { title: 'AMOUNT DUE', align: 'right' },
        { title: 'NOTE' },
      ],
      rows: quote.scheduleOfCharges.map(({ date, amountDue, isGracePeriod }) => [
        String(daysBetween(quote.loanDate, date)),
        date,
        amount(amountDue),
        isGracePeriod ? 'grace ends' : date === quote.maturityDate ? 'maturity' : '',
      ]),
    },
    figures(`Truth in Lending, redeemed at maturity (${regZ.termDays} days)`, [
      ['Amount financed', amount(quote.amountFinanced)],
      ['Finance charge', amount(regZ.financeCharge)],
      ['Total of payments', amount(regZ.totalOfPayments)],
      ['Annual percentage rate', percent(regZ.apr, 2)],
    ]),
  ]
}
