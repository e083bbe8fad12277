import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useStore } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { CardTab } from './card-tab.tsx'
import { ClosePayment } from './close-payment.tsx'
import { CustomFieldsTab } from './custom-fields-tab.tsx'
import { NoteTab } from './note-tab.tsx'
import { PaymentMenu } from './payment-menu.tsx'
import { statusAt } from './payment-words.ts'
import { RefundButton } from './refund-button.tsx'
import { refundedWords } from './refund-words.ts'
import { SummaryTab } from './summary-tab.tsx'
import { ViewsTab } from './views-tab.tsx'
import styles from './payment-details-dialog.module.css'

interface Props {
  paymentKey: string
  open: boolean
  /** Requests the same again, if possible from here. */
  onRequestLike?: ((payment: PaymentData) => void) | undefined
  onClose: () => void
}

type Fetched = WireOutput<'payments/fetch'>
type TabName = 'views' | 'note' | 'fields' | 'payment' | 'card'

/** Spec 1 §2: Payment Details. */
export const PaymentDetailsDialog = ({ open, ...props }: Props) =>
  open ? <Details key={props.paymentKey} {...props} /> : null

function Details({ paymentKey, onRequestLike, onClose }: Omit<Props, 'open'>) {
  const query = useCall('payments/fetch', { paymentKey })
  const payment = query.data?.payment
  return (
    <Dialog
      open
      onClose={onClose}
      title="Payment Details"
      size="large"
      {...(payment && {
        description: <Heading payment={payment} />,
        footer: <Acts {...{ payment, onRequestLike, onClose }} />,
      })}
    >
      {query.data && <Body {...query.data} />}
      {!payment && query.isError && <LoadFailed what="payment" isOne error={query.error} retry={query.refetch} />}
      {!payment && !query.isError && <SkeletonRows rows={5} label="Loading the payment" />}
    </Dialog>
  )
}

function Heading({ payment }: { payment: PaymentData }) {
  const now = useNow()
  const store = useStore(payment.storeID)
  return (
    <span className={styles.heading}>
      <strong className={`${styles.amount} num`}>{dollars(payment.paymentAmount)}</strong>
      <PaymentTag status={statusAt(payment, now)} note={refundedWords(payment)} />
      {payment.paymentTestMode && <Tag tone="gold">TEST MODE</Tag>}
      <span className={styles.who}>
        {customerName(payment.customer) || formatPhone(payment.customer.custPhone)}
        {store && ` · ${store.storeName}`}
      </span>
    </span>
  )
}

function Body({ payment, rewrite, ...renewal }: Fetched) {
  const [tab, setTab] = useState<TabName>('payment')
  return (
    <div className={styles.body}>
      <Tabs<TabName>
        label="Payment Details"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'views', label: 'Views', panel: <ViewsTab payment={payment} /> },
          { value: 'note', label: 'Note / Labels', panel: <NoteTab payment={payment} /> },
          { value: 'fields', label: 'Custom Fields', panel: <CustomFieldsTab payment={payment} /> },
          {
            value: 'payment',
            label: 'Payment',
            panel: <SummaryTab payment={payment} rewrite={rewrite} renewal={renewal} />,
          },
          { value: 'card', label: 'Card', panel: <CardTab payment={payment} /> },
        ]}
      />
    </div>
  )
}

function Acts({
  payment,
  onRequestLike,
  onClose,
}: Pick<Props, 'onRequestLike' | 'onClose'> & { payment: PaymentData }) {
  return (
    <>
      <FooterStart>
        <PaymentMenu
          payment={payment}
          onRequestLike={onRequestLike && (() => onRequestLike(payment))}
          trigger={<Button icon={<Ellipsis aria-hidden="true" />}>More</Button>}
        />
      </FooterStart>
      {payment.paymentStatus === 'sent' && <ClosePayment payment={payment} />}
      {payment.paymentStatus === 'approved' && <RefundButton payment={payment} />}
      <Button onClick={onClose}>Close</Button>
    </>
  )
}
