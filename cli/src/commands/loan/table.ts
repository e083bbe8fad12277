import { daysBetween } from '@xd/core/domain/calendar/day.ts'
import type { LoanQuote } from '@xd/core/domain/loan/quote.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { grouped } from '#output/figure.ts'
import type { Table } from '#output/table.ts'

const percent = (figure: number): string => `${grouped(figure, 2)} %`

const figures = (heading: string, rows: readonly (readonly [string, string])[]): Table => ({
  heading,
  columns: [{ title: '' }, { title: '', align: 'right' }],
  rows,
})

/** A quote for people: the charge and its parts, the schedule, and the disclosure at maturity. */
export const loanTables = (quote: LoanQuote): readonly Table[] => {
  const { financeChargeBreakdown: parts, regZ, regime } = quote
  const months = regime.termDays / regime.monthDays
  return [
    figures(`Loan of ${formatDollars(quote.amountFinanced)} on ${quote.loanDate} · ${regime.title} (${regime.id})`, [
      ['Interest', formatDollars(parts.totalInterestCharge)],
      ['Loan writing fee', formatDollars(parts.loanWritingFee)],
      ['Storage fee', formatDollars(parts.storageFee)],
      ['Firearm fee', formatDollars(parts.firearmFee)],
      ['Other fees', formatDollars(parts.miscFee)],
      ['Finance charge', formatDollars(quote.financeCharge)],
      ['Amount financed', formatDollars(quote.amountFinanced)],
      ['Total of payments', formatDollars(quote.totalOfPayments)],
      ['Additional per month', formatDollars(quote.additonalPerMonth)],
      [`APR, ${regime.termDays}-day basis`, percent(quote.annualPercentageRate)],
      [`APR, ${months}-month basis`, percent(quote.annualPercentageRate_month)],
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
        formatDollars(amountDue),
        isGracePeriod ? 'grace ends' : date === quote.maturityDate ? 'maturity' : '',
      ]),
    },
    figures(`Truth in Lending, redeemed at maturity (${regZ.termDays} days)`, [
      ['Amount financed', formatDollars(quote.amountFinanced)],
      ['Finance charge', formatDollars(regZ.financeCharge)],
      ['Total of payments', formatDollars(regZ.totalOfPayments)],
      ['Annual percentage rate', percent(regZ.apr)],
    ]),
  ]
}
