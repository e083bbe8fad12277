import { ACCOUNT_PRESSES } from './account-presses.table.ts'
import type { Press } from './presses.ts'
import { SESSION_PRESSES } from './session-presses.table.ts'
import { SETTINGS_PRESSES } from './settings-presses.table.ts'

export const ALL_PRESSES: readonly Press[] = [...ACCOUNT_PRESSES, ...SESSION_PRESSES, ...SETTINGS_PRESSES]
