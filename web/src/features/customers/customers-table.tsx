import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type CustomerData, useLabels } from '#data/company.ts'
import { useIsPhone, useMediaQuery } from '#ui/hook/use-media-query.ts'
import { type Column, type Sort, Table } from '#ui/list/table.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { LabelChip } from '#ui/status/label-chip.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { CUSTOMER_SORTS, type CustomerSort } from './use-customer-filters.ts'
import styles from './customers-table.module.css'

type Key = CustomerSort | 'phone' | 'email' | 'dl' | 'labels' | 'state'

interface Props {
  customers: readonly CustomerData[]
  sort: Sort<Key>
  onSort: (by: CustomerSort, dir: 'asc' | 'desc') => void
  onOpen: (customer: CustomerData) => void
  selection: Selection<number>
}

const nameOf = (customer: CustomerData) => customerName(customer) || formatPhone(customer.custPhone)

const isSort = (key: Key): key is CustomerSort => (CUSTOMER_SORTS as readonly string[]).includes(key)

/** Customers, one row each; a row opens the customer. */
export function CustomersTable({ customers, sort, onSort, onOpen, selection }: Props) {
  const labels = useLabels('customer')
  const [phone, narrow] = [useIsPhone(), useMediaQuery('(max-width: 1099px)')]
  const columns: Column<CustomerData, Key>[] = [
    {
      key: 'custLastName',
      title: 'Name',
      sortable: true,
      cell: (customer) => <span className={styles.name}>{customerName(customer) || 'Unknown'}</span>,
    },
    {
      key: 'phone',
      title: 'Phone',
      cell: ({ custPhone }) => <span className={`${styles.phone} num`}>{formatPhone(custPhone)}</span>,
    },
    {
      key: 'email',
      title: 'E-mail',
      cell: ({ custEmail }) =>
        custEmail ? <span className={styles.email}>{custEmail}</span> : <span className={styles.none}>No Email</span>,
    },
    { key: 'dl', title: 'DL #', cell: ({ custDL }) => custDL && <span className="num">{custDL}</span> },
    {
      key: 'labels',
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
      key: 'state',
      title: 'State',
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
    <Table<CustomerData, Key>
      label="Customers"
      columns={columns.filter(({ key }) => !(narrow && key === 'dl') && !(phone && key === 'email'))}
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
