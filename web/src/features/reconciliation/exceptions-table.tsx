import { accountTitle } from '@xd/core/domain/payment/gateways.ts'
import { useAuthors, useStores } from '#data/company.ts'
import type { ExceptionData } from '#data/reconciliation.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import { StoreName } from '#parts/store/store-name.tsx'
import { dayAndTime } from './exception-times.ts'
import styles from './reconciliation.module.css'

type Key = 'what' | 'state' | 'note' | 'store' | 'gateway' | 'moved' | 'since'

interface Props {
  exceptions: readonly ExceptionData[]
  /** The company's zone, if the store is unknown. */
  timezone: string
  onOpen: (exceptionID: number) => void
  openID: number | undefined
}

/** The differences, one row each; a row opens its actions. */
export function ExceptionsTable({ exceptions, timezone, onOpen, openID }: Props) {
  const now = useNow()
  const [stores, authorOf] = [useStores(), useAuthors()]
  const storeOf = ({ storeID }: ExceptionData) => stores.find((store) => store.storeID === storeID)
  const when = (exception: ExceptionData, date: string) => (
    <time className={`${styles.date} num`} dateTime={date}>
      {dayAndTime(date, now, storeOf(exception)?.storeTimezone ?? timezone)}
    </time>
  )
  const anyNote = exceptions.some(({ note }) => note !== '')
  const columns: Column<ExceptionData, Key>[] = [
    { key: 'what', title: 'Difference', cell: ({ sentence }) => <span className={styles.sentence}>{sentence}</span> },
    {
      key: 'state',
      title: 'Status',
      cell: ({ resolvedDate, resolvedByID }) =>
        resolvedDate === null ? (
          <StatusTag tone="danger">Open</StatusTag>
        ) : (
          <StatusTag tone="success">
            {resolvedByID === null ? 'Resolved automatically' : `Resolved by ${authorOf(resolvedByID)}`}
          </StatusTag>
        ),
    },
    {
      key: 'note',
      spare: 2,
      width: 160,
      title: 'Note',
      cell: ({ note }) => note && <span className={styles.note}>{note}</span>,
    },
    {
      key: 'store',
      spare: 1,
      title: 'Store',
      cell: (exception) => {
        const store = storeOf(exception)
        return store ? <StoreName store={store} /> : 'Unknown'
      },
    },
    { key: 'gateway', spare: 3, title: 'Gateway', cell: ({ gateway }) => accountTitle(gateway) },
    { key: 'moved', title: 'Date', cell: (exception) => when(exception, exception.date) },
    { key: 'since', title: 'Found', cell: (exception) => when(exception, exception.foundDate) },
  ]
  return (
    <Table<ExceptionData, Key>
      label="Differences"
      columns={columns.filter(({ key }) => (key !== 'note' || anyNote) && (key !== 'store' || stores.length > 1))}
      rows={exceptions}
      rowKey={({ exceptionID }) => exceptionID}
      selectedKey={openID ?? null}
      onOpen={({ exceptionID }) => onOpen(exceptionID)}
    />
  )
}
