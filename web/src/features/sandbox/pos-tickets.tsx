import { useState } from 'react'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { askSandbox, type PosTicket, useSandbox } from '#data/sandbox.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { mediumDay } from '#ui/picker/month.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import sections from './sections.module.css'
import styles from './point-of-sale.module.css'

const STATUSES = { active: 'Active', redeemed: 'Redeemed', renewed: 'Renewed', forfeited: 'Forfeited' } as const

type Status = keyof typeof STATUSES
const STATUS_OPTIONS = (Object.keys(STATUSES) as Status[]).map((value) => ({ value, label: STATUSES[value] }))

/** The store’s book in its own system, with the actions at the counter. */
export function PosTickets({ url, storeKey }: { url: string; storeKey: string }) {
  const [filter, setFilter] = useState('')
  const [status, setStatus] = useState<Status | 'all'>('active')
  const body = { storeKey, filter, ...(status !== 'all' && { status }) }
  const { data } = useSandbox(url, 'pos/tickets', body)

  const end = async (path: 'pos/redeem' | 'pos/forfeit', ticketNumber: string) => {
    try {
      const { ticket } = await askSandbox(url, path, { ticketNumber })
      toast(`Ticket ${ticketNumber} is ${ticket.status}. The next export shows it.`)
    } catch (error) {
      toast(error instanceof Error ? error.message : 'The ticket couldn’t be ended.', { tone: 'danger' })
    }
  }
  const columns: ReadonlyArray<Column<PosTicket, string>> = [
    { key: 'ticket', title: 'Ticket', cell: ({ ticketNumber }) => <span className="num">{ticketNumber}</span> },
    { key: 'customer', title: 'Customer', cell: ({ customer }) => `${customer.lastName}, ${customer.firstName}` },
    { key: 'goods', title: 'Item', cell: ({ description }) => description },
    { key: 'due', title: 'Due', cell: ({ dueDate }) => <span className="num">{mediumDay(asLocalDay(dueDate))}</span> },
    {
      key: 'principal',
      title: 'Principal',
      numeric: true,
      cell: ({ principalCents }) => formatDollars(cents(principalCents)),
    },
    {
      key: 'status',
      title: 'Status',
      cell: ({ status: is, renewedTo }) => (
        <StatusTag tone={toneOf(STATUSES[is])}>
          {STATUSES[is]}
          {renewedTo !== null && `: ${renewedTo}`}
        </StatusTag>
      ),
    },
    {
      key: 'acts',
      title: 'At the counter',
      cell: ({ ticketNumber, status: now }) =>
        now === 'active' && (
          <span className={styles.acts}>
            <Button
              size="small"
              aria-label={`Redeem ${ticketNumber}`}
              onClick={() => void end('pos/redeem', ticketNumber)}
            >
              Redeem
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={`Forfeit ${ticketNumber}`}
              onClick={() => void end('pos/forfeit', ticketNumber)}
            >
              Forfeit
            </Button>
          </span>
        ),
    },
  ]
  return (
    <section className={sections.section} aria-labelledby="pos-tickets-title">
      <h2 id="pos-tickets-title">Tickets</h2>
      <p className={sections.text}>
        Tickets age with the calendar. Loans come due, are renewed or forfeited, and new ones begin.
      </p>
      <div className={styles.narrow}>
        <PausingSearchBox label="Filter tickets" placeholder="Number or name" value={filter} onChange={setFilter} />
        <FilterChip
          label="Status"
          value={status}
          all={{ value: 'all', label: 'Any status' }}
          options={STATUS_OPTIONS}
          onChange={setStatus}
        />
      </div>
      {data === undefined && <SkeletonRows label="Loading tickets" />}
      {data?.count === 0 && <EmptyState kind="none" title="No tickets match this filter" />}
      {data !== undefined && data.count > 0 && (
        <Table label="Tickets" columns={columns} rows={data.tickets} rowKey={({ ticketNumber }) => ticketNumber} />
      )}
    </section>
  )
}
