import { STORE } from '@xd/fixtures/demo/people.ts'
import type { ReadRow } from './all-reads.ts'

/** What the Control Panel shows. */
export const READS: readonly ReadRow[] = [
  ['owner', 'settings/add-ons/fetch', {}],
  ['owner', 'settings/chat-bubble/fetch', {}],
  ['owner', 'settings/company/fetch', {}],
  ...['customer', 'payments', 'calendar/2'].map((moduleID): ReadRow => [
    'owner',
    'settings/custom-fields/fetch',
    { moduleID, counts: true },
  ]),
  ['owner', 'settings/notices/fetch', { storeID: STORE.main }],
  ['owner', 'settings/payments/fetch', {}],
  ['owner', 'settings/payments/remote-fee/fetch', { storeID: STORE.main }],
  ['owner', 'settings/reminders/fetch', { storeID: STORE.main }],
  ['owner', 'settings/retention/fetch', {}],
  [
    'owner',
    'settings/retention/preview',
    { keep: { messages: 25, pictures: 25, views: 18, attempts: 24, quotes: 25, promises: null } },
  ],
  ['owner', 'settings/rewrites/fetch', { storeID: STORE.main }],
  ['owner', 'settings/self-service/fetch', { storeID: STORE.main }],
  ['owner', 'settings/self-service/fetch', { storeID: STORE.lake }],
  ['owner', 'settings/stores/list', {}],
  ['owner', 'settings/stores/closures/list', {}],
  ['clerk', 'stores/company-info', {}],
  ['clerk', 'stores/list', {}],
  ['clerk', 'stores/fetch', { storeID: STORE.main }],
  ['clerk', 'stores/fetch', { storeID: STORE.lake }],
  ['clerk', 'labels/list', {}],
]
