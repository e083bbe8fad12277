import { DEFAULT_STORE_HOURS } from '@xd/core/domain/hours/store-hours.ts'
import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const week = DEFAULT_STORE_HOURS.map((day) => ({
  ...day,
  hoursIsOpen: day.hoursDayOfWeek !== 0,
  hoursOpenTime: '09:00:00',
  hoursCloseTime: '18:00:00',
  hoursPaymentCutoffTime: '17:45:00',
  hoursAutoReplyTime: '18:00:00',
}))
const store = {
  storeID: 1,
  storeName: 'Old Town',
  storeAbbr: 'OT',
  storeColor: '#112233',
  storeSMSNumber: '+15125550100',
  storePhone: '+15125550101',
  storeAddressStr: '1 Main St, Austin, TX',
  storeTimezone: 'America/Los_Angeles',
  storeHours: week,
  storeClosures: [],
  autoReplyMessage: 'Closed until [NEXT_TIME].',
  autoReplyMessageES: '',
  storeEnabled: true,
  storeDeleted: false,
  storeVersion: 7,
}
const closure = {
  closureID: 6,
  day: '2026-12-25',
  storeID: null,
  note: 'Christmas',
  yearly: true,
  opens: null,
  closes: null,
  closureVersion: 7,
}
const closures = [
  closure,
  {
    ...closure,
    closureID: 7,
    day: '2026-11-23',
    storeID: 1,
    note: '',
    yearly: false,
    opens: '09:00:00',
    closes: '14:00:00',
  },
  { ...closure, closureID: 8, day: '2026-11-22', note: 'Gone', yearly: false },
  { ...closure, closureID: 9, day: '2020-07-04', storeID: 99, note: 'Fourth', yearly: true },
]
const employees = {
  employees: [
    { userID: 6, userAllowedStoreIDs: [1] },
    { userID: 7, userAllowedStoreIDs: [2, 1] },
    { userID: 8, userAllowedStoreIDs: [2] },
  ],
  former: [],
}
const EMPLOYED = [['employees/list', {}], employees] as const
const ROW = { at: 'features/stores/store-row.tsx', draws: 'StoreRow' } as const
const row = (change: object) => ({ props: { store: { ...store, ...change }, onEdit: nothing }, before: [EMPLOYED] })
const noon = { now: Date.parse('2026-11-23T20:00:00Z') }
const CLOSURES = {
  at: 'features/stores/closures-section.tsx',
  draws: 'ClosuresSection',
  props: { stores: [store] },
} as const
const LISTED = { 'settings/stores/closures/list': { closures } }
const DAY = { at: 'features/stores/closure-dialog.tsx', draws: 'ClosureDialog' } as const

export const STORE_SAYS: readonly Says[] = [
  {
    ...ROW,
    ...noon,
    name: 'a store that is open now',
    ...row({}),
    says: [
      'Old Town',
      'OT (512) 555-0100 Pacific, 12:00 PM 2 users',
      'Open now',
      'Edit Old Town Edit More for Old Town',
    ],
  },
  {
    ...ROW,
    name: 'a store that is closed now, without a number',
    ...row({ storeSMSNumber: '' }),
    says: [
      'Old Town',
      'OT No texting number Pacific, 9:30 PM 2 users',
      'Closed now',
      'Edit Old Town Edit More for Old Town',
    ],
  },
  {
    ...ROW,
    ...noon,
    name: 'a store that is switched off',
    ...row({ storeEnabled: false }),
    says: [
      'Old Town',
      'OT (512) 555-0100 Pacific, 12:00 PM',
      'Switched off',
      'History of Old Town History Open again: Old Town Open again',
    ],
  },
  {
    ...ROW,
    ...noon,
    name: 'a store that is deleted',
    ...row({ storeDeleted: true, storeEnabled: false }),
    says: [
      'Old Town',
      'OT (512) 555-0100 Pacific, 12:00 PM',
      'Deleted',
      'History of Old Town History Open again: Old Town Open again',
    ],
  },
  {
    ...ROW,
    name: 'a deleted store, to someone who sees nothing of its history',
    ...row({ storeDeleted: true }),
    lacks: ['messages', 'payments', 'reports'],
    says: ['Old Town', 'OT (512) 555-0100 Pacific, 9:30 PM', 'Deleted', 'Open again: Old Town Open again'],
  },
  {
    ...CLOSURES,
    name: 'closed days',
    answers: LISTED,
    says: [
      'Closed days',
      'Export CSV → /export/closures.csv?search={} Add federal holidays Add a day',
      'On these days, stores are closed or have different hours. Automatic replies, payment cutoffs and due times adjust.',
      'Christmas',
      'Fri, Dec 25, 2026, every year All stores',
      'Closed Edit Christmas Edit Remove Christmas Remove',
      'Mon, Nov 23, 2026',
      'Mon, Nov 23, 2026 Old Town',
      '9:00 AM to 2:00 PM Edit Mon, Nov 23, 2026 Edit Remove Mon, Nov 23, 2026 Remove',
      'Fourth',
      'Sat, Jul 4, 2020, every year',
      'Closed Edit Fourth Edit Remove Fourth Remove',
    ],
  },
  {
    ...CLOSURES,
    name: 'no closed days ahead',
    answers: { 'settings/stores/closures/list': { closures: closures.slice(2, 3) } },
    says: [
      'Closed days',
      'Export CSV → /export/closures.csv?search={} Add federal holidays Add a day',
      'On these days, stores are closed or have different hours. Automatic replies, payment cutoffs and due times adjust.',
      'No closed days ahead',
      '. Stores keep their weekly hours on every holiday.',
    ],
  },
  {
    ...CLOSURES,
    name: 'closed days, not loaded',
    answers: { 'settings/stores/closures/list': refusal(409, 'gone') },
    says: [
      'Closed days',
      'Add federal holidays Add a day',
      'On these days, stores are closed or have different hours. Automatic replies, payment cutoffs and due times adjust.',
      'The closed days couldn’t be loaded',
      '. Refused: gone',
      'Try again',
    ],
  },
  {
    ...DAY,
    name: 'a closed day',
    props: { closure, stores: [store], today: '2026-11-23', onClose: nothing },
    says: [
      'Edit closed day',
      'Day *',
      'Fri, Dec 25, 2026 Required',
      'Name',
      '[Christmas]',
      'Inventory, Christmas Day …',
      'Store',
      'All stores',
      '☑ ☑ Every year on this date',
      '☑ Closed ☑ ☐ Other hours ☐',
      'Cancel Save day',
    ],
  },
  {
    ...DAY,
    name: 'a day with hours past midnight',
    props: {
      closure: { ...closure, storeID: 1, yearly: false, opens: '18:00:00', closes: '02:00:00' },
      stores: [store],
      today: '2026-11-23',
      onClose: nothing,
    },
    says: [
      'Edit closed day',
      'Day *',
      'Fri, Dec 25, 2026 Required',
      'Name',
      '[Christmas]',
      'Inventory, Christmas Day …',
      'Store',
      'Old Town',
      '☐ ☐ Every year on this date',
      '☐ Closed ☐ ☑ Other hours ☑',
      'Opens',
      '[18:00]',
      'Closes',
      '[02:00]',
      'Ends next day',
      'Cancel Save day',
    ],
  },
]
