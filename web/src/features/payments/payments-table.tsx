import { customerName } from '@xd/core/domain/customer/name.ts'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { type LabelData, useLabels, useStores } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, type Sort, Table } from '#ui/list/table.tsx'
import type { Selection } from '#ui/list/use-selection.ts'
import { LabelChip } from '#parts/label/label-chip.tsx'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { dayAndTime, statusAt, ticketsOf } from './payment-words.ts'
import { refundedWords } from './refund-words.ts'
import { PAYMENT_ORDERS, type PaymentOrder } from './use-payment-filters.ts'
import styles from './payments-table.module.css'

type Key = 'customer' | PaymentOrder | 'memo' | 'tickets' | 'labels' | 'store'

interface Props {
  payments: readonly PaymentData[]
  onOpen: (paymentKey: string) => void
  openKey?: string | undefined
  /** Omitted if all belong to one customer. */
  hide?: readonly Key[]
  sort?: Sort<PaymentOrder>
  onSort?: (sort: Sort<PaymentOrder>) => void
  selection?: Selection<string>
}

const isOrder = (key: Key): key is PaymentOrder => (PAYMENT_ORDERS as readonly Key[]).includes(key)

const ticketWords = (tickets: readonly string[]) =>
  tickets.length > 3 ? `${tickets.slice(0, 3).join(', ')} +${tickets.length - 3}` : tickets.join(', ')

const nameOf = ({ customer, paymentAmount }: PaymentData) =>
  `${dollars(paymentAmount)} of ${customerName(customer) || formatPhone(customer.custPhone)}`

const Labels = ({ own }: { own: readonly LabelData[] }) =>
  own.length > 0 && (
    <span className={styles.labels}>
      {own.map((label) => (
        <LabelChip key={label.labelID} name={label.labelName} color={label.labelColor} />
      ))}
    </span>
  )

export function PaymentsTable({ payments, onOpen, openKey, hide = [], sort, onSort, selection }: Props) {
  const now = useNow()
  const stores = useStores()
  const labels = useLabels('payment')
  const zones = new Set(payments.map(({ storeTimezone }) => storeTimezone))
  const labeled = payments.some(({ paymentLabels }) => paymentLabels.length > 0)

  const columns: Column<PaymentData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: 'Customer',
      cell: ({ customer }) => (
        <span className={styles.name}>{customerName(customer) || formatPhone(customer.custPhone)}</span>
      ),
    },
    {
      key: 'paymentAmount',
      sortable: onSort !== undefined,
      phone: 'end',
      title: MONEY_LABELS.paymentAmount,
      numeric: true,
      cell: ({ paymentAmount, paymentNoticeFee, paymentFee }) => (
        <>
          <strong className={styles.amount}>{dollars(paymentAmount)}</strong>
          {paymentNoticeFee > 0 && <small className={styles.fee}>with {dollars(paymentNoticeFee)} notice fee</small>}
          {paymentFee > 0 && <small className={styles.fee}>plus {dollars(paymentFee)} online fee</small>}
        </>
      ),
    },
    {
      key: 'paymentStatus',
      sortable: onSort !== undefined,
      phone: 'tail',
      title: 'Status',
      cell: (payment) => <PaymentTag status={statusAt(payment, now)} note={refundedWords(payment)} />,
    },
    {
      key: 'memo',
      spare: 1,
      phone: 'lead',
      title: 'Memo',
      cut: true,
      cell: ({ paymentMemo }) => paymentMemo,
    },
    {
      key: 'tickets',
      spare: 3,
      title: 'Tickets',
      cell: ({ paymentTicketList }) =>
        paymentTicketList && <span className="num">{ticketWords(ticketsOf(paymentTicketList))}</span>,
    },
    {
      key: 'labels',
      spare: 4,
      title: 'Labels',
      cell: ({ paymentLabels }) => <Labels own={labels.filter(({ labelID }) => paymentLabels.includes(labelID))} />,
    },
    { key: 'store', spare: 2, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    {
      key: 'messageDate',
      phone: 'under',
      title: 'Requested',
      sortable: onSort !== undefined,
      cell: ({ messageDate, storeTimezone }) => {
        const asked = Date.parse(messageDate)
        return (
          <time className={`${styles.date} num`} dateTime={messageDate}>
            {dayAndTime(asked, now, storeTimezone)}{' '}
            {zones.size > 1 && <span className={styles.zone}>{storeZoneName(asked, storeTimezone)}</span>}
          </time>
        )
      },
    },
  ]
  return (
    <Table<PaymentData, Key>
      label="Payments"
      columns={columns.filter(
        ({ key }) => !hide.includes(key) && (key !== 'labels' || labeled) && (key !== 'store' || stores.length > 1),
      )}
      rows={payments}
      rowKey={({ paymentKey }) => paymentKey}
      selectedKey={openKey ?? null}
      onOpen={({ paymentKey }) => onOpen(paymentKey)}
      sort={sort ?? { by: 'messageDate', dir: 'desc' }}
      {...(selection && { selection, rowName: nameOf })}
      {...(onSort && { onSort: ({ by, dir }: Sort<Key>) => isOrder(by) && onSort({ by, dir }) })}
    />
  )
}
