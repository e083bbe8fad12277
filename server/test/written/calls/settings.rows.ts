import { FEATURES } from '@xd/core/domain/pricing/features.ts'
import { LABEL, STORE } from '@xd/fixtures/demo/people.ts'
import { type CallRow, momentIn } from './given.ts'

const ADD_ONS = FEATURES.filter((feature) => feature !== 'payments:paypal')

export const CALLS: readonly CallRow[] = [
  [
    'a new label',
    'owner',
    'labels/save',
    { label: { labelName: ' Old friend ', labelColor: '#336699', labelModuleKey: 'customer', labelIcon: 'star' } },
  ],
  [
    'another name and color',
    'owner',
    'labels/save',
    ({ labelID }) => ({ label: { labelID, labelName: 'New friend', labelColor: '#993366' } }),
  ],
  ['a label deleted', 'owner', 'labels/save', { label: { labelID: LABEL.regular, deleteLabel: true } }],
  [
    'a quick reply',
    'owner',
    'settings/quick-replies/save',
    {
      reply: {
        replyTitle: 'Bus',
        replyShortcode: 'Bus-2',
        replyBody: 'Line 4.',
        replyBodyES: 'Línea 4.',
        storeIDs: [STORE.main],
      },
    },
  ],
  [
    'the company’s own settings',
    'owner',
    'settings/company/save',
    {
      company: {
        companyName: 'Golden Pledge & Co',
        companyTimezone: 'America/Denver',
        companySessionDays: 12,
        companyVisitApproval: true,
        companyLoanRules: 'CA',
        companyElectronicRenewals: true,
        companySegmentsPerMinute: 30,
        companySegmentsPerDay: 900,
        companyMailerGapDays: 3,
        companyMailerConsent: true,
      },
    },
  ],
  ['a second factor for all', 'owner', 'settings/company/save', { company: { companySecondFactorRequired: true } }],
  ['not for all', 'owner', 'settings/company/save', { company: { companySecondFactorRequired: false } }],
  [
    'the chat bubble',
    'owner',
    'settings/chat-bubble/save',
    {
      companyBubbleSettings: {
        bubbleEnabled: true,
        bubbleColor: '#445566',
        bubblePosition: 'left',
        bubbleGreetingEN: 'Hi',
        bubbleGreetingES: 'Hola',
        bubbleStoreIDs: [STORE.main],
        bubbleDomains: ['pledge.example'],
        bubbleClosed: 'hide',
        bubbleQuotes: true,
      },
    },
  ],
  [
    'custom fields of payments',
    'owner',
    'settings/custom-fields/save',
    {
      moduleID: 'payments',
      fields: [
        { type: 'text', title: ' Nickname ', description: 'As called' },
        {
          type: 'date',
          title: 'Pick-up',
          description: '',
          config: { showOnCalendar: true, repeatYearly: true, calendarID: 1 },
        },
      ],
    },
  ],
  [
    'other custom fields',
    'owner',
    'settings/custom-fields/save',
    { moduleID: 'payments', fields: [{ type: 'money', title: 'Deposit' }] },
  ],
  [
    'custom fields of a calendar',
    'owner',
    'settings/custom-fields/save',
    { moduleID: 'calendar/4', fields: [{ type: 'text', title: 'Bay' }] },
  ],
  [
    'reminders',
    'owner',
    'settings/reminders/save',
    {
      settings: {
        storeID: STORE.lake,
        reminderOn: true,
        reminderHours: 5,
        reminderTextEN: 'Pay here: [LINK]',
        reminderTextES: 'Pague aquí: [LINK]',
      },
    },
  ],
  [
    'a remote fee',
    'owner',
    'settings/payments/remote-fee/save',
    { settings: { storeID: STORE.main, remoteFeePercent: 2.5 } },
  ],
  [
    'no remote fee',
    'owner',
    'settings/payments/remote-fee/save',
    { settings: { storeID: STORE.main, remoteFeePercent: 0 } },
  ],
  ['retention', 'owner', 'settings/retention/save', { retention: { keep: { messages: 60, views: 36, activity: 84 } } }],
  [
    'rewrites',
    'owner',
    'settings/rewrites/save',
    {
      settings: {
        storeID: STORE.lake,
        storeAutoRewrite: true,
        ticketRange: { rangePrefix: 'L', rangeFrom: 5000, rangeTo: 5999 },
      },
    },
  ],
  [
    'self-service',
    'owner',
    'settings/self-service/save',
    {
      settings: {
        storeID: STORE.main,
        selfEnabled: true,
        selfMaxAgeHours: 30,
        selfMaxAmount: 700,
        selfShowItems: true,
      },
    },
  ],
  [
    'card account of the company',
    'owner',
    'settings/payments/save',
    {
      account: {
        gateway: 'bluedog',
        environment: 'test',
        settings: { publicKey: 'pub_1' },
        secrets: { apiKey: 'api_key' },
      },
    },
  ],
  [
    'card account of a store',
    'owner',
    'settings/payments/save',
    {
      storeID: STORE.lake,
      account: {
        gateway: 'bluedog',
        environment: 'test',
        settings: { publicKey: 'pub_2' },
        secrets: { apiKey: 'api_key' },
      },
    },
  ],
  ['no card account of a store', 'owner', 'settings/payments/save', { storeID: STORE.lake, account: null }],
  ['a card account tried', 'owner', 'settings/payments/test', {}],
  [
    'an API key',
    'owner',
    'settings/api-keys/save',
    {
      key: {
        keyName: ' Price tags ',
        keyPermissions: ['tickets', 'customers'],
        keyStoreIDs: [STORE.main],
        keyAddresses: ['203.0.113.0/24'],
        keyExpires: momentIn(90),
      },
    },
  ],
  [
    'an API key with less',
    'owner',
    'settings/api-keys/save',
    ({ keyID }) => ({
      key: {
        keyID,
        keyName: 'Tags',
        keyPermissions: ['tickets'],
        keyStoreIDs: [STORE.lake],
        keyAddresses: [],
        keyExpires: null,
      },
    }),
  ],
  ['an API key’s new secret', 'owner', 'settings/api-keys/rotate', ({ keyID }) => ({ keyID })],
  ['an API key revoked', 'owner', 'settings/api-keys/revoke', ({ keyID }) => ({ keyID })],
  [
    'notices of a store',
    'owner',
    'settings/notices/save',
    {
      settings: {
        storeID: STORE.main,
        noticeAutoSend: true,
        ladderOn: true,
        ladderTime: '10:30',
        steps: [
          { step: 'due-3', on: true },
          { step: 'due-5', on: false },
        ],
        holdOutPercent: 5,
      },
    },
  ],
  ['add-ons', 'owner', 'settings/add-ons/save', { features: ['calendar'] }],

  [
    'a quick reply of one’s own',
    'clerk',
    'settings/quick-replies/save',
    { reply: { replyTitle: 'Mine', replyShortcode: 'mine', replyBody: 'Hi', replyIsMine: true } },
  ],
  ['a quick reply deleted', 'owner', 'settings/quick-replies/save', { reply: { replyID: 1, deleteReply: true } }],
  ['quick replies in another order', 'owner', 'settings/quick-replies/reorder', { replyIDs: [3, 2] }],
  ['add-ons less one', 'owner', 'settings/add-ons/save', { features: ADD_ONS }],
  ['a label that exists', 'owner', 'labels/save', { label: { labelName: 'jewelry', labelModuleKey: 'customer' } }],
  [
    'a label of another kind with that name',
    'owner',
    'labels/save',
    { label: { labelName: 'Jewelry', labelModuleKey: 'payment' } },
  ],
]
