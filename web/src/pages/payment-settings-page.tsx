import { ReconciliationCard } from '#features/reconciliation/reconciliation-card.tsx'
import { PaymentSettings } from '#features/settings/payment-settings.tsx'

export const PaymentSettingsPage = () => (
  <PaymentSettings>
    <ReconciliationCard />
  </PaymentSettings>
)
