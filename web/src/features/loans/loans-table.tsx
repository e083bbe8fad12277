import { shownName } from '@xd/core/domain/customer/name.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import type { LoanData } from '#data/loans.ts'
import { useSignedIn } from '#data/session.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { LoanTag } from './loan-tag.tsx'
import { shownDay } from './shown-day.ts'
import styles from './loans.module.css'

type Key = 'customer' | 'amount' | 'status' | 'item' | 'due' | 'maturity' | 'saved' | 'number'

interface Props {
  readonly loans: readonly LoanData[]
  readonly onOpen: (loanID: number) => void
  readonly openID: number | undefined
}

export function LoansTable({ loans, onOpen, openID }: Props) {
  const now = useNow()
  const { company } = useSignedIn()
  const columns: Column<LoanData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: 'Customer',
      cell: ({ customer }) =>
        customer ? (
          <b className={styles.name}>{shownName(customer)}</b>
        ) : (
          <span className={styles.none}>No customer yet</span>
        ),
    },
    { key: 'number', spare: 4, title: 'Quote', numeric: true, cell: ({ quoteID }) => quoteID },
    {
      key: 'amount',
      phone: 'end',
      title: MONEY_LABELS.amount,
      numeric: true,
      cell: ({ amount }) => <b>{dollars(amount)}</b>,
    },
    { key: 'status', phone: 'tail', title: 'Status', cell: ({ loanStatus }) => <LoanTag status={loanStatus} /> },
    {
      key: 'item',
      spare: 3,
      title: 'For',
      cell: ({ loanItem }) => <span className={`${styles.item} cut`}>{loanItem}</span>,
    },
    {
      key: 'due',
      spare: 2,
      title: MONEY_LABELS.totalOfPayments,
      numeric: true,
      cell: ({ regZ }) => dollars(regZ.totalOfPayments),
    },
    {
      key: 'maturity',
      phone: 'under',
      title: 'Maturity',
      cell: ({ maturityDate }) => <span className="num">{shownDay(maturityDate)}</span>,
    },
    {
      key: 'saved',
      spare: 1,
      title: 'Saved',
      cell: ({ loanSavedDate }) => (
        <time className="num" dateTime={loanSavedDate}>
          {dayDivider(Date.parse(loanSavedDate), now, company.companyTimezone)}
        </time>
      ),
    },
  ]
  return (
    <Table<LoanData, Key>
      label="Loan quotes"
      columns={columns}
      rows={loans}
      rowKey={({ loanID }) => loanID}
      selectedKey={openID ?? null}
      onOpen={({ loanID }) => onOpen(loanID)}
    />
  )
}
