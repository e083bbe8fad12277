import { isPaymentStatus, PAYMENT_LABELS } from '@xd/core/domain/payment/status.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
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

const counted = (n: number): string => n.toLocaleString('en-US')

const COLUMNS: Column<StoreStats, 'store' | 'customers' | 'in' | 'out' | 'unanswered'>[] = [
  { key: 'store', title: 'Store', cell: ({ storeName }) => storeName },
  { key: 'customers', title: 'Customers', numeric: true, cell: ({ customers }) => counted(customers) },
  { key: 'in', title: 'Messages in', numeric: true, cell: ({ messagesIn }) => counted(messagesIn) },
  { key: 'out', title: 'Messages out', numeric: true, cell: ({ messagesOut }) => counted(messagesOut) },
  { key: 'unanswered', title: 'Unanswered', numeric: true, cell: ({ unanswered }) => counted(unanswered) },
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
        <KeyFigure label="Customers" value={counted(customers)} />
        <KeyFigure label="Messages in" value={counted(messagesIn)} />
        <KeyFigure label="Messages out" value={counted(messagesOut)} />
        <KeyFigure label="Unanswered" value={counted(unanswered)} />
        {paymentsByStatus.map(({ status, count, amount }) => (
          <KeyFigure
            key={status}
            label={`Requests: ${(isPaymentStatus(status) ? PAYMENT_LABELS[status].label : status).toLowerCase()}`}
            value={dollars(amount)}
            note={counted(count)}
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
