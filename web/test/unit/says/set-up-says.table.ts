import { WEEK } from '../payments/sample.ts'
import type { Says } from './says.ts'

const store = (change: object = {}) => ({
  storeID: 1,
  storeName: 'Old Town',
  storeEnabled: true,
  storeDeleted: false,
  storeSMSNumber: '+12135550100',
  storeHours: WEEK,
  ...change,
})
const stores = (...some: readonly object[]) => [[['stores/list', {}], { stores: some }]] as const
const STEPS = {
  at: 'parts/page/first-steps.tsx',
  draws: 'FirstSteps',
  props: { otherwise: 'Nothing to set up' },
} as const
const GATEWAYS = 'settings/payments/fetch'
const unpaid = { fallback: 'none', company: null, stores: [] }
const NO_STORES = { at: 'parts/page/no-stores.tsx', draws: 'NoStores' } as const
const SUPPORT = { user: { userIsXDACCT: true } } as const

export const SET_UP_SAYS: readonly Says[] = [
  {
    name: 'the first steps of a company without stores',
    ...STEPS,
    before: stores(store({ storeDeleted: true }), store({ storeID: 2, storeEnabled: false })),
    answers: { [GATEWAYS]: unpaid },
    session: { company: { channels: ['email'] } },
    says: [
      'Set up Golden Pledge',
      'Texting is off: the server isn’t connected to a texting account yet.',
      'Stores Add the first one, with its texting number and hours → /settings/stores',
      'Card payments Connect your card gateway → /settings/payments',
      'Users Invite the people who work here → /settings/users',
      'Then choose New Message, write your first text, and request a payment.',
    ],
  },
  {
    name: 'the first steps of a company whose store has no number yet',
    ...STEPS,
    before: [
      ...stores(store({ storeSMSNumber: '' })),
      [['employees/list', {}], { employees: [{ userID: 6 }, { userID: 7 }], former: [] }],
    ],
    answers: { [GATEWAYS]: { ...unpaid, company: 'stripe' } },
    says: [
      'Set up Golden Pledge',
      'Stores Enter the texting number and the hours of each store → /settings/stores',
      'Done Card payments Connect your card gateway → /settings/payments',
      'Done Users Invite the people who work here → /settings/users',
      'Then choose New Message, write your first text, and request a payment.',
    ],
  },
  {
    name: 'the first steps of a company with one of two stores set up, unpaid',
    ...STEPS,
    before: stores(store(), store({ storeID: 2, storeHours: [] })),
    answers: { [GATEWAYS]: unpaid },
    lacks: ['users'],
    says: [
      'Set up Golden Pledge',
      'Stores Enter the texting number and the hours of each store → /settings/stores',
      'Card payments Connect your card gateway → /settings/payments',
      'Then choose New Message, write your first text, and request a payment.',
    ],
  },
  {
    name: 'the first steps of a company that can text and be paid',
    ...STEPS,
    before: stores(store()),
    answers: { [GATEWAYS]: { ...unpaid, fallback: 'stripe' } },
    says: ['Nothing to set up'],
  },
  {
    name: 'the first steps of a company with its own gateway at one store',
    ...STEPS,
    before: stores(store()),
    answers: { [GATEWAYS]: { ...unpaid, stores: [1] } },
    says: ['Nothing to set up'],
  },
  {
    name: 'the first steps of a company without payments',
    ...STEPS,
    before: stores(store({ storeSMSNumber: '' })),
    session: { company: { features: [] } },
    says: [
      'Set up Golden Pledge',
      'Stores Enter the texting number and the hours of each store → /settings/stores',
      'Users Invite the people who work here → /settings/users',
      'Then choose New Message, write your first text, and request a payment.',
    ],
  },
  {
    name: 'the first steps, to a clerk',
    ...STEPS,
    before: stores(store({ storeSMSNumber: '' })),
    lacks: ['settings'],
    says: ['Nothing to set up'],
  },
  {
    name: 'the first steps, to support staff',
    ...STEPS,
    before: stores(store({ storeSMSNumber: '' })),
    session: SUPPORT,
    says: ['Nothing to set up'],
  },
  { name: 'a user with stores', ...NO_STORES, before: stores(store()), says: [] },
  {
    name: 'a company without stores',
    ...NO_STORES,
    before: stores(),
    says: [
      'Golden Pledge has no stores yet. Conversations and payments belong to stores, so nothing shows up here until the first one is added.',
      'Open Stores',
    ],
  },
  {
    name: 'a company without stores, to a clerk',
    ...NO_STORES,
    before: stores(),
    lacks: ['settings'],
    says: [
      'Golden Pledge has no stores yet. Conversations and payments belong to stores, so nothing shows up here until the first one is added.',
    ],
  },
  {
    name: 'a user without a store of theirs',
    ...NO_STORES,
    before: stores(store({ storeID: 9 })),
    says: [
      'There’s no store in Golden Pledge that you can use. Conversations and payments belong to stores, so none show up here.',
    ],
  },
  {
    name: 'support staff in their own company',
    ...NO_STORES,
    before: stores(),
    session: SUPPORT,
    says: [
      'There’s no store in Golden Pledge that you can use. Conversations and payments belong to stores. Choose Switch Company to see those of a company.',
      'Open Companies',
    ],
  },
  {
    name: 'support staff in another company without stores',
    ...NO_STORES,
    before: stores(),
    session: { ...SUPPORT, company: { companyID: 7 } },
    says: [
      'Golden Pledge has no stores yet. Conversations and payments belong to stores, so nothing shows up here until the first one is added.',
      'Open Stores',
    ],
  },
]
