import { useSession } from '#data/session.ts'
import { PaymentList } from '#features/payments/payment-list.tsx'

export function PaymentsPage() {
  const session = useSession()
  return session ? <PaymentList session={session} /> : null
}
