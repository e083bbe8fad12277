import { Effect } from 'effect'
import type { ReportSearch } from '@xd/core/contract/reports.ts'
import { cardBrandName } from '@xd/core/domain/payment/card-brand.ts'
import { PAYMENT_ORIGIN_LABELS } from '@xd/core/domain/payment/origin.ts'
import type { Figures } from '@xd/core/domain/report/figures.ts'
import { paymentStats } from '#services/reports/payment-stats.ts'
import type { Caller } from '#caller.ts'
import { type Columns, csvFile } from './csv-file.ts'
import { atOnce, figures, rangeOf } from './report.ts'

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

/** The payment report: the same requests by day, store, teller, origin, card and hour, a row each. */
export const file = Effect.fnUntraced(function* (search: ReportSearch, caller: Caller) {
  const stats = yield* paymentStats(yield* rangeOf(search), caller)
  const lines: Line[] = [
    ...stats.days.map((one) => ({ by: 'Day', of: one.day, figures: one })),
    ...stats.stores.map((one) => ({ by: 'Store', of: one.storeName, figures: one })),
    ...stats.tellers.map((one) => ({ by: 'Teller', of: one.userNickname, figures: one })),
    ...stats.origins.map((one) => ({ by: 'Requested by', of: PAYMENT_ORIGIN_LABELS[one.origin], figures: one })),
    ...stats.brands.map(({ cardType, ...share }) => ({
      by: 'Card',
      of: cardBrandName(cardType),
      figures: { paid: share, card: share },
    })),
    ...stats.hours.map((one) => ({ by: 'Hour', of: two(one.hour), figures: one })),
  ]
  return csvFile<Line>([['By', ({ by }) => by], ['Of', ({ of }) => of], ...partly(figures)], atOnce(lines))
})
