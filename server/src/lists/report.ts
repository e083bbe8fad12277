import { Effect } from 'effect'
import type { ReportSearch } from '@xd/core/contract/reports.ts'
import { type Figures, percentOf } from '@xd/core/domain/report/figures.ts'
import { invalid } from '#failure.ts'
import { type Columns, moneyCell } from './csv-file.ts'

const dollars = (share: { readonly amount: Figures['net'] }): string => moneyCell(share.amount)

/** The columns that every report ends with. */
export const figures: Columns<Figures> = [
  ['Requests', ({ requested }) => requested.count],
  ['Requested', ({ requested }) => dollars(requested)],
  ['Paid requests', ({ paid }) => paid.count],
  ['Paid', ({ paid }) => dollars(paid)],
  ['By card', ({ card }) => dollars(card)],
  ['In store', ({ inStore }) => dollars(inStore)],
  ['Refunded', ({ refunded }) => dollars(refunded)],
  ['Net', ({ net }) => moneyCell(net)],
  ['Online fees', ({ onlineFees }) => moneyCell(onlineFees)],
  ['Paid rate, %', ({ conversion }) => percentOf(conversion)],
  ['Minutes to pay, median', ({ medianMinutesToPay }) => medianMinutesToPay],
  ['Minutes to pay, average', ({ averageMinutesToPay }) => averageMinutesToPay],
]

/** The days and the store that a report is about. */
export const rangeOf = Effect.fnUntraced(function* ({ dateStart, dateEnd, store }: ReportSearch) {
  if (!dateStart || !dateEnd) return yield* invalid({ 'search.dateStart': 'A report needs a first and a last day' })
  return { dateRange: { start: dateStart, end: dateEnd }, store }
})

/** Reports are read whole. */
export async function* atOnce<Row>(rows: readonly Row[]) {
  yield rows
}
