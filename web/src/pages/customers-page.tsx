import { useSession } from '#data/session.ts'
import { CustomerList } from '#features/customers/customer-list.tsx'

export function CustomersPage() {
  const session = useSession()
  return session ? <CustomerList session={session} /> : null
}
