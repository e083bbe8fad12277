import { PaymentList } from '#features/payments/payment-list.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export const PaymentsPage = () => (
  <PaymentsTabs>
    <PaymentList />
  </PaymentsTabs>
)
