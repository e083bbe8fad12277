import { shownName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { type CustomerData, useLabels } from '#data/company.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, type Sort, Table } from '#ui/list/table.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { LabelChip } from '#parts/label/label-chip.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { CUSTOMER_SORTS, type CustomerSort } from './use-customer-filters.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './customers-table.module.css'

type Key = CustomerSort | 'phone' | 'email' | 'balance' | 'contact' | 'labels' | 'state'

export type ListedCustomer = WireOutput<'customers/list'>['customers'][number]

interface Props {
  customers: readonly ListedCustomer[]
  timezone: string
  sort: Sort<Key>
  onSort: (by: CustomerSort, dir: 'asc' | 'desc') => void
  onOpen: (customer: CustomerData) => void
  selection: Selection<number>
}

const nameOf = (customer: CustomerData) => shownName(customer)

const isSort = (key: Key): key is CustomerSort => (CUSTOMER_SORTS as readonly string[]).includes(key)

export function CustomersTable({ customers, timezone, sort, onSort, onOpen, selection }: Props) {
  const labels = useLabels('customer')
  const now = useNow()
  const columns: Column<ListedCustomer, Key>[] = [
    {
      key: 'custLastName',
      phone: 'lead',
      title: 'Name',
      sortable: true,
      cell: (customer) => <span className={styles.name}>{nameOf(customer)}</span>,
    },
    {
      key: 'phone',
      phone: 'under',
      title: 'Phone',
      cell: ({ custPhone }) => <span className={`${styles.phone} num`}>{formatPhone(custPhone)}</span>,
    },
    {
      key: 'email',
      spare: 3,
      title: 'Email',
      cell: ({ custEmail }) =>
        custEmail ? (
          <LongWord className={`${styles.email} cut`} text={custEmail} />
        ) : (
          <span className={styles.none}>No Email</span>
        ),
    },
    {
      key: 'labels',
      spare: 2,
      title: 'Labels',
      cell: ({ custLabels }) =>
        custLabels.length > 0 && (
          <span className={styles.labels}>
            {labels
              .filter(({ labelID }) => custLabels.includes(labelID))
              .map(({ labelID, labelName, labelColor }) => (
                <LabelChip key={labelID} name={labelName} color={labelColor} />
              ))}
          </span>
        ),
    },
    {
      key: 'contact',
      spare: 1,
      title: 'Last contact',
      cell: ({ custLastContact }) =>
        custLastContact && (
          <time className="num" dateTime={custLastContact}>
            {relativeTime(Date.parse(custLastContact), now, timezone)}
          </time>
        ),
    },
    {
      key: 'balance',
      phone: 'end',
      title: 'Open balance',
      numeric: true,
      cell: ({ custOpenBalance }) => custOpenBalance > 0 && dollars(custOpenBalance),
    },
    {
      key: 'state',
      phone: 'tail',
      title: 'Status',
      cell: ({ custBlocked, custOptedOut }) =>
        (custBlocked || custOptedOut !== null) && (
          <span className={styles.labels}>
            {custBlocked && <Tag tone="danger">Blocked</Tag>}
            {custOptedOut && <Tag tone="warning">Opted out</Tag>}
          </span>
        ),
    },
  ]
  return (
    <Table<ListedCustomer, Key>
      label="Customers"
      columns={columns}
      rows={customers}
      rowKey={({ custID }) => custID}
      sort={sort}
      onSort={({ by, dir }) => isSort(by) && onSort(by, dir)}
      onOpen={onOpen}
      selection={selection}
      rowName={nameOf}
    />
  )
}
