import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { cardLabel } from '@xd/core/domain/payment/card-brand.ts'
import { type CardAttempt, type CardTransaction, useSandbox } from '#data/sandbox.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import { dateAndTime } from './clock.ts'
import { TestCards } from './test-cards.tsx'
import sections from './sections.module.css'
import styles from './card-network.module.css'

const STATES = {
  approved: { tone: 'success', label: 'Approved' },
  declined: { tone: 'danger', label: 'Declined' },
  error: { tone: 'warning', label: 'Error' },
  pending: { tone: 'info', label: 'Pending' },
} as const

const TYPES = { sale: 'Sale', refund: 'Refund', void: 'Void' } as const

const card = (brand: string | null, last4: string | null) => cardLabel(brand, last4) || '–'

const attemptColumns: ReadonlyArray<Column<CardAttempt, string>> = [
  { key: 'at', title: 'When', cell: ({ createdAt }) => <span className="num">{dateAndTime(createdAt)}</span> },
  {
    key: 'state',
    title: 'Outcome',
    cell: ({ state }) => <StatusTag tone={STATES[state].tone}>{STATES[state].label}</StatusTag>,
  },
  { key: 'message', title: 'Answer', cell: ({ message }) => message },
  {
    key: 'card',
    title: 'Card',
    cell: ({ brand, last4, funding }) => `${card(brand, last4)}${funding === 'unknown' ? '' : ` ${funding}`}`,
  },
  { key: 'order', title: 'Payment', cell: ({ orderRef }) => <code className={styles.key}>{orderRef}</code> },
  { key: 'amount', title: 'Amount', numeric: true, cell: ({ amountCents }) => formatDollars(cents(amountCents)) },
]

const movementColumns: ReadonlyArray<Column<CardTransaction, string>> = [
  { key: 'at', title: 'When', cell: ({ at }) => <span className="num">{dateAndTime(at)}</span> },
  { key: 'type', title: 'Type', cell: ({ type }) => TYPES[type] },
  { key: 'card', title: 'Card', cell: ({ brand, last4 }) => card(brand, last4) },
  { key: 'auth', title: 'Authorization', cell: ({ authCode }) => <span className="num">{authCode}</span> },
  { key: 'order', title: 'Payment', cell: ({ orderRef }) => <code className={styles.key}>{orderRef}</code> },
  { key: 'amount', title: 'Amount', numeric: true, cell: ({ amountCents }) => formatDollars(cents(amountCents)) },
]

/** The card network's own record: the charges requested, and the money that moved. */
export function CardNetwork({ url }: { url: string }) {
  const attempts = useSandbox(url, 'cards/attempts', { limit: 100 })
  const movements = useSandbox(url, 'cards/transactions', { limit: 100 })
  return (
    <div className={sections.page}>
      <div className={styles.columns}>
        <div className={styles.record}>
          <section className={sections.section} aria-labelledby="transactions-title">
            <h2 id="transactions-title">Transactions</h2>
            <p className={sections.text}>Every time money moved, newest first. Each payment should appear once.</p>
            {movements.data?.transactions.length ? (
              <Table
                label="Transactions"
                columns={movementColumns}
                rows={movements.data.transactions.toReversed()}
                rowKey={({ transactionID }) => transactionID}
              />
            ) : (
              <EmptyState
                kind="none"
                title="No money has moved yet"
                text="Pay a request on a simulated phone with a test card."
              />
            )}
          </section>
          <section className={sections.section} aria-labelledby="attempts-title">
            <h2 id="attempts-title">Attempts</h2>
            <p className={sections.text}>Every attempted charge, whether it went through or not.</p>
            {attempts.data?.attempts.length ? (
              <Table
                label="Attempts"
                columns={attemptColumns}
                rows={attempts.data.attempts.toReversed()}
                rowKey={({ gatewayId }) => gatewayId}
              />
            ) : (
              <EmptyState kind="none" title="No charges have been attempted yet" />
            )}
          </section>
        </div>
        <TestCards url={url} />
      </div>
    </div>
  )
}
