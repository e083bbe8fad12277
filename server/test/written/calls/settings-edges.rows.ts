import { REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { type CallRow, momentIn } from './given.ts'

/** Settings that are refused, as they were, emptied, or over. */
export const CALLS: readonly CallRow[] = [
  ['an unknown zone', 'owner', 'settings/company/save', { company: { companyTimezone: 'Nowhere' } }],
  [
    'one language and no limits',
    'owner',
    'settings/company/save',
    { company: { companyLanguages: ['en'], companySegmentsPerMinute: null } },
  ],
  [
    'the same again',
    'owner',
    'settings/company/save',
    { company: { companyLanguages: ['en'], companyMailerConsent: true } },
  ],
  ['an unknown add-on', 'owner', 'settings/add-ons/save', { features: ['nothing'] }],
  ['a part without its whole', 'owner', 'settings/add-ons/save', { features: ['calendar', 'payments:paypal'] }],
  [
    'a key with faults',
    'owner',
    'settings/api-keys/save',
    { key: { keyName: 'K', keyPermissions: ['users'], keyAddresses: ['203.0.113.0/33'], keyExpires: momentIn(-1) } },
  ],
  [
    'a key for too long',
    'owner',
    'settings/api-keys/save',
    { key: { keyName: 'K', keyPermissions: [], keyExpires: momentIn(733) } },
  ],
  [
    'a key for no store',
    'owner',
    'settings/api-keys/save',
    { key: { keyName: 'K', keyPermissions: ['tickets'], keyStoreIDs: [] } },
  ],
  [
    'a plain key',
    'owner',
    'settings/api-keys/save',
    {
      key: {
        keyName: 'Plain',
        keyPermissions: ['tickets', 'tickets'],
        keyAddresses: [' 203.0.113.7 ', '', '203.0.113.7'],
      },
    },
  ],
  [
    'a plain key’s name kept',
    'owner',
    'settings/api-keys/save',
    ({ keyID }) => ({ key: { keyID, keyName: 'Plain', keyPermissions: ['tickets'] } }),
  ],
  ['a plain key revoked', 'owner', 'settings/api-keys/revoke', ({ keyID }) => ({ keyID })],
  ['revoked before', 'owner', 'settings/api-keys/revoke', ({ keyID }) => ({ keyID })],
  [
    'a revoked key changed',
    'owner',
    'settings/api-keys/save',
    ({ keyID }) => ({ key: { keyID, keyName: 'Plain', keyPermissions: ['tickets'] } }),
  ],
  ['a revoked key’s new secret', 'owner', 'settings/api-keys/rotate', ({ keyID }) => ({ keyID })],
  [
    'reminders with faults',
    'owner',
    'settings/reminders/save',
    { settings: { storeID: STORE.lake, reminderHours: 1000, reminderTextEN: 'Pay', reminderTextES: 'Pague' } },
  ],
  [
    'reminders in the usual words',
    'owner',
    'settings/reminders/save',
    { settings: { storeID: STORE.lake, reminderOn: false, reminderTextEN: ' ', reminderTextES: REMINDER_TEXT.es } },
  ],
  [
    'reminders as they were',
    'owner',
    'settings/reminders/save',
    { settings: { storeID: STORE.lake, reminderHours: 6 } },
  ],
  [
    'self-service with faults',
    'owner',
    'settings/self-service/save',
    { settings: { storeID: STORE.main, selfMaxAgeHours: 1000, selfMaxAmount: 0 } },
  ],
  [
    'self-service without a limit',
    'owner',
    'settings/self-service/save',
    { settings: { storeID: STORE.main, selfMaxAmount: null, selfShowItems: false } },
  ],
  [
    'self-service off, as it was',
    'owner',
    'settings/self-service/save',
    { settings: { storeID: STORE.main, selfEnabled: false } },
  ],
  [
    'rewrites without numbers',
    'owner',
    'settings/rewrites/save',
    { settings: { storeID: STORE.main, storeAutoRewrite: true } },
  ],
  [
    'rewrites with wrong numbers',
    'owner',
    'settings/rewrites/save',
    { settings: { storeID: STORE.prospect, ticketRange: { rangePrefix: 'P', rangeFrom: 9, rangeTo: 5 } } },
  ],
  ['rewrites off', 'owner', 'settings/rewrites/save', { settings: { storeID: STORE.lake, storeAutoRewrite: false } }],
  [
    'too high a remote fee',
    'owner',
    'settings/payments/remote-fee/save',
    { settings: { storeID: STORE.main, remoteFeePercent: 99 } },
  ],
  ['a remote fee as it was', 'owner', 'settings/payments/remote-fee/save', { settings: { storeID: STORE.main } }],
  [
    'retention below the law',
    'owner',
    'settings/retention/save',
    { retention: { keep: { messages: 1, activity: 1 } } },
  ],
  ['retention as it is', 'owner', 'settings/retention/save', { retention: { keep: { messages: 60 } } }],
  [
    'a key for a network of long addresses',
    'owner',
    'settings/api-keys/save',
    {
      key: {
        keyName: ' Long ',
        keyPermissions: ['tickets'],
        keyAddresses: ['2001:db8::/32', '2001:DB8::7', '203.0.113.0/0'],
      },
    },
  ],
  [
    'a key for no network',
    'owner',
    'settings/api-keys/save',
    { key: { keyName: 'K', keyPermissions: ['tickets'], keyAddresses: ['2001:db8::/129'] } },
  ],
  [
    'a key for a network of a network',
    'owner',
    'settings/api-keys/save',
    { key: { keyName: 'K', keyPermissions: ['tickets'], keyAddresses: ['203.0.113.0/24/8'] } },
  ],
  [
    'a bubble’s wrong address',
    'owner',
    'settings/chat-bubble/save',
    { companyBubbleSettings: { bubbleDomains: [`  ${'no site '.repeat(12)} `] } },
  ],
  [
    'a bubble with nothing given',
    'owner',
    'settings/chat-bubble/save',
    { companyBubbleSettings: { bubbleEnabled: null, bubbleDomains: null } },
  ],
  [
    'a company of one language, for XD Support',
    'support@xd.test',
    'admin/companies/fetch',
    { companyID: COMPANY.goldenPledge },
  ],
]
