import type { CallName } from '@xd/core/contract/calls.ts'

/** The call that lists each command's rows, for commands with a text search. */
export const ROWS: Readonly<Record<string, CallName>> = {
  'activity list': 'settings/activity/list',
  'activity visits': 'settings/activity/visits/list',
  'admin companies list': 'admin/companies/list',
  'admin list': 'admin/companies/list',
  'companies list': 'admin/companies/list',
  'customers list': 'customers/list',
  'imports list': 'mailers/imports/list',
  'inbox list': 'inbox/list',
  'convo list': 'inbox/list',
  'customers stop-requests': 'customers/stop-requests/list',
  'leads list': 'leads/list',
  'loans list': 'loans/list',
  'mailers list': 'mailers/list-jobs',
  'mailers recipients': 'mailers/recipients/list',
  'payments list': 'payments/list',
  'plans list': 'payments/schedules/list',
  'promises list': 'customers/promises/list',
  'replies list': 'inbox/get-quick-replies',
  'rewrites list': 'payments/rewrites/list',
  'templates list': 'templates/list',
  'users list': 'settings/users/list',
}
