import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { ReadRow } from './all-reads.ts'

const june = { dateStart: '2026-06-14', dateEnd: '2026-06-20' }

/** People, their sessions and keys, the activity log, the calendar, and what XD Support sees. */
export const READS: readonly ReadRow[] = [
  ['clerk', 'auth/sessions/list', {}],
  ['clerk', 'auth/info', {}],
  ['support@xd.test', 'auth/info', {}],
  ['clerk', 'auth/second-factor/fetch', {}],
  ['clerk', 'employees/list', {}],
  ['owner', 'settings/users/list', { search: { perPage: 4 } }],
  ['owner', 'settings/users/list', { search: { status: 'disabled' } }],
  ['owner', 'settings/users/list', { search: { status: 'invited' } }],
  ['owner', 'settings/api-keys/list', {}],
  ['owner', 'settings/approvals/list', {}],
  ['owner', 'settings/activity/list', { search: { perPage: 5 } }],
  ['owner', 'settings/activity/list', { search: { sortDir: 'asc', perPage: 5 } }],
  ['owner', 'settings/activity/list', { search: { action: 'export', perPage: 2 } }],
  ['owner', 'settings/activity/visits/list', { search: { perPage: 4 } }],
  ['owner', 'settings/activity/visits/current', {}],
  ['clerk', 'calendar/categories/list', {}],
  ['clerk', 'calendar/categories/fetch', { catID: 1 }],
  ['clerk', 'calendar/entries/list', { search: { ...june, perPage: 5 } }],
  ['tomas', 'calendar/entries/list', { search: { ...june, calendar: 'shown', perPage: 5 } }],
  ['owner', 'calendar/entries/list', { search: { ...june, filter: 'whitfield', perPage: 5 } }],
  ['clerk', 'calendar/entries/summarize', { search: june }],
  ['clerk', 'calendar/entries/fetch', { entryID: 1 }],
  ['owner', 'calendar/imports/list', {}],
  ['clerk', 'calendar/feed/fetch', {}],
  ['support@xd.test', 'admin/companies/list', { search: { perPage: 3 } }],
  ['support@xd.test', 'admin/companies/list', { includeStores: true, search: { filter: 'golden' } }],
  ['support@xd.test', 'admin/companies/fetch', { companyID: COMPANY.goldenPledge }],
  ['support@xd.test', 'admin/companies/users/list', { companyID: COMPANY.silverAnchor }],
  ['support@xd.test', 'admin/companies/visits/list', { companyID: COMPANY.goldenPledge, search: { perPage: 3 } }],
  ['support@xd.test', 'admin/stores/list', { companyID: COMPANY.goldenPledge }],
  ['support@xd.test', 'admin/stores/fetch', { storeID: STORE.depot }],
  ['support@xd.test', 'admin/get-login-as-companies', {}],
  ['support@xd.test', 'admin/stats', { companyID: COMPANY.silverAnchor }],
  ['nobody', 'sandbox/info', {}],
]
