import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'

/** Loaded for a customer who has tickets. */
export const CustomerDueTickets = lazyDecor(() => import('./panel-tickets.tsx'), 'PanelTickets', {
  waiting: Arriving,
  missing: 'The tickets couldn’t be loaded. Reload the page.',
})
