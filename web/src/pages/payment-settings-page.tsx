import { useSession } from '#data/session.ts'
import { ReconciliationCard } from '#features/reconciliation/reconciliation-card.tsx'
import { PaymentSettings } from '#features/settings/payment-settings.tsx'

export function PaymentSettingsPage() {
  const session = useSession()
  return <PaymentSettings>{session && <ReconciliationCard session={session} />}</PaymentSettings>
}
