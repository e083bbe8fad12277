import { lazy, Suspense } from 'react'

const Cart = lazy(async () => ({ default: (await import('#features/loans/customer-cart.tsx')).CustomerCart }))

/** The customer's cart, on their panel wherever it stands. */
export const CustomerLoans = ({ custID }: { custID: number }) => (
  <Suspense>
    <Cart custID={custID} />
  </Suspense>
)
