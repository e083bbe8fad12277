import type { WireOutput } from '@xd/core/contract/calls.ts'
import { type DayRange, isLong, previousRange, untilToday } from '@xd/core/domain/report/days.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { useCall } from '#data/use-call.ts'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { duration, percent, spanWords } from './report-words.ts'

type FiguresData = WireOutput<'reports/payment-stats'>['stats']['totals']

export interface ReportPlace {
  readonly range: DayRange
  readonly store: number | 'all'
  readonly today: LocalDay
  /** The figures belong to the previous days until the new ones arrive. */
  readonly isOld: boolean
}

type Props = ReportPlace & { now: FiguresData }

/** The comparison figures. Days still running count up to the current time of day. */
const useEarlier = ({ range, store, today, isOld }: ReportPlace): FiguresData | undefined => {
  // Nobody compares decades, and the longest range reaches back before the calendar.
  const isCompared = !isLong(range) && range.start <= today
  const days = isCompared ? previousRange(untilToday(range, today)) : range
  const untilThisTime = range.end >= today
  const { data } = useCall('reports/payment-stats', { dateRange: days, store, untilThisTime }, { enabled: isCompared })
  return isCompared && !isOld ? data?.stats.totals : undefined
}

/** The key figures, each compared with the previous period. */
export function FigureRow({ now, ...place }: Props) {
  const before = useEarlier(place)
  const span = spanWords(untilToday(place.range, place.today), place.today)
  const than = (of: (figures: FiguresData) => number, words: (value: number) => string, isShare = false) =>
    before ? { before: { now: of(now), then: of(before), shown: words(of(before)), span, isShare } } : {}
  return (
    <KeyFigures>
      <KeyFigure
        label="Paid"
        value={dollars(now.paid.amount)}
        note={countOf(now.paid.count, 'payment')}
        {...than(({ paid }) => paid.amount, dollars)}
      />
      <KeyFigure
        label="Requested"
        value={dollars(now.requested.amount)}
        note={countOf(now.requested.count, 'request')}
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
        note={countOf(now.card.count, 'payment')}
        {...than(({ card }) => card.amount, dollars)}
      />
      <KeyFigure
        label="In store"
        value={dollars(now.inStore.amount)}
        note={countOf(now.inStore.count, 'payment')}
        {...than(({ inStore }) => inStore.amount, dollars)}
      />
      <KeyFigure
        label="Refunded"
        value={dollars(now.refunded.amount)}
        note={countOf(now.refunded.count, 'payment')}
        {...than(({ refunded }) => refunded.amount, dollars)}
      />
      <KeyFigure label="Net of refunds" value={dollars(now.net)} {...than(({ net }) => net, dollars)} />
      {now.onlineFees > 0 && (
        <KeyFigure
          label="Online fees"
          value={dollars(now.onlineFees)}
          {...than(({ onlineFees }) => onlineFees, dollars)}
        />
      )}
    </KeyFigures>
  )
}
