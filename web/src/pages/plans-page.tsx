import { PlanList } from '#features/plans/plan-list.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export const PlansPage = () => (
  <PaymentsTabs>
    <PlanList />
  </PaymentsTabs>
)
