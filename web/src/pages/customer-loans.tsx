import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'

/** The customer's cart, in their panel wherever that is shown. */
export const CustomerLoans = lazyDecor(() => import('#features/loans/customer-cart.tsx'), 'CustomerCart', {
  waiting: Arriving,
  missing: 'The loan quotes couldn’t be loaded. Reload the page.',
})
