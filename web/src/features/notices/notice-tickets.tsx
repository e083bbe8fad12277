import { interestSentences } from '@xd/core/domain/notice/interest-clock.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import type { NoticeData } from '#data/notices.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { dayText } from './notice-words.ts'
import styles from './notices.module.css'

type Ticket = NoticeData['tickets'][number]
type Key = 'number' | 'item' | 'loan' | 'due' | 'grace' | 'amount'

const day = (value: string | null) => value !== null && <span className="num">{dayText(value)}</span>

const COLUMNS: readonly Column<Ticket, Key>[] = [
  { key: 'number', title: 'Ticket', cell: ({ ticketNumber }) => <b className="num">{ticketNumber}</b> },
  { key: 'item', title: 'Description', cell: ({ description }) => description },
  { key: 'loan', title: 'Loan', cell: ({ loanDate }) => day(loanDate) },
  { key: 'due', title: 'Due', cell: ({ dueDate }) => day(dueDate) },
  { key: 'grace', title: 'Grace ends', cell: ({ graceDate }) => day(graceDate) },
  {
    key: 'amount',
    title: MONEY_LABELS.amountDue,
    numeric: true,
    cell: ({ amountDue }) => (amountDue === null ? '' : dollars(amountDue)),
  },
]

/** A notice's tickets. Columns without any value are omitted. */
export const NoticeTickets = ({ tickets }: Pick<NoticeData, 'tickets'>) => (
  <Table<Ticket, Key>
    label="Tickets"
    columns={COLUMNS.filter(
      ({ key }) =>
        (key !== 'item' || tickets.some(({ description }) => description !== '')) &&
        (key !== 'loan' || tickets.some(({ loanDate }) => loanDate !== null)) &&
        (key !== 'grace' || tickets.some(({ graceDate }) => graceDate !== null)) &&
        (key !== 'amount' || tickets.some(({ amountDue }) => amountDue !== null)),
    )}
    rows={tickets}
    rowKey={({ ticketNumber }) => ticketNumber}
  />
)

/** Whether interest still accrues on them, if the law regulates that. */
export function NoticeInterest({ tickets }: Pick<NoticeData, 'tickets'>) {
  const sentences = interestSentences(tickets, dayText)
  if (sentences.length === 0) return null
  return (
    <section aria-label="Interest">
      <h3 className={styles.title}>Interest</h3>
      {sentences.map((sentence) => (
        <p key={sentence} className="num">
          {sentence}
        </p>
      ))}
      <p className={styles.hint}>
        Amounts owed come from the ticket book. Notices sent outside XD Back Office aren’t recorded here.
      </p>
    </section>
  )
}
