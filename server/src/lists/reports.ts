import { Effect } from 'effect'
import type { Search } from '@xd/core/contract/searches.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { cardBrandName } from '@xd/core/domain/payment/card-brand.ts'
import { type Figures, percentOf } from '@xd/core/domain/report/figures.ts'
import { paymentStats } from '#services/reports/payment-stats.ts'
import { tellerStats } from '#services/reports/teller-stats.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { type Columns, csvFile } from './csv-file.ts'

const dollars = (share: { readonly amount: Figures['net'] }): string => dollarsFromCents(share.amount).toFixed(2)

const figures: Columns<Figures> = [
  ['Requests', ({ requested }) => requested.count],
  ['Requested', ({ requested }) => dollars(requested)],
  ['Paid requests', ({ paid }) => paid.count],
  ['Paid', ({ paid }) => dollars(paid)],
  ['By card', ({ card }) => dollars(card)],
  ['In store', ({ inStore }) => dollars(inStore)],
  ['Refunded', ({ refunded }) => dollars(refunded)],
  ['Net', ({ net }) => dollarsFromCents(net).toFixed(2)],
  ['Paid rate, %', ({ conversion }) => percentOf(conversion)],
  ['Minutes to pay, median', ({ medianMinutesToPay }) => medianMinutesToPay],
  ['Minutes to pay, average', ({ averageMinutesToPay }) => averageMinutesToPay],
]

const askedFor = Effect.fnUntraced(function* ({ dateStart, dateEnd, store }: Search<'payment-report'>) {
  if (!dateStart || !dateEnd)
    return yield* fail('invalid_input', { fields: { 'search.dateStart': 'A report needs its first and its last day' } })
  return { dateRange: { start: dateStart, end: dateEnd }, store }
})

async function* atOnce<Row>(rows: readonly Row[]) {
  yield rows
}

interface Line {
  readonly by: string
  readonly of: string
  readonly figures: Partial<Figures>
}

/** Only paid requests have a card brand: the other cells are empty. */
const partly = (columns: Columns<Figures>): Columns<Line> =>
  columns.map(([title, cell]) => [
    title,
    ({ figures: some }) => (title in PAID_ALONE || some.requested ? cell(some as Figures) : ''),
  ])

const PAID_ALONE = { 'Paid requests': true, Paid: true, 'By card': true }

const two = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The report of payments as a file: the same requests by day, store, teller, card and hour, a row each. */
export const paymentReport = Effect.fnUntraced(function* (search: Search<'payment-report'>, caller: Caller) {
  const stats = yield* paymentStats(yield* askedFor(search), caller)
  const lines: Line[] = [
    ...stats.days.map((one) => ({ by: 'Day', of: one.day, figures: one })),
    ...stats.stores.map((one) => ({ by: 'Store', of: one.storeName, figures: one })),
    ...stats.tellers.map((one) => ({ by: 'Teller', of: one.userNickname, figures: one })),
    ...stats.brands.map(({ cardType, ...share }) => ({
      by: 'Card',
      of: cardBrandName(cardType),
      figures: { paid: share, card: share },
    })),
    ...stats.hours.map((one) => ({ by: 'Hour', of: two(one.hour), figures: one })),
  ]
  return csvFile<Line>([['By', ({ by }) => by], ['Of', ({ of }) => of], ...partly(figures)], atOnce(lines))
})

/** The report of tellers as a file: a row each. */
export const tellerReport = Effect.fnUntraced(function* (search: Search<'teller-report'>, caller: Caller) {
  const stats = yield* tellerStats(yield* askedFor(search), caller)
  return csvFile<(typeof stats.tellers)[number]>(
    [['Teller', ({ userNickname }) => userNickname], ['Messages sent', ({ messagesSent }) => messagesSent], ...figures],
    atOnce(stats.tellers),
  )
})
