import { KEEP_FOREVER } from '@xd/core/domain/retention/retention.ts'
import { expect } from 'vitest'
import type { Act } from './acts.table.ts'

const nothing = () => undefined
const customer = { custID: 4, custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' }
const store = { storeID: 2, storeName: 'Old Town' }
const THREAD = [
  ['customers/conversation/messages/fetch', { convoID: 7 }, 'pages'],
  {
    pages: [{ messages: [{ messageID: 30, messageDate: '2026-11-23T17:00:00Z' }], hasMore: false }],
    pageParams: [null],
  },
] as const
const message = {
  messageID: 31,
  convoID: 7,
  messageBody: 'See you',
  messageChannel: 'sms',
  messageMedia: [],
  messageDate: '2026-11-23T18:00:00Z',
  messageSchedule: { sendAt: '2030-11-23T18:00:00Z', discardOnReply: false, stoppedBy: null },
}
const payment = {
  paymentKey: 'k',
  convoID: 7,
  messageID: 12,
  customer,
  storeTimezone: 'America/Los_Angeles',
}

const START = {
  call: 'customers/conversation/start',
  asks: { custID: 4, storeID: 2 },
  answer: { convo: { convoID: 7 }, customer },
  tellsFailure: true,
} as const satisfies Partial<Act>

const scheduled = {
  at: 'features/conversation/scheduled-bubble.tsx',
  draws: 'ScheduledBubble',
  props: { message, timezone: 'America/Los_Angeles', hours: {} },
  before: [THREAD],
  tellsFailure: true,
} as const satisfies Partial<Act>

export const CUSTOMER_ACTS: readonly Act[] = [
  {
    name: 'a customer says no to marketing',
    at: 'features/customers/customer-consent.tsx',
    draws: 'CustomerConsent',
    props: { custID: 4, timezone: 'America/Los_Angeles' },
    before: [[['customers/consent/fetch', { custID: 4 }], { holds: { service: true, marketing: true }, consents: [] }]],
    does: [['Marketing', 'false']],
    call: 'customers/consent/save',
    asks: { custID: 4, consentKind: 'marketing', given: false },
    refetched: 'reload_customer',
    tellsFailure: true,
  },
  {
    name: 'a customer opts out',
    at: 'features/customers/customer-consent.tsx',
    draws: 'CustomerConsent',
    props: { custID: 4, timezone: 'America/Los_Angeles' },
    before: [[['customers/consent/fetch', { custID: 4 }], { holds: { service: true, marketing: true }, consents: [] }]],
    does: [['Asked by phone']],
    call: 'customers/consent/opt-out',
    asks: { custID: 4, means: 'phone' },
    refetched: 'reload_customer',
    said: ['Opted out. They must text START to opt back in.'],
    tellsFailure: true,
  },
  {
    name: 'a request to stop is decided',
    at: 'parts/message/use-decide-stop.ts',
    draws: 'useDecideStop',
    does: [['mutate', { stopRequestID: 3, decision: 'stop' }]],
    call: 'customers/stop-requests/decide',
    asks: { stopRequestID: 3, decision: 'stop' },
    refetched: 'reload_customer',
    refetchedWhenRefused: 'reload_customer',
    tellsFailure: true,
  },
  {
    ...START,
    name: 'a conversation is started',
    at: 'pages/start-conversation.tsx',
    draws: 'StartConversation',
    props: { customer, store, atOnce: false },
    does: [['Start conversation']],
  },
  {
    ...START,
    name: 'a conversation is started at once, to write',
    at: 'pages/start-conversation.tsx',
    draws: 'StartConversation',
    props: { customer, store, atOnce: true },
    does: [],
  },
  ...(['customers/conversation/start', 'payments/send'] as const).map((call): Act => ({
    ...START,
    name: `the rest of a layaway is requested: ${call}`,
    at: 'features/plans/request-rest.tsx',
    draws: 'RequestRest',
    props: {
      plan: {
        custID: 4,
        storeID: 2,
        planID: 8,
        planLeft: 120,
        planMemo: 'Ring',
        planTickets: [],
        planStatus: 'paused',
      },
    },
    does: [['Request $120.00']],
    ...(call === 'payments/send'
      ? {
          call,
          also: { 'customers/conversation/start': START.answer },
          asks: {
            convoID: 7,
            payment: expect.objectContaining({ planID: 8, paymentAmount: 120, paymentMemo: 'Ring' }),
            clientMessageID: expect.any(String),
          },
          refetched: 'reload_plans' as const,
          refetchedWhenRefused: 'reload_plans' as const,
          said: ['Requested $120.00'],
        }
      : { call }),
  })),
  {
    ...scheduled,
    name: 'a scheduled message is sent now',
    does: [['Send now']],
    call: 'customers/conversation/messages/send-now',
    asks: { messageID: 31, lastSeenMessageID: 30 },
    answer: { message: { ...message, messageSchedule: null } },
  },
  {
    ...scheduled,
    name: 'a scheduled message is canceled',
    does: [['Cancel'], ['Cancel message']],
    call: 'customers/conversation/messages/unschedule',
    asks: { messageID: 31 },
  },
  {
    ...scheduled,
    name: 'a scheduled message is moved to another time',
    does: [['Change time'], ['onSave', { sendAt: '2030-12-01T18:00:00Z', discardOnReply: true }]],
    call: 'customers/conversation/messages/reschedule',
    asks: { messageID: 31, sendAt: '2030-12-01T18:00:00Z', discardOnReply: true, lastSeenMessageID: 30 },
  },
  {
    name: 'a mailer is tested',
    at: 'features/mailers/send-test-dialog.tsx',
    draws: 'SendTestDialog',
    props: {
      editor: {
        draft: {
          channel: 'email',
          title: 'Sale',
          media: [],
          labels: [],
          storeID: 2,
          audience: {},
          when: 'now',
          at: '',
          rate: '',
        },
        jobID: 5,
      },
      onClose: nothing,
    },
    does: [['Email', 'Ana@golden.test'], ['Send test']],
    call: 'mailers/send-test',
    asks: { job: expect.objectContaining({ jobTitle: 'Sale' }), email: 'ana@golden.test' },
    said: ['Test sent'],
  },
  {
    name: 'a link is sent again',
    at: 'features/payments/use-resend.tsx',
    draws: 'useResend',
    given: [payment],
    before: [THREAD],
    does: [['resend']],
    call: 'payments/resend',
    asks: { paymentKey: 'k', clientMessageID: expect.any(String), lastSeenMessageID: 30 },
    answer: { payment, message },
    said: ['Link sent again to Prueba, Ana'],
    tellsFailure: true,
  },
  {
    name: 'a receipt is emailed again',
    at: 'features/payments/use-send-receipt.ts',
    draws: 'useSendReceipt',
    given: [payment],
    does: [['sendReceipt', 'email']],
    call: 'payments/send-receipt',
    asks: { paymentKey: 'k', channel: 'email', clientMessageID: expect.any(String) },
    answer: { message: { ...message, messageChannel: 'email' } },
    said: ['Receipt emailed to Prueba, Ana'],
    tellsFailure: true,
  },
  {
    name: 'a request is sent',
    at: 'features/payments/use-send-request.tsx',
    draws: 'useSendRequest',
    given: [7, { onSent: nothing, onRefused: nothing }],
    before: [THREAD],
    does: [['send', { convoID: 7 }]],
    call: 'payments/send',
    asks: { convoID: 7, lastSeenMessageID: 30, force: false },
    answer: { message },
  },
  {
    name: 'a note is written',
    at: 'features/conversation/note-composer.tsx',
    draws: 'NoteComposer',
    props: { convoID: 7, onLeave: nothing },
    does: [['Note to colleagues', { target: { value: 'Call her' } }], ['Save note']],
    call: 'comments/submit',
    asks: { comment: { commentKey: 'convo/7', commentMessage: 'Call her' } },
  },
  {
    name: 'a chat continues by text',
    at: 'features/conversation/chat-line.tsx',
    draws: 'ChatLine',
    props: { convoID: 7, isTyping: false },
    before: [[['customers/conversation/fetch', { convoID: 7 }], { chat: { chatID: 1, state: 'proved' }, chats: [] }]],
    does: [['Continue by text']],
    call: 'customers/conversation/move-to-text',
    asks: { convoID: 7 },
    refetched: ['customers/conversation/fetch'],
    refetchedWhenRefused: ['customers/conversation/fetch'],
    tellsFailure: true,
  },
  {
    name: 'an import is undone',
    at: 'features/imports/import-details.tsx',
    draws: 'ImportDetails',
    within: 'Undo',
    props: { importID: 3, onClose: nothing },
    before: [
      [
        ['mailers/imports/fetch', { importID: 3 }],
        {
          import: {
            importID: 3,
            undoUntil: '2030-01-01T00:00:00Z',
            diff: { customersMade: 0, ticketsMade: 2, ticketsChanged: 0, ticketsGone: 0 },
          },
        },
      ],
    ],
    does: [['onConfirm']],
    call: 'mailers/undo-import',
    asks: { importID: 3 },
    answer: { import: { importState: 'undone' } },
    refetched: 'reload_tickets',
    said: ['The import was undone'],
    tellsFailure: true,
  },
]

const company = {
  companyName: 'Golden Pledge',
  companyTimezone: 'America/Los_Angeles',
  companyLanguages: ['en', 'es'],
  companySessionDays: 30,
  companyElectronicRenewals: true,
  companyVersion: 7,
}
const retention = { keep: KEEP_FOREVER, runs: [], nextRun: null, settingsVersion: 7 }
const bubble = { bubbleDomains: ['golden.test'], bubbleStoreIDs: [], bubbleQuotes: true, bubbleVersion: 7 }

export const SETTINGS_ACTS: readonly Act[] = [
  {
    name: 'a company’s own fields are saved',
    at: 'parts/custom-fields/editor/form-editor.tsx',
    draws: 'FormEditor',
    props: { module: 'payment', saved: { fields: [], version: 7 }, about: null, onCancel: nothing },
    does: [['Save']],
    call: 'settings/custom-fields/save',
    asks: { moduleID: 'payment', fields: [], expectedVersion: 7 },
    answer: { fields: [], version: 8 },
    refetched: 'reload_custom_fields',
    refetchedWhenRefused: ['settings/custom-fields/fetch'],
    said: ['Custom fields saved'],
  },
  ...(
    [
      ['company-settings', 'CompanySettings', 'CompanyForm', { companyName: 'Golden Pledge' }, 'Company saved'],
      [
        'electronic-renewals',
        'ElectronicRenewals',
        'RenewalsForm',
        { companyElectronicRenewals: true },
        'Electronic renewals saved',
      ],
    ] as const
  ).map(([file, draws, within, saved, said]): Act => ({
    name: said,
    at: `features/settings/${file}.tsx`,
    draws,
    within,
    before: [[['settings/company/fetch', {}], { company }]],
    does: [['SectionForm']],
    call: 'settings/company/save',
    asks: { company: expect.objectContaining(saved), expectedVersion: 7 },
    answer: { company },
    refetched: 'reload_company',
    refetchedWhenRefused: 'reload_company',
    said: [said],
    tellsFailure: true,
  })),
  {
    name: 'retention is saved',
    at: 'features/settings/retention-settings.tsx',
    draws: 'RetentionSettings',
    within: 'RetentionForm',
    before: [[['settings/retention/fetch', {}], { retention }]],
    does: [['SectionForm']],
    call: 'settings/retention/save',
    asks: { retention: { keep: KEEP_FOREVER }, expectedVersion: 7 },
    answer: { retention },
    refetched: 'reload_retention',
    refetchedWhenRefused: 'reload_retention',
    said: ['Retention saved'],
    tellsFailure: true,
  },
  {
    name: 'the chat bubble is saved',
    at: 'features/chat-bubble/bubble-form.tsx',
    draws: 'BubbleForm',
    props: { settings: bubble },
    does: [['Websites', 'golden.test, pledge.test'], ['form']],
    call: 'settings/chat-bubble/save',
    asks: {
      companyBubbleSettings: expect.objectContaining({ bubbleDomains: ['golden.test', 'pledge.test'] }),
      expectedVersion: 7,
    },
    answer: { companyBubbleSettings: bubble },
    refetched: 'reload_chatbubble_settings',
    refetchedWhenRefused: 'reload_chatbubble_settings',
    said: ['Chat bubble saved'],
    tellsFailure: true,
  },
]
