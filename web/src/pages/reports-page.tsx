import { useSession } from '#data/session.ts'
import { ReportsScreen } from '#features/reports/reports-screen.tsx'

export function ReportsPage() {
  const session = useSession()
  return session ? <ReportsScreen session={session} /> : null
}
