import { CustomerList } from '#features/customers/customer-list.tsx'

export const CustomersPage = () => <CustomerList />
