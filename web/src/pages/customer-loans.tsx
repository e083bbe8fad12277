import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'

/** The customer's cart, in their panel on any screen. */
export const CustomerLoans = lazyDecor(() => import('#features/loans/customer-cart.tsx'), 'CustomerCart', {
  waiting: Arriving,
  missing: 'The loan quotes couldn’t be loaded. Reload the page.',
})
