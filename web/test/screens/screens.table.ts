import { SETTINGS_SECTIONS } from '@xd/core/domain/access/settings-sections.ts'
import { hasScreen, PATTERNS, paths } from '#paths.ts'
import { ADMIN_SCREENS } from './admin-screens.table.ts'
import { CALENDAR_SCREENS } from './calendar-screens.table.ts'
import { CUSTOM_FIELD_SCREENS } from './custom-field-screens.table.ts'
import { CUSTOMER_SCREENS } from './customer-screens.table.ts'
import { CUSTOMER_SIDE_SCREENS } from './customer-side-screens.table.ts'
import { FACTOR_SCREENS } from './factor-screens.table.ts'
import { INBOX_SCREENS } from './inbox-screens.table.ts'
import { LOAN_SCREENS } from './loan-screens.table.ts'
import { IMPORT_SCREENS } from './import-screens.table.ts'
import { MAILER_SCREENS } from './mailer-screens.table.ts'
import { NOTICE_SCREENS } from './notice-screens.table.ts'
import { PAYMENT_SCREENS } from './payment-screens.table.ts'
import type { Screen } from './screen.ts'
import { REPLY_SCREENS } from './reply-screens.table.ts'
import { STORE_SCREENS } from './store-screens.table.ts'
import { SHELL_SCREENS } from './shell-screens.table.ts'
import { USER_SCREENS } from './user-screens.table.ts'

const TABLES: readonly Screen[] = [
  ...INBOX_SCREENS,
  ...CUSTOMER_SCREENS,
  ...PAYMENT_SCREENS,
  ...LOAN_SCREENS,
  ...IMPORT_SCREENS,
  ...MAILER_SCREENS,
  ...NOTICE_SCREENS,
  ...STORE_SCREENS,
  ...REPLY_SCREENS,
  ...CUSTOM_FIELD_SCREENS,
  ...CALENDAR_SCREENS,
  // Before those of the shell, where support's session becomes a visit.
  ...ADMIN_SCREENS,
  ...SHELL_SCREENS,
  ...USER_SCREENS,
  ...FACTOR_SCREENS,
  ...CUSTOMER_SIDE_SCREENS,
]

const ADDRESSES = [...Object.values(PATTERNS), ...SETTINGS_SECTIONS.map(({ name }) => paths.settingsSection(name))]

/** Signing out would end the session that the other screens share. */
const isShown = (path: string) => hasScreen(path) && !path.includes('$') && path !== PATTERNS.logout

/**
 * Every screen and dialog, in the order in which one session opens them. Dialogs and states are rows in the tables. An
 * address without a row is shown as the owner sees it.
 */
export const SCREENS: readonly Screen[] = [
  ...TABLES,
  ...ADDRESSES.filter((path) => isShown(path) && !TABLES.some((screen) => screen.path === path)).map(
    (path): Screen => ({ name: path.slice(1).replaceAll('/', '-'), as: 'owner', path }),
  ),
]
