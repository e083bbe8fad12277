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

  ['a store of a name alone', 'owner', 'stores/save', { store: { storeName: ' Harbor East ' } }],
  [
    'a store with faults',
    'owner',
    'stores/save',
    {
      store: {
        storePhone: '12',
        storeSMSNumber: '13',
        storeTimezone: 'Nowhere',
        storeHours: [STORE_GIVEN.storeHours[1]!, { ...STORE_GIVEN.storeHours[1]!, hoursPaymentCutoffTime: '18:00:00' }],
      },
    },
  ],
  [
    'another store’s number',
    'owner',
    'stores/save',
    { store: { storeID: STORE.lake, storeSMSNumber: '(213) 555-0100' } },
  ],
  [
    'a new store with another’s number',
    'owner',
    'stores/save',
    { store: { storeName: 'Q', storeSMSNumber: '(213) 555-0100' } },
  ],
  [
    'no phones, and hours without seconds',
    'owner',
    'stores/save',
    ({ storeID }) => ({
      store: {
        storeID,
        storePhone: '',
        storeSMSNumber: ' ',
        storeHours: [{ ...STORE_GIVEN.storeHours[1]!, hoursOpenTime: '08:30' }],
      },
    }),
  ],
  [
    'the same hours',
    'owner',
    'stores/save',
    ({ storeID }) => ({ store: { storeID, storeHours: [{ ...STORE_GIVEN.storeHours[1]!, hoursOpenTime: '08:30' }] } }),
  ],
  [
    'switched off and deleted',
    'owner',
    'stores/save',
    ({ storeID }) => ({ store: { storeID, storeEnabled: false, storeDeleted: true } }),
  ],
  ['renamed while deleted', 'owner', 'stores/save', ({ storeID }) => ({ store: { storeID, storeName: 'East' } })],
  [
    'back again',
    'owner',
    'stores/save',
    ({ storeID }) => ({ store: { storeID, storeEnabled: true, storeDeleted: false } }),
  ],
  ['a closure without a day', 'owner', 'settings/stores/closures/save', { closure: { opens: '10:00' } }],
  [
    'a closure without its opening',
    'owner',
    'settings/stores/closures/save',
    { closure: { day: '2031-02-30', closes: '10:00' } },
  ],
  [
    'a closure to be moved',
    'owner',
    'settings/stores/closures/save',
    { closure: { storeID: STORE.lake, day: '2031-06-01', note: 'Parade' } },
  ],
  [
    'the same day again',
    'owner',
    'settings/stores/closures/save',
    { closure: { storeID: STORE.lake, day: '2031-06-01' } },
  ],
  [
    'moved to another store',
    'owner',
    'settings/stores/closures/save',
    ({ closureID }) => ({ closure: { closureID, storeID: STORE.main } }),
  ],
  [
    'moved to all stores',
    'owner',
    'settings/stores/closures/save',
    ({ closureID }) => ({ closure: { closureID, storeID: null, yearly: true } }),
  ],
  [
    'not every year',
    'owner',
    'settings/stores/closures/save',
    ({ closureID }) => ({ closure: { closureID, yearly: false, note: ' Fair ' } }),
  ],
  ['no closure to delete', 'owner', 'settings/stores/closures/save', { closure: { deleteClosure: true } }],
]
