import { BATCH_KIND_LABELS, BATCH_SOURCE_LABELS } from '@xd/core/domain/notice/batch.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { useStores } from '#data/company.ts'
import type { BatchData } from '#data/notices.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { BatchTag } from './batch-tag.tsx'
import { attention, dayText, dropped, gone, left, noticesWord, settled } from './notice-words.ts'
import styles from './notices.module.css'

type Key = 'kind' | 'status' | 'store' | 'source' | 'date' | 'total' | 'sent' | 'settled' | 'attention' | 'skipped'

interface Props {
  readonly batches: readonly BatchData[]
  readonly onOpen: (batchID: number) => void
  readonly openID: number | undefined
}

const count = (many: number) => (many === 0 ? <span className={styles.none}>–</span> : grouped(many))

const Sent = ({ counts }: BatchData) =>
  gone(counts) === 0 ? (
    <span className={styles.none}>–</span>
  ) : (
    <>
      {grouped(gone(counts))}
      {counts.delivered > 0 && <span className={styles.note}>{grouped(counts.delivered)} delivered</span>}
    </>
  )

export function BatchesTable({ batches, onOpen, openID }: Props) {
  const stores = useStores()
  const columns: Column<BatchData, Key>[] = [
    {
      key: 'kind',
      phone: 'lead',
      title: 'Notice',
      cell: ({ batchKind }) => <b className={styles.name}>{BATCH_KIND_LABELS[batchKind]}</b>,
    },
    {
      key: 'status',
      phone: 'tail',
      title: 'Status',
      cell: ({ batchStatus, counts }, { inLines }) => (
        <span className={styles.pills}>
          <BatchTag status={batchStatus} />
          {batchStatus === 'sending' && !inLines && (
            <span className={`${styles.route} num`}>{grouped(left(counts))} to go</span>
          )}
        </span>
      ),
    },
    { key: 'store', spare: 4, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    { key: 'source', spare: 6, title: 'From', cell: ({ batchSource }) => BATCH_SOURCE_LABELS[batchSource] },
    {
      key: 'date',
      phone: 'under',
      title: 'Date',
      cell: ({ batchDate, storeID }, { leftOut }) => {
        const store = stores.find((one) => one.storeID === storeID)
        return (
          <span className="num">
            {dayText(batchDate)}
            {leftOut.has('store') && store && ` · ${store.storeAbbr}`}
          </span>
        )
      },
    },
    {
      key: 'total',
      phone: 'end',
      title: 'Notices',
      numeric: true,
      cell: ({ counts }, { inLines }) => (inLines ? noticesWord(counts.total) : grouped(counts.total)),
    },
    { key: 'sent', spare: 3, title: 'Sent', numeric: true, cell: (batch) => <Sent {...batch} /> },
    {
      key: 'settled',
      spare: 2,
      title: 'Paid or answered',
      numeric: true,
      cell: ({ counts }) => count(settled(counts)),
    },
    {
      key: 'attention',
      spare: 1,
      title: 'Needs attention',
      numeric: true,
      cell: ({ counts }) => <b className={styles.attention}>{count(attention(counts))}</b>,
    },
    { key: 'skipped', spare: 5, title: 'Skipped', numeric: true, cell: ({ counts }) => count(dropped(counts)) },
  ]
  return (
    <Table<BatchData, Key>
      label="Batches of notices"
      columns={columns.filter(({ key }) => key !== 'store' || stores.length > 1)}
      rows={batches}
      rowKey={({ batchID }) => batchID}
      selectedKey={openID ?? null}
      onOpen={({ batchID }) => onOpen(batchID)}
    />
  )
}
