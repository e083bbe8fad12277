import { AROUND_SAYS } from './around-says.table.ts'
import { BOOK_SAYS } from './book-says.table.ts'
import { CALCULATOR_SAYS } from './calculator-says.table.ts'
import { CALENDAR_SAYS } from './calendar-says.table.ts'
import { CARD_SAYS } from './card-says.table.ts'
import { COMPOSER_SAYS } from './composer-says.table.ts'
import { CONTACT_SAYS } from './contact-says.table.ts'
import { COUNTER_SAYS } from './counter-says.table.ts'
import { CUSTOMER_SAYS } from './customer-says.table.ts'
import { HOME_SAYS } from './home-says.table.ts'
import { INBOX_SAYS } from './inbox-says.table.ts'
import { LOAN_SAYS } from './loan-says.table.ts'
import { MAILER_LIST_SAYS } from './mailer-list-says.table.ts'
import { MAILER_SAYS } from './mailer-says.table.ts'
import { MESSAGE_SAYS } from './message-says.table.ts'
import { PANE_SAYS } from './pane-says.table.ts'
import { PART_SAYS } from './part-says.table.ts'
import { PAGE_SAYS } from './page-says.table.ts'
import { CONTROL_PANEL_SAYS } from './control-panel-says.table.ts'
import { PAYMENT_SAYS } from './payment-says.table.ts'
import { PLAN_SAYS } from './plan-says.table.ts'
import { PRINT_SAYS } from './print-says.table.ts'
import { REPORT_SAYS } from './report-says.table.ts'
import { REQUEST_SAYS } from './request-says.table.ts'
import { STEP_SAYS } from './step-says.table.ts'
import { STOP_SAYS } from './stop-says.table.ts'
import { SET_UP_SAYS } from './set-up-says.table.ts'
import { THREAD_SAYS } from './thread-says.table.ts'
import { ACCOUNT_SAYS } from './account-says.table.ts'
import { ANNOUNCEMENT_SAYS } from './announcement-says.table.ts'
import { FIELD_SAYS } from './field-says.table.ts'
import { LABEL_SAYS } from './label-says.table.ts'
import { FRAME_SAYS } from './frame-says.table.ts'
import { METAL_SAYS } from './metal-says.table.ts'
import { SESSION_SAYS } from './session-says.table.ts'
import { STEP_UP_SAYS } from './step-up-says.table.ts'
import { SWITCH_SAYS } from './switch-says.table.ts'
import { TEXT_SAYS } from './text-says.table.ts'
import { SETTINGS_SAYS } from './settings-says.table.ts'
import { GATEWAY_SAYS } from './gateway-says.table.ts'
import { STORE_SAYS } from './store-says.table.ts'
import { CHOICE_SAYS } from './choice-says.table.ts'
import { FACTOR_SAYS } from './factor-says.table.ts'
import { PANEL_SAYS } from './panel-says.table.ts'
import { STORE_SETTINGS_SAYS } from './store-settings-says.table.ts'
import { GATEWAY_DIALOG_SAYS } from './gateway-dialog-says.table.ts'
import { STORE_EDITOR_SAYS } from './store-editor-says.table.ts'
import { ENTRY_SAYS } from './entry-says.table.ts'
import { FEED_SAYS } from './feed-says.table.ts'
import { RETENTION_SAYS } from './retention-says.table.ts'
import { AUTO_REPLY_SAYS } from './auto-reply-says.table.ts'
import { CLOSURE_SAYS } from './closure-says.table.ts'
import { NOTICE_SCREEN_SAYS } from './notice-screen-says.table.ts'
import { ADMIN_SCREEN_SAYS } from './admin-screen-says.table.ts'
import { REPLIES_SCREEN_SAYS } from './replies-screen-says.table.ts'
import { SANDBOX_SAYS } from './sandbox-says.table.ts'
import { REPORT_SCREEN_SAYS } from './report-screen-says.table.ts'
import { SETTINGS_SCREEN_SAYS } from './settings-screen-says.table.ts'
import { NOTICE_LETTER_SAYS } from './notice-letter-says.table.ts'
import { SYSTEM_STATS_SAYS } from './system-stats-says.table.ts'
import { NOTICE_CALL_SAYS } from './notice-call-says.table.ts'
import { TEMPLATE_SAYS } from './template-says.table.ts'
import { MAILER_EDITOR_SAYS } from './mailer-editor-says.table.ts'
import type { Says } from './says.ts'

export const ALL_SAYS: readonly Says[] = [
  ...CALENDAR_SAYS,
  ...THREAD_SAYS,
  ...PLAN_SAYS,
  ...MAILER_LIST_SAYS,
  ...MAILER_SAYS,
  ...CUSTOMER_SAYS,
  ...BOOK_SAYS,
  ...CALCULATOR_SAYS,
  ...CARD_SAYS,
  ...LOAN_SAYS,
  ...MESSAGE_SAYS,
  ...CONTACT_SAYS,
  ...FIELD_SAYS,
  ...LABEL_SAYS,
  ...STEP_SAYS,
  ...PAGE_SAYS,
  ...SET_UP_SAYS,
  ...CONTROL_PANEL_SAYS,
  ...PAYMENT_SAYS,
  ...PRINT_SAYS,
  ...REPORT_SAYS,
  ...REQUEST_SAYS,
  ...COUNTER_SAYS,
  ...INBOX_SAYS,
  ...COMPOSER_SAYS,
  ...METAL_SAYS,
  ...FRAME_SAYS,
  ...CLOSURE_SAYS,
  ...AUTO_REPLY_SAYS,
  ...RETENTION_SAYS,
  ...FEED_SAYS,
  ...ENTRY_SAYS,
  ...STORE_EDITOR_SAYS,
  ...GATEWAY_DIALOG_SAYS,
  ...STORE_SETTINGS_SAYS,
  ...PANEL_SAYS,
  ...FACTOR_SAYS,
  ...CHOICE_SAYS,
  ...STORE_SAYS,
  ...GATEWAY_SAYS,
  ...SETTINGS_SAYS,
  ...TEXT_SAYS,
  ...SWITCH_SAYS,
  ...STEP_UP_SAYS,
  ...SESSION_SAYS,
  ...ANNOUNCEMENT_SAYS,
  ...ACCOUNT_SAYS,
  ...HOME_SAYS,
  ...PANE_SAYS,
  ...AROUND_SAYS,
  ...PART_SAYS,
  ...STOP_SAYS,
  ...NOTICE_SCREEN_SAYS,
  ...ADMIN_SCREEN_SAYS,
  ...REPLIES_SCREEN_SAYS,
  ...SANDBOX_SAYS,
  ...REPORT_SCREEN_SAYS,
  ...SETTINGS_SCREEN_SAYS,
  ...NOTICE_LETTER_SAYS,
  ...SYSTEM_STATS_SAYS,
  ...NOTICE_CALL_SAYS,
  ...TEMPLATE_SAYS,
  ...MAILER_EDITOR_SAYS,
]
