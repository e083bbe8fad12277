import { shownName } from '@xd/core/domain/customer/name.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { REWRITE_STEP_LABELS, rewriteProgress, type RewriteStep } from '@xd/core/domain/ticket/progress.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { useStores } from '#data/company.ts'
import type { RewriteData } from '#data/rewrites.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { RewriteTag } from './rewrite-tag.tsx'
import { TicketStep } from './ticket-step.tsx'
import styles from './rewrites.module.css'

type Key = 'customer' | 'state' | 'tickets' | 'why' | 'amount' | 'store' | 'paid' | 'posted' | 'verified'

interface Props {
  rewrites: readonly RewriteData[]
  onOpen: (rewriteID: number) => void
  openID: number | undefined
}

/** The batch's own dialog shows the rest, because half a ticket number says nothing. */
const SHOWN = { inColumns: 2, inLines: 1 }

/** The warning, or the first ticket's problem. */
const whyOf = ({ rewriteWarning, rewriteTickets }: RewriteData): string =>
  rewriteWarning ?? rewriteTickets.find(({ ticketState }) => ticketState === 'exception')?.ticketReason ?? ''

const Tickets = ({ rewriteTickets, shown }: Pick<RewriteData, 'rewriteTickets'> & { shown: number }) => (
  <span className={styles.steps}>
    {rewriteTickets.slice(0, shown).map((ticket) => (
      <TicketStep key={ticket.rewriteTicketID} {...ticket} />
    ))}
    {rewriteTickets.length > shown && <span className={styles.none}>and {rewriteTickets.length - shown} more</span>}
  </span>
)

const Why = (rewrite: RewriteData) => whyOf(rewrite) && <span className={styles.why}>{whyOf(rewrite)}</span>

const millis = (date: string | null): number | null => (date === null ? null : Date.parse(date))

/** When the last of a batch's tickets reached this step; null until all have. */
const reachedAt = ({ rewriteTickets }: RewriteData, step: RewriteStep): number | null =>
  rewriteProgress(
    rewriteTickets.map((ticket) => ({
      ticketState: ticket.ticketState,
      numberedAt: millis(ticket.ticketNumberedDate),
      postedAt: millis(ticket.ticketPostedDate),
      verifiedAt: millis(ticket.ticketVerifiedDate),
    })),
  ).find((reached) => reached.step === step)?.at ?? null

export function RewritesTable({ rewrites, onOpen, openID }: Props) {
  const now = useNow()
  const stores = useStores()
  const anyWhy = rewrites.some((rewrite) => whyOf(rewrite) !== '')
  const dayOf = (step: RewriteStep) => (rewrite: RewriteData) => {
    const at = reachedAt(rewrite, step)
    return (
      at !== null && (
        <time className={`${styles.date} num`} dateTime={new Date(at).toISOString()}>
          {dayDivider(at, now, rewrite.storeTimezone)}
        </time>
      )
    )
  }
  const columns: Column<RewriteData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: 'Customer',
      cell: ({ customer }) => <span className={styles.name}>{shownName(customer)}</span>,
    },
    { key: 'state', phone: 'tail', title: 'Status', cell: ({ rewriteState }) => <RewriteTag state={rewriteState} /> },
    {
      key: 'tickets',
      phone: 'under',
      title: 'Tickets',
      cell: (rewrite, { leftOut, inLines }) => (
        <>
          <Tickets {...rewrite} shown={inLines ? SHOWN.inLines : SHOWN.inColumns} />
          {leftOut.has('why') && !inLines && <Why {...rewrite} />}
        </>
      ),
    },
    { key: 'why', spare: 4, width: 260, title: 'Why', cell: (rewrite) => <Why {...rewrite} /> },
    {
      key: 'amount',
      spare: 1,
      phone: 'end',
      title: 'Amount',
      numeric: true,
      cell: ({ paymentAmount }) => dollars(paymentAmount),
    },
    { key: 'store', spare: 5, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    {
      key: 'paid',
      title: 'Paid',
      cell: ({ rewriteDate, storeTimezone }) => {
        const at = Date.parse(rewriteDate)
        return (
          <time className={`${styles.date} num`} dateTime={rewriteDate}>
            {dayDivider(at, now, storeTimezone)}, {storeTime(at, storeTimezone)}
          </time>
        )
      },
    },
    { key: 'posted', spare: 3, title: REWRITE_STEP_LABELS.posted, cell: dayOf('posted') },
    { key: 'verified', spare: 2, title: REWRITE_STEP_LABELS.verified, cell: dayOf('verified') },
  ]
  return (
    <Table<RewriteData, Key>
      label="Rewrites"
      columns={columns.filter(({ key }) => (key !== 'why' || anyWhy) && (key !== 'store' || stores.length > 1))}
      rows={rewrites}
      rowKey={({ rewriteID }) => rewriteID}
      selectedKey={openID ?? null}
      onOpen={({ rewriteID }) => onOpen(rewriteID)}
    />
  )
}
