import type { WireOutput } from '@xd/core/contract/calls.ts'
import { isLong, previousRange } from '@xd/core/domain/report/days.ts'
import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { useCall } from '#data/use-call.ts'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import type { ReportPlace } from './figure-row.tsx'
import { HoldOutTable } from './hold-out-table.tsx'
import { type MessageRow, messageRows } from './message-rows.ts'
import { percent, spanWords } from './report-words.ts'
import styles from './report.module.css'

type Stats = WireOutput<'reports/message-dollars'>['stats']

const ticketsWord = (count: number, done: string): string => `${count === 1 ? 'ticket' : 'tickets'} ${done}`
const perMessage = ({ perMessage: amount }: Stats['totals']): string => (amount === null ? '–' : dollars(amount))

/** All figures of a row in words, if there is no room for columns. */
const inWords = (figures: Stats['totals']): string => {
  const { people, messages, paid, redeemed, renewed, rate } = figures
  return [
    `${countOf(messages, 'message')} to ${countOf(people, 'person', 'people')}`,
    countOf(paid.count, 'payment'),
    `${perMessage(figures)} per message`,
    `${grouped(redeemed)} redeemed`,
    `${grouped(renewed)} renewed`,
    ...(people === 0 ? [] : [`${percent(rate)} came back`]),
  ].join(' · ')
}

type Key = 'message' | 'people' | 'messages' | 'payments' | 'paid' | 'each' | 'redeemed' | 'renewed' | 'back'

const COLUMNS: readonly Column<MessageRow, Key>[] = [
  {
    key: 'message',
    title: 'Message',
    phone: 'lead',
    cell: ({ title, under, isTemplate }) => (
      <span className={isTemplate ? styles.template : undefined}>
        {isTemplate ? title : <strong className={styles.name}>{title}</strong>}
        {under !== null && <small className={styles.under}>{under}</small>}
      </span>
    ),
  },
  {
    key: 'people',
    title: 'People',
    numeric: true,
    phone: 'wrap',
    cell: ({ figures }, { inLines }) => (inLines ? inWords(figures) : grouped(figures.people)),
  },
  { key: 'messages', title: 'Messages', numeric: true, cell: ({ figures }) => grouped(figures.messages) },
  { key: 'payments', title: 'Payments', numeric: true, cell: ({ figures }) => grouped(figures.paid.count) },
  { key: 'paid', title: 'Paid', numeric: true, phone: 'end', cell: ({ figures }) => dollars(figures.paid.amount) },
  { key: 'each', title: 'Per message', numeric: true, cell: ({ figures }) => perMessage(figures) },
  { key: 'redeemed', title: 'Redeemed', numeric: true, cell: ({ figures }) => grouped(figures.redeemed) },
  { key: 'renewed', title: 'Renewed', numeric: true, cell: ({ figures }) => grouped(figures.renewed) },
  {
    key: 'back',
    title: 'Came back',
    numeric: true,
    cell: ({ figures: { people, rate } }) => (people === 0 ? '–' : percent(rate)),
  },
]

interface Part {
  readonly title: string
  readonly paid: Stats['paid']
}

const PARTS: readonly Column<Part, 'part' | 'payments' | 'paid'>[] = [
  { key: 'part', title: 'Paid', cell: ({ title }) => title },
  { key: 'payments', title: 'Payments', numeric: true, cell: ({ paid }) => grouped(paid.count) },
  { key: 'paid', title: 'Amount', numeric: true, cell: ({ paid }) => dollars(paid.amount) },
]

const partsOf = ({ totals, otherDays, notAfter, paid }: Stats): readonly Part[] => [
  { title: 'Within seven days of a message above', paid: totals.paid },
  { title: 'Within seven days of a message sent on other days', paid: otherDays },
  { title: 'Not within seven days of a message', paid: notAfter },
  { title: 'Total, as in the payment report', paid },
]

type Props = { stats: Stats; place: ReportPlace }

/** Messages count for seven days: ranges still within that time are not compared. */
const COUNTS_DAYS = 7
const useEarlier = ({ range, store, today, isOld }: ReportPlace): Stats | undefined => {
  const isCompared = !isLong(range) && range.end < addDays(today, -COUNTS_DAYS)
  const dateRange = isCompared ? previousRange(range) : range
  const { data } = useCall('reports/message-dollars', { dateRange, store }, { enabled: isCompared })
  return isCompared && !isOld ? data?.stats : undefined
}

/** Payments, redemptions and renewals after notices and mailers, compared with customers who were left out. */
export function MessageReport({ stats, place }: Props) {
  const before = useEarlier(place)
  const { totals } = stats
  const than = (of: (totals: Stats['totals']) => number, words: (value: number) => string, isShare = false) =>
    before
      ? {
          before: {
            now: of(totals),
            then: of(before.totals),
            shown: words(of(before.totals)),
            span: spanWords(place.range, place.today),
            isShare,
          },
        }
      : {}
  return (
    <div className={styles.report}>
      <KeyFigures>
        <KeyFigure
          label="Paid after a message"
          value={dollars(totals.paid.amount)}
          note={countOf(totals.paid.count, 'payment')}
          {...than(({ paid }) => paid.amount, dollars)}
        />
        <KeyFigure
          label="Paid per message"
          value={perMessage(totals)}
          note={`${countOf(totals.messages, 'message')} to ${countOf(totals.people, 'person', 'people')}`}
        />
        <KeyFigure
          label="Redeemed"
          value={grouped(totals.redeemed)}
          note={ticketsWord(totals.redeemed, 'redeemed')}
          {...than(({ redeemed }) => redeemed, grouped)}
        />
        <KeyFigure
          label="Renewed"
          value={grouped(totals.renewed)}
          note={ticketsWord(totals.renewed, 'renewed')}
          {...than(({ renewed }) => renewed, grouped)}
        />
      </KeyFigures>
      <TableCard>
        <Table label="Messages" columns={COLUMNS} rows={messageRows(stats.messages)} rowKey={({ key }) => key} />
      </TableCard>
      <p className={styles.note}>
        We credit the last message each customer got from the same store in the seven days before a payment, redemption
        or renewal. Came back: the share of people who paid, redeemed or renewed.
      </p>
      <HoldOutTable messages={stats.messages} />
      <TableCard>
        <Table label="How it adds up" columns={PARTS} rows={partsOf(stats)} rowKey={({ title }) => title} keepOnPhone />
      </TableCard>
      <p className={styles.note}>Payments count on the day of their request, as in the payment report.</p>
    </div>
  )
}
