import { useSession } from '#data/session.ts'
import { PaymentList } from '#features/payments/payment-list.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export function PaymentsPage() {
  const session = useSession()
  return session ? (
    <PaymentsTabs session={session}>
      <PaymentList session={session} />
    </PaymentsTabs>
  ) : null
}
