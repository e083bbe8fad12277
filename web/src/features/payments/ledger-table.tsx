import type { WireOutput } from '@xd/core/contract/calls.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { useAuthors } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { postingDayName } from './payment-words.ts'
import styles from './ledger-table.module.css'

type Entry = WireOutput<'payments/ledger/fetch'>['ledger'][number]

const KINDS = { charge: 'Charge', void: 'Void', refund: 'Refund' } as const

/** The movements of money for a request, and the balance. */
export function LedgerTable({ payment }: { payment: PaymentData }) {
  const now = useNow()
  const authorOf = useAuthors()
  const query = useCall('payments/ledger/fetch', { paymentKey: payment.paymentKey })
  if (!query.data)
    return query.isError ? (
      <LoadFailed what="ledger" error={query.error} retry={query.refetch} />
    ) : (
      <SkeletonLines rows={2} label="Loading the ledger" />
    )
  const { ledger, balance } = query.data
  if (ledger.length === 0) return null
  const zone = payment.storeTimezone
  const by = ({ byUserID }: Entry) => authorOf(byUserID)
  const withFee = ledger.some(({ fee }) => fee !== 0)
  const columns: Column<Entry, 'date' | 'kind' | 'amount' | 'fee' | 'total' | 'posts'>[] = [
    {
      key: 'date',
      title: 'Date',
      cell: ({ date }) => (
        <span className="num">{`${dayDivider(Date.parse(date), now, zone)}, ${storeTime(Date.parse(date), zone)}`}</span>
      ),
    },
    {
      key: 'kind',
      title: 'Type',
      cell: (entry) => (
        <span>
          {KINDS[entry.kind]}
          {entry.reason && (
            <span className={styles.reason}>{[entry.reason, by(entry)].filter(Boolean).join(' · ')}</span>
          )}
        </span>
      ),
    },
    { key: 'posts', title: 'Posts to', cell: ({ postingDay }) => postingDayName(postingDay, now, zone) },
    {
      key: 'amount',
      title: MONEY_LABELS.paymentAmount,
      numeric: true,
      cell: ({ amount, fee }) => dollars(amount - fee),
    },
    { key: 'fee', title: MONEY_LABELS.paymentFee, numeric: true, cell: ({ fee }) => dollars(fee) },
    { key: 'total', title: 'Total', numeric: true, cell: ({ amount }) => dollars(amount) },
  ]
  return (
    <section className={styles.ledger} aria-label="Ledger">
      <h3 className={styles.title}>Ledger</h3>
      <Table
        label="Ledger"
        columns={columns.filter(({ key }) => withFee || (key !== 'fee' && key !== 'total'))}
        rows={ledger}
        rowKey={({ ledgerID }) => ledgerID}
      />
      <p className={`${styles.balance} num`}>
        Net: <strong>{dollars(balance)}</strong>
      </p>
    </section>
  )
}
