import { COMPOSER_PRESSES } from './composer-presses.table.ts'
import { CUSTOMER_PRESSES } from './customer-presses.table.ts'
import { INBOX_PRESSES } from './inbox-presses.table.ts'
import { LIST_PRESSES } from './list-presses.table.ts'
import { PANE_PRESSES } from './pane-presses.table.ts'
import { PART_PRESSES } from './part-presses.table.ts'
import { PAYMENT_LIST_PRESSES } from './payment-list-presses.table.ts'
import type { Press } from './presses.ts'

export const ALL_PRESSES: readonly Press[] = [
  ...COMPOSER_PRESSES,
  ...INBOX_PRESSES,
  ...CUSTOMER_PRESSES,
  ...LIST_PRESSES,
  ...PANE_PRESSES,
  ...PART_PRESSES,
  ...PAYMENT_LIST_PRESSES,
]
