import { BOOK_ACTS } from './book-acts.table.ts'
import { CONTACT_ACTS } from './contact-acts.table.ts'
import { FORM_ACTS } from './form-acts.table.ts'
import { GATEWAY_ACTS } from './gateway-acts.table.ts'
import type { Handed } from './handed.ts'
import { LOAN_ACTS } from './loan-acts.table.ts'
import { LOOK_ACTS } from './look-acts.table.ts'
import { PAYMENT_ACTS } from './payment-acts.table.ts'
import { PEOPLE_ACTS } from './people-acts.table.ts'

/** Tested where their screen is. */
export const HANDED_ELSEWHERE: Readonly<Record<string, string>> = {
  'features/calendar/entry-editor.tsx calendar/categories/update': 'calendar-entry.spec.ts',
  'features/calendar/use-entry-acts.ts calendar/entries/update': 'calendar.spec.ts',
  'features/calendar/use-entry-editor.ts calendar/entries/update': 'calendar-entry.spec.ts',
  'features/conversation/promise-line.tsx customers/promises/save': 'promises.spec.ts',
  'features/customers/contact-form.tsx customers/save': 'new-message.spec.ts',
  'features/customers/merge-customers-dialog.tsx customers/unmerge': 'customer-record.spec.ts',
  'features/mailers/use-mailer-editor.ts mailers/schedule-job': 'mailers.spec.ts',
  'features/payments/custom-fields-tab.tsx payments/set-custom-fields': 'custom-fields.spec.ts',
  'features/stores/own-store-editor.tsx stores/save': 'stores.spec.ts',
  'pages/admin-store-editor.tsx admin/stores/save': 'admin.spec.ts',
  'parts/second-factor/set-up-app.tsx auth/second-factor/confirm': 'second-factor.spec.ts',
}

export const HANDED: readonly Handed[] = [
  ...PEOPLE_ACTS,
  ...CONTACT_ACTS,
  ...PAYMENT_ACTS,
  ...LOAN_ACTS,
  ...BOOK_ACTS,
  ...FORM_ACTS,
  ...GATEWAY_ACTS,
  ...LOOK_ACTS,
]
