import { CALL_OUTCOME_LABELS } from '@xd/core/domain/notice/status.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useStores } from '#data/company.ts'
import type { NoticeData } from '#data/notices.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { moment } from '#ui/text/moment.ts'
import { ticketsWords } from './notice-words.ts'
import styles from './calls.module.css'

type Key = 'customer' | 'phone' | 'tickets' | 'why' | 'store' | 'last'

interface Props {
  readonly notices: readonly NoticeData[]
  readonly currentID: number
  readonly onOpen: (noticeID: number) => void
}

/** Everyone still to call, in order. Clicking a row calls out of turn. */
export function CallsTable({ notices, currentID, onOpen }: Props) {
  const now = useNow()
  const stores = useStores()
  const zoneOf = useZoneOf()
  const last = (notice: NoticeData) => {
    const call = notice.calls.at(-1)
    if (call === undefined) return <span className={styles.none}>Not called yet</span>
    return (
      <>
        {CALL_OUTCOME_LABELS[call.outcome]},{' '}
        <span className="num">{moment(Date.parse(call.at), now, zoneOf(notice.storeID))}</span>
      </>
    )
  }
  const columns: Column<NoticeData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: 'Customer',
      cell: ({ listedName }) => <b className={styles.person}>{listedName}</b>,
    },
    {
      key: 'phone',
      phone: 'end',
      title: 'Phone',
      cell: ({ phone }) => <span className="num">{phone === null ? '' : formatPhone(phone)}</span>,
    },
    {
      key: 'tickets',
      title: 'Tickets',
      cell: ({ tickets }) => <span className="num">{ticketsWords(tickets)}</span>,
    },
    { key: 'why', spare: 1, title: 'Why', cell: ({ reason }) => reason },
    { key: 'store', spare: 2, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    { key: 'last', phone: 'under', title: 'Last call', cell: last },
  ]
  return (
    <Table<NoticeData, Key>
      label="Customers to call"
      columns={columns.filter(({ key }) => key !== 'store' || stores.length > 1)}
      rows={notices}
      rowKey={({ noticeID }) => noticeID}
      selectedKey={currentID}
      onOpen={({ noticeID }) => onOpen(noticeID)}
    />
  )
}
