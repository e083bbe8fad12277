import { CustomerList } from '#features/customers/customer-list.tsx'
import { CustomersTabs } from './customers-tabs.tsx'

export const CustomersPage = () => (
  <CustomersTabs>
    <CustomerList />
  </CustomersTabs>
)
