import { useState } from 'react'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import type { NoticeData } from '#data/notices.ts'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { NoticeTag } from './notice-tag.tsx'
import { dayText, routeWords, whyWords } from './notice-words.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './notices.module.css'

type Key = 'customer' | 'kind' | 'tickets' | 'says' | 'status'

interface Props {
  readonly notices: readonly NoticeData[]
  /** The notices' common source: one batch, or one customer. */
  readonly all?: 'batch' | 'customer'
}

/** The notice's own dialog shows the rest. */
const SHOWN = 2

const Tickets = ({ tickets }: NoticeData) => (
  <span className={styles.tickets}>
    {tickets.slice(0, SHOWN).map(({ ticketNumber, dueDate }) => (
      <span key={ticketNumber} className="num">
        <b>{ticketNumber}</b> due {dayText(dueDate)}
      </span>
    ))}
    {tickets.length > SHOWN && <span>and {tickets.length - SHOWN} more</span>}
  </span>
)

/** Notices with their words, destinations and statuses; a row opens its notice. */
export function NoticesTable({ notices, all }: Props) {
  const now = useNow()
  const zoneOf = useZoneOf()
  const [opened, setOpened] = useState<NoticeData>()
  const why = (notice: NoticeData) => (
    <span className={styles.why}>{whyWords(notice, now, zoneOf(notice.storeID))}</span>
  )
  const columns: Column<NoticeData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: all === 'customer' ? 'Notice' : 'Customer',
      cell: (notice, { leftOut }) => (
        <span className={styles.who}>
          <b className="cut">{all === 'customer' ? BATCH_KIND_LABELS[notice.batchKind] : notice.listedName}</b>
          <span className={`${styles.route} num`}>
            {leftOut.has('kind') && `${BATCH_KIND_LABELS[notice.batchKind]} · `}
            <LongWord text={routeWords(notice)} />
          </span>
        </span>
      ),
    },
    { key: 'kind', spare: 1, title: 'Notice', cell: ({ batchKind }) => BATCH_KIND_LABELS[batchKind] },
    { key: 'tickets', phone: 'tail', title: 'Tickets', cell: (notice) => <Tickets {...notice} /> },
    {
      key: 'says',
      width: 220,
      phone: 'wrap',
      title: 'Message',
      cell: (notice, { inLines }) => (
        <>
          <span className={styles.says} lang={notice.language}>
            {notice.body ?? 'No message'}
          </span>
          {inLines && why(notice)}
        </>
      ),
    },
    {
      key: 'status',
      phone: 'end',
      title: 'Status',
      cell: (notice, { inLines }) => (
        <span className={styles.state}>
          <NoticeTag status={notice.noticeStatus} />
          {!inLines && why(notice)}
        </span>
      ),
    },
  ]
  return (
    <>
      <Table<NoticeData, Key>
        label="Notices"
        columns={columns.filter(({ key }) => key !== 'kind' || all === undefined)}
        rows={notices}
        rowKey={({ noticeID }) => noticeID}
        selectedKey={opened?.noticeID ?? null}
        onOpen={setOpened}
      />
      {opened && (
        <NoticeDialog
          // Its current state, even if it has left the rows meanwhile.
          notice={notices.find(({ noticeID }) => noticeID === opened.noticeID) ?? opened}
          timezone={zoneOf(opened.storeID)}
          inBatch={all === 'batch'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
