import { isPaymentStatus, PAYMENT_LABELS } from '@xd/core/domain/payment/status.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { useCall } from '#data/use-call.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { dollars } from '#ui/text/dollars.ts'
import styles from './admin.module.css'

type Stats = WireOutput<'admin/stats'>['stats']
type StoreStats = Stats['stores'][number]

const COLUMNS: Column<StoreStats, 'store' | 'customers' | 'in' | 'out' | 'unanswered'>[] = [
  { key: 'store', title: 'Store', cell: ({ storeName }) => storeName },
  { key: 'customers', title: 'Customers', numeric: true, cell: ({ customers }) => grouped(customers) },
  { key: 'in', title: 'Messages in', numeric: true, cell: ({ messagesIn }) => grouped(messagesIn) },
  { key: 'out', title: 'Messages out', numeric: true, cell: ({ messagesOut }) => grouped(messagesOut) },
  { key: 'unanswered', title: 'Unanswered', numeric: true, cell: ({ unanswered }) => grouped(unanswered) },
]

/** How much a company uses, in total and by store. */
export function CompanyStats({ companyID }: { companyID: number }) {
  const { data, error, isPending, refetch } = useCall('admin/stats', { companyID })
  if (error) return <LoadFailed what="figures" error={error} retry={refetch} />
  if (isPending) return <SkeletonRows rows={4} label="Loading figures" />
  const { customers, messagesIn, messagesOut, unanswered, paymentsByStatus, stores } = data.stats
  return (
    <div className={styles.sections}>
      <KeyFigures>
        <KeyFigure label="Customers" value={grouped(customers)} />
        <KeyFigure label="Messages in" value={grouped(messagesIn)} />
        <KeyFigure label="Messages out" value={grouped(messagesOut)} />
        <KeyFigure label="Unanswered" value={grouped(unanswered)} />
        {paymentsByStatus.map(({ status, count, amount }) => (
          <KeyFigure
            key={status}
            label={`Requests: ${(isPaymentStatus(status) ? PAYMENT_LABELS[status].label : status).toLowerCase()}`}
            value={dollars(amount)}
            note={grouped(count)}
          />
        ))}
      </KeyFigures>
      {stores.length > 0 && (
        <TableCard>
          <Table label="By store" columns={COLUMNS} rows={stores} rowKey={({ storeID }) => storeID} />
        </TableCard>
      )}
    </div>
  )
}
