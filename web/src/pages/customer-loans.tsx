import { lazy, Suspense } from 'react'

const Cart = lazy(async () => ({ default: (await import('#features/loans/customer-cart.tsx')).CustomerCart }))

/** The customer's cart, in their panel wherever that is shown. */
export const CustomerLoans = ({ custID }: { custID: number }) => (
  <Suspense>
    <Cart custID={custID} />
  </Suspense>
)
