import { daysBetween } from '@xd/core/domain/time/day.ts'
import { chargeLines, earlyLines, type FigureLine } from '@xd/core/domain/loan/figure-lines.ts'
import type { LoanQuote } from '@xd/core/domain/loan/loan-quote.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { amount, moneyTitle, percent } from './figure.ts'
import type { Cell, Table } from './table.ts'

const cellOf = ({ figure, kind }: FigureLine): Cell => (kind === 'rate' ? percent(figure, 2) : amount(cents(figure)))

const figures = (heading: string, lines: readonly FigureLine[]): Table => ({
  heading,
  columns: [{ title: '' }, { title: '', align: 'right' }],
  rows: lines.map((line) => [line.label, cellOf(line)]),
})

/** A quote for people: the charge at maturity and its parts, the schedule, and the cost of the first months. */
export const loanTables = (quote: LoanQuote): readonly Table[] => {
  const { regZ, regime } = quote
  const early = earlyLines(quote)
  return [
    figures(
      `Loan of ${amount(quote.amountFinanced).shown} on ${quote.loanDate}, redeemed at maturity (${regZ.termDays} days) · ${regime.title} (${regime.id})`,
      chargeLines(quote),
    ),
    {
      heading: 'Schedule of charges',
      columns: [
        { title: 'DAY', align: 'right' },
        { title: 'DATE' },
        { title: moneyTitle('amountDue'), align: 'right' },
        { title: 'NOTE' },
      ],
      rows: quote.scheduleOfCharges.map(({ date, amountDue, isGracePeriod }) => [
        String(daysBetween(quote.loanDate, date)),
        date,
        amount(amountDue),
        isGracePeriod ? 'grace ends' : date === quote.maturityDate ? 'maturity' : '',
      ]),
    },
    ...(early ? [figures(early.title, early.lines)] : []),
  ]
}
