import { Bot, RotateCw, Smartphone, UserRound } from 'lucide-react'
import { useState } from 'react'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { deviceWords } from '@xd/core/domain/payment/device-words.ts'
import { impressionLabel } from '@xd/core/domain/payment/impression.ts'
import { IMPRESSIONS_PER_PAGE } from '@xd/core/domain/payment/limits.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { PaymentData } from '#data/payments.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import styles from './payment-details-dialog.module.css'

type View = WireOutput<'payments/impressions/fetch'>['impressions'][number]

const ICONS = { human: Smartphone, bot: Bot, staff: UserRound } as const

function Device({ view }: { view: View }) {
  const Icon = ICONS[view.impressionSource]
  return (
    <span className={styles.device} title={view.impressionDevice.userAgent ?? undefined}>
      <Icon size={15} aria-hidden="true" />
      {deviceWords(view)}
    </span>
  )
}

/** Spec 1 §2: a table with date, action, IP and device, 5 per page, with a Reload button. */
export function ViewsTab({ payment }: { payment: PaymentData }) {
  const [page, setPage] = useState(1)
  const query = useCall('payments/impressions/fetch', { paymentKey: payment.paymentKey, page }, { keepPrevious: true })
  const now = query.dataUpdatedAt
  const date = ({ impressionDate }: View) => {
    const instant = Date.parse(impressionDate)
    return `${dayDivider(instant, now, payment.storeTimezone)}, ${storeTime(instant, payment.storeTimezone)}`
  }
  const columns: Column<View, 'date' | 'action' | 'ip' | 'device'>[] = [
    { key: 'date', title: 'Date', cell: (view) => <span className="num">{date(view)}</span> },
    {
      key: 'action',
      title: 'Action',
      cell: (view) =>
        impressionLabel({
          kind: view.impressionKind,
          paymentStatus: view.paymentStatus,
          source: view.impressionSource,
        }),
    },
    { key: 'ip', title: 'IP', cell: (view) => <span className="num">{view.impressionIP ?? '–'}</span> },
    { key: 'device', title: 'Device', cell: (view) => <Device view={view} /> },
  ]
  return (
    <>
      <div className={styles.top}>
        <span>Shows who opened the link and who paid or tried to.</span>
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Reload
        </Button>
      </div>
      {query.isError && !query.data && <LoadFailed what="views" error={query.error} retry={query.refetch} />}
      {query.isPending && <SkeletonLines rows={3} label="Loading the views" />}
      {query.data && query.data.count === 0 && <EmptyState kind="none" title="Nobody has opened the link yet" />}
      {query.data && query.data.count > 0 && (
        <>
          <Table label="Views" columns={columns} rows={query.data.impressions} rowKey={(view) => view.impressionID} />
          <Pager page={page} perPage={IMPRESSIONS_PER_PAGE} count={query.data.count} onPage={setPage} noun="views" />
        </>
      )}
    </>
  )
}
