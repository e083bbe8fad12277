import { COMPOSER_PRESSES } from './composer-presses.table.ts'
import { INBOX_PRESSES } from './inbox-presses.table.ts'
import type { Press } from './presses.ts'

export const ALL_PRESSES: readonly Press[] = [...COMPOSER_PRESSES, ...INBOX_PRESSES]
