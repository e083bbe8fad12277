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
