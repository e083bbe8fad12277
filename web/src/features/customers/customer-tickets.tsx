import { Fragment, type ReactNode, useState } from 'react'
import { GRACE_DAYS_AFTER_NOTICE, LAW_IS_INFERRED } from '@xd/core/domain/notice/lawful.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { standingOn } from '@xd/core/domain/ticket/standing.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { useSignedIn } from '#data/session.ts'
import type { TicketData } from '#data/tickets.ts'
import { useCall } from '#data/use-call.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import type { Fit } from '#ui/list/fit.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { mediumDay } from '#ui/picker/month.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { TicketNumber } from './ticket-number.tsx'
import styles from './customer-panel.module.css'

type Key = 'number' | 'status' | 'due' | 'grace' | 'principal' | 'amount' | 'item' | 'store' | 'age' | 'request'

/** The dialog omits nothing. */
const IN_DIALOG: Fit<Key> = { leftOut: new Set(), inLines: false }

const shown = (day: string | null) => (day === null ? '' : mediumDay(asLocalDay(day)))
const amount = (figure: number | null) => (figure === null ? '' : dollars(figure))

interface Props {
  custID: number
  renderRequest: (ticket: TicketData) => ReactNode
}

/** A customer's tickets at all stores: a copy of the stores' own systems, each with its age. */
export function CustomerTickets({ custID, renderRequest }: Props) {
  const [openID, setOpenID] = useState<number>()
  const todayAt = useStoreDay()
  const { company } = useSignedIn()
  const query = useCall('tickets/list', { search: { custID, perPage: 100 } })
  const tickets = query.data?.tickets ?? []
  const asOf = (at: string) => mediumDay(asLocalDay(localDay(Date.parse(at), company.companyTimezone)))
  const columns: Column<TicketData, Key>[] = [
    {
      key: 'number',
      phone: 'lead',
      title: 'Ticket',
      cell: (ticket) => <TicketNumber ticket={ticket} />,
    },
    {
      key: 'status',
      phone: 'tail',
      title: 'Status',
      cell: (ticket) => {
        const { words, tone } = standingOn(ticket, todayAt(ticket.storeID))
        return <Tag tone={tone}>{words}</Tag>
      },
    },
    { key: 'due', title: 'Due', cell: ({ ticketDueDate }) => <span className="num">{shown(ticketDueDate)}</span> },
    {
      key: 'grace',
      spare: 2,
      title: 'Grace ends',
      cell: ({ ticketGraceDate, graceNoticeID }) => (
        <span className="num">
          {shown(ticketGraceDate)}
          {graceNoticeID !== null && ` by notice ${graceNoticeID}`}
        </span>
      ),
    },
    {
      key: 'principal',
      spare: 4,
      title: MONEY_LABELS.principal,
      numeric: true,
      cell: ({ principal }) => amount(principal),
    },
    {
      key: 'amount',
      phone: 'end',
      title: MONEY_LABELS.amountDue,
      numeric: true,
      cell: ({ amountDue }) => <b>{amount(amountDue)}</b>,
    },
    { key: 'item', spare: 1, width: 160, title: 'Description', cell: ({ ticketDescription }) => ticketDescription },
    { key: 'store', spare: 3, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    {
      key: 'age',
      spare: 5,
      phone: 'under',
      title: 'As of',
      cell: ({ ticketDueDate, ticketGraceDate, asOf: at }, { inLines }) => (
        <span className="num">
          {inLines
            ? `${ticketDueDate === null ? '' : `Due ${shown(ticketDueDate)}, `}${ticketGraceDate === null ? '' : `grace until ${shown(ticketGraceDate)}, `}as of ${asOf(at)}`
            : asOf(at)}
        </span>
      ),
    },
    ...(tickets.some((ticket) => renderRequest(ticket) !== null)
      ? [{ key: 'request' as const, title: 'Request', cell: renderRequest }]
      : []),
  ]
  const opened = tickets.find(({ ticketID }) => ticketID === openID)
  if (tickets.length === 0)
    return (
      <NoRows
        query={query}
        noun="tickets"
        isFiltered={false}
        onClearFilters={() => undefined}
        hint="Import files from your store’s own system to see tickets here."
      />
    )
  return (
    <>
      <Table<TicketData, Key>
        label="Tickets"
        columns={columns}
        rows={tickets}
        rowKey={({ ticketID }) => ticketID}
        onOpen={({ ticketID }) => setOpenID(ticketID)}
        selectedKey={openID ?? null}
      />
      {opened && (
        <Dialog
          open
          size="small"
          title={`Ticket ${opened.ticketNumber}`}
          onClose={() => setOpenID(undefined)}
          footer={renderRequest(opened)}
        >
          <dl className={styles.facts}>
            {columns
              .filter(({ key }) => key !== 'request')
              .map(({ key, title, cell }) => (
                <Fragment key={key}>
                  <dt>{title}</dt>
                  <dd>{cell(opened, IN_DIALOG)}</dd>
                </Fragment>
              ))}
          </dl>
        </Dialog>
      )}
      {tickets.some(({ graceNoticeID }) => graceNoticeID !== null) && (
        <Banner tone="info">
          Set by notice: the date in the notice or {GRACE_DAYS_AFTER_NOTICE} days after it was given, whichever is
          later. {LAW_IS_INFERRED}
        </Banner>
      )}
    </>
  )
}
