import { STORE } from '@xd/fixtures/demo/people.ts'
import { type CallRow, STORE_GIVEN } from './given.ts'

export const CALLS: readonly CallRow[] = [
  ['a new store', 'owner', 'stores/save', { store: { ...STORE_GIVEN, storeName: ' Pier ' } }],
  [
    'another phone and name',
    'owner',
    'stores/save',
    ({ storeID }) => ({ store: { storeID, storeName: 'Quay', storePhone: '(312) 555-0134' } }),
  ],
  ['another zone', 'owner', 'stores/save', { store: { storeID: STORE.lake, storeTimezone: 'America/New_York' } }],
  ['switched off', 'owner', 'stores/save', ({ storeID }) => ({ store: { storeID, storeEnabled: false } })],
  ['deleted', 'owner', 'stores/save', ({ storeID }) => ({ store: { storeID, storeDeleted: true } })],
  [
    'a closure of one store',
    'owner',
    'settings/stores/closures/save',
    {
      closure: {
        storeID: STORE.lake,
        day: '2031-05-05',
        opens: '10:00',
        closes: '12:00',
        note: ' Fair ',
        yearly: true,
      },
    },
  ],
  [
    'a closure of all',
    'owner',
    'settings/stores/closures/save',
    { closure: { day: '2031-05-06', note: 'Stocktaking' } },
  ],
  [
    'another day',
    'owner',
    'settings/stores/closures/save',
    ({ closureID }) => ({ closure: { closureID, day: '2031-05-07', opens: '09:00', closes: '11:00', yearly: true } }),
  ],
  [
    'a closure deleted',
    'owner',
    'settings/stores/closures/save',
    ({ closureID }) => ({ closure: { closureID, deleteClosure: true } }),
  ],
]
