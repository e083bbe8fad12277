import type { WireOutput } from '@xd/core/contract/calls.ts'
import { cardBrandName } from '@xd/core/domain/payment/card-brand.ts'
import { PAYMENT_ORIGIN_LABELS } from '@xd/core/domain/payment/origin.ts'
import { PAYMENT_LABELS, SHOWN_PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { ColumnChart } from '#ui/chart/column-chart.tsx'
import { RowChart } from '#ui/chart/row-chart.tsx'
import { dollars, wholeDollars } from '#ui/text/dollars.ts'
import { FigureRow, type ReportPlace } from './figure-row.tsx'
import { barOf, barsByDay, hourWords } from './report-words.ts'
import styles from './report.module.css'

type Stats = WireOutput<'reports/payment-stats'>['stats']

type Props = { stats: Stats; place: ReportPlace }

const WORDS = { whole: 'Requested', part: 'Paid' }
const ALL_PAID = { whole: 'Paid', part: 'Paid' }
const AMOUNT = { whole: 'Amount', part: 'Amount' }

/** A date range's requests and their results. A single day is shown by the hour. */
export function PaymentReport({ stats, place }: Props) {
  const { of, bars } = barsByDay(stats.days)
  const brands = stats.brands.map(({ cardType, amount }) => ({
    label: cardBrandName(cardType),
    whole: amount,
    part: amount,
  }))
  const statuses = SHOWN_PAYMENT_STATUSES.map((status) => {
    const { count, amount } = stats.statuses[status]
    return { label: `${PAYMENT_LABELS[status].label} (${grouped(count)})`, whole: amount, part: amount }
  })
  const isOneDay = place.range.start === place.range.end
  const byDay = (
    <ColumnChart
      title={`By request ${of === 'Day' ? 'date' : 'month'}`}
      of={of}
      words={WORDS}
      bars={bars}
      show={dollars}
      showTick={wholeDollars}
    />
  )
  const byHour = (
    <ColumnChart
      title="By request hour"
      of="Hour"
      words={WORDS}
      bars={stats.hours.map((one) => barOf(hourWords(one.hour), one))}
      show={dollars}
      showTick={wholeDollars}
    />
  )
  return (
    <div className={styles.report}>
      <p className={styles.note}>Requests sent on these days, and payments made on them since.</p>
      <FigureRow now={stats.totals} {...place} />
      {isOneDay ? byHour : byDay}
      <div className={styles.pair}>
        <RowChart title="By status" of="Status" words={AMOUNT} bars={statuses} show={dollars} />
        {stats.stores.length > 1 && (
          <RowChart
            title="By store"
            of="Store"
            words={WORDS}
            bars={stats.stores.map((store) => barOf(store.storeName, store))}
            show={dollars}
          />
        )}
        <RowChart
          title="By teller"
          of="Teller"
          words={WORDS}
          bars={stats.tellers.map((teller) => barOf(teller.userNickname, teller))}
          show={dollars}
        />
        {stats.origins.some(({ origin, requested }) => origin !== 'staff' && requested.count > 0) && (
          <RowChart
            title="By requester"
            of="Requested by"
            words={WORDS}
            bars={stats.origins.map((one) => barOf(PAYMENT_ORIGIN_LABELS[one.origin], one))}
            show={dollars}
          />
        )}
        {brands.length > 0 && <RowChart title="By card" of="Card" words={ALL_PAID} bars={brands} show={dollars} />}
      </div>
      {!isOneDay && byHour}
    </div>
  )
}
