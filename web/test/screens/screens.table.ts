import { CUSTOMER_SCREENS } from './customer-screens.table.ts'
import { CUSTOMER_SIDE_SCREENS } from './customer-side-screens.table.ts'
import { INBOX_SCREENS } from './inbox-screens.table.ts'
import { PAYMENT_SCREENS } from './payment-screens.table.ts'
import type { Screen } from './screen.ts'
import { SHELL_SCREENS } from './shell-screens.table.ts'

/** Every screen and dialog, one row each, in the order in which one session sees them. Add yours where it belongs. */
export const SCREENS: readonly Screen[] = [
  ...INBOX_SCREENS,
  ...CUSTOMER_SCREENS,
  ...PAYMENT_SCREENS,
  ...SHELL_SCREENS,
  ...CUSTOMER_SIDE_SCREENS,
]
