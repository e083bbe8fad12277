import { ACCOUNT_PRESSES } from './account-presses.table.ts'
import { COMPOSER_PRESSES } from './composer-presses.table.ts'
import { CUSTOMER_PRESSES } from './customer-presses.table.ts'
import { FIELD_PRESSES } from './field-presses.table.ts'
import { INBOX_PRESSES } from './inbox-presses.table.ts'
import { LIST_PRESSES } from './list-presses.table.ts'
import { MAILER_EDITOR_PRESSES } from './mailer-editor-presses.table.ts'
import { MAILER_PRESSES } from './mailer-presses.table.ts'
import { PANE_PRESSES } from './pane-presses.table.ts'
import { PART_PRESSES } from './part-presses.table.ts'
import { PAYMENT_LIST_PRESSES } from './payment-list-presses.table.ts'
import type { Press } from './press.ts'
import { SESSION_PRESSES } from './session-presses.table.ts'
import { SETTINGS_PRESSES } from './settings-presses.table.ts'

export const ALL_PRESSES: readonly Press[] = [
  ...ACCOUNT_PRESSES,
  ...SESSION_PRESSES,
  ...SETTINGS_PRESSES,
  ...COMPOSER_PRESSES,
  ...INBOX_PRESSES,
  ...CUSTOMER_PRESSES,
  ...LIST_PRESSES,
  ...PANE_PRESSES,
  ...PART_PRESSES,
  ...FIELD_PRESSES,
  ...PAYMENT_LIST_PRESSES,
  ...MAILER_PRESSES,
  ...MAILER_EDITOR_PRESSES,
]
