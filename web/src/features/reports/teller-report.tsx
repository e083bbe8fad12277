import type { WireOutput } from '@xd/core/contract/calls.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { RowChart } from '#ui/chart/row-chart.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { FigureRow, type ReportPlace } from './figure-row.tsx'
import { barOf, duration, percent } from './report-words.ts'
import styles from './report.module.css'

type Stats = WireOutput<'reports/teller-stats'>['stats']
type Teller = Stats['tellers'][number]
type Key =
  | 'teller'
  | 'messages'
  | 'requests'
  | 'requested'
  | 'payments'
  | 'paid'
  | 'conversion'
  | 'time'
  | 'refunded'
  | 'overrides'

const COLUMNS: readonly Column<Teller, Key>[] = [
  {
    key: 'teller',
    title: 'Teller',
    cut: true,
    cell: ({ userNickname }) => <strong className={styles.name}>{userNickname}</strong>,
  },
  {
    key: 'messages',
    title: 'Messages',
    numeric: true,
    cell: ({ messagesSent }) => grouped(messagesSent),
  },
  {
    key: 'requests',
    title: 'Requests',
    numeric: true,
    cell: ({ requested }) => grouped(requested.count),
  },
  { key: 'requested', title: 'Requested', numeric: true, cell: ({ requested }) => dollars(requested.amount) },
  { key: 'payments', title: 'Payments', numeric: true, cell: ({ paid }) => grouped(paid.count) },
  { key: 'paid', title: 'Paid', numeric: true, cell: ({ paid }) => dollars(paid.amount) },
  { key: 'conversion', title: 'Paid rate', numeric: true, cell: ({ conversion }) => percent(conversion) },
  { key: 'time', title: 'Time to pay', numeric: true, cell: ({ medianMinutesToPay }) => duration(medianMinutesToPay) },
  { key: 'refunded', title: 'Refunded', numeric: true, cell: ({ refunded }) => dollars(refunded.amount) },
  {
    key: 'overrides',
    title: 'Overrides',
    numeric: true,
    cell: ({ overrides }) => grouped(overrides),
  },
]

type Props = { stats: Stats; place: ReportPlace }

/** The same by sender, with the messages they wrote. */
export function TellerReport({ stats, place }: Props) {
  return (
    <div className={styles.report}>
      <FigureRow now={stats.totals} {...place} />
      <RowChart
        title="Paid by teller"
        of="Teller"
        words={{ whole: 'Requested', part: 'Paid' }}
        bars={stats.tellers.map((teller) => barOf(teller.userNickname, teller))}
        show={dollars}
      />
      <TableCard>
        <Table<Teller, Key>
          label="Tellers"
          columns={COLUMNS}
          rows={stats.tellers}
          rowKey={({ userID }) => userID ?? 0}
        />
      </TableCard>
    </div>
  )
}
