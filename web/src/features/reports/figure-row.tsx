import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { DayRange } from '@xd/core/domain/report/days.ts'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { balance, duration, percent, spanWords } from './report-words.ts'

export type FiguresData = WireOutput<'reports/payment-stats'>['stats']['totals']

type Props = { now: FiguresData; before: FiguresData | undefined; range: DayRange }

const countWords = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** The key figures, each compared with the same number of days before. */
export function FigureRow({ now, before, range }: Props) {
  const than = (of: (figures: FiguresData) => number, words: (value: number) => string, isShare = false) =>
    before
      ? { before: { now: of(now), then: of(before), shown: words(of(before)), span: spanWords(range), isShare } }
      : {}
  return (
    <KeyFigures>
      <KeyFigure
        label="Paid"
        value={dollars(now.paid.amount)}
        note={countWords(now.paid.count, 'payment', 'payments')}
        {...than(({ paid }) => paid.amount, dollars)}
      />
      <KeyFigure
        label="Requested"
        value={dollars(now.requested.amount)}
        note={countWords(now.requested.count, 'request', 'requests')}
        {...than(({ requested }) => requested.amount, dollars)}
      />
      <KeyFigure
        label="Paid rate"
        value={percent(now.conversion)}
        {...than(({ conversion }) => conversion, percent, true)}
      />
      <KeyFigure
        label="Median time to pay"
        value={duration(now.medianMinutesToPay)}
        note={`average ${duration(now.averageMinutesToPay)}`}
      />
      <KeyFigure
        label="By card"
        value={dollars(now.card.amount)}
        note={countWords(now.card.count, 'payment', 'payments')}
        {...than(({ card }) => card.amount, dollars)}
      />
      <KeyFigure
        label="In store"
        value={dollars(now.inStore.amount)}
        note={countWords(now.inStore.count, 'payment', 'payments')}
        {...than(({ inStore }) => inStore.amount, dollars)}
      />
      <KeyFigure
        label="Refunded"
        value={dollars(now.refunded.amount)}
        note={countWords(now.refunded.count, 'payment', 'payments')}
        {...than(({ refunded }) => refunded.amount, dollars)}
      />
      <KeyFigure label="Net of refunds" value={balance(now.net)} {...than(({ net }) => net, balance)} />
    </KeyFigures>
  )
}
