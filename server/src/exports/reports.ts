import { Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { type Figures, percentOf } from '@xd/core/domain/report/figures.ts'
import { paymentStats } from '#calls/reports/payment-stats.ts'
import { tellerStats } from '#calls/reports/teller-stats.ts'
import { fail } from '#failure.ts'
import { type Columns, csvFile, type Exporter } from './exporter.ts'

const dollars = (share: { readonly amount: Figures['net'] }): string => dollarsFromCents(share.amount).toFixed(2)

const figures: Columns<Figures> = [
  ['Requests', ({ requested }) => requested.count],
  ['Requested', ({ requested }) => dollars(requested)],
  ['Paid requests', ({ paid }) => paid.count],
  ['Paid', ({ paid }) => dollars(paid)],
  ['By card', ({ card }) => dollars(card)],
  ['In store', ({ inStore }) => dollars(inStore)],
  ['Refunded', ({ refunded }) => dollars(refunded)],
  ['Net', ({ net }) => dollarsFromCents(net)],
  ['Paid of requests, %', ({ conversion }) => percentOf(conversion)],
  ['Minutes to pay, median', ({ medianMinutesToPay }) => medianMinutesToPay],
  ['Minutes to pay, average', ({ averageMinutesToPay }) => averageMinutesToPay],
]

const askedFor = Effect.fnUntraced(function* ({ dateStart, dateEnd, store }: Search) {
  if (!dateStart || !dateEnd) return yield* fail('invalid_input', { fields: { 'search.dateStart': 'A report is of some days' } })
  return { dateRange: { start: dateStart, end: dateEnd }, store }
})

async function* atOnce<Row>(rows: readonly Row[]) {
  yield rows
}

/** The report of payments as a file: a row a day. */
export const paymentReport: Exporter = Effect.fnUntraced(function* (search, caller) {
  const { stats } = yield* paymentStats(yield* askedFor(search), caller)
  return csvFile<(typeof stats.days)[number]>([['Day', ({ day }) => day], ...figures], atOnce(stats.days))
})

/** The report of tellers as a file: a row each. */
export const tellerReport: Exporter = Effect.fnUntraced(function* (search, caller) {
  const { stats } = yield* tellerStats(yield* askedFor(search), caller)
  return csvFile<(typeof stats.tellers)[number]>(
    [['Teller', ({ userNickname }) => userNickname], ['Messages sent', ({ messagesSent }) => messagesSent], ...figures],
    atOnce(stats.tellers),
  )
})
