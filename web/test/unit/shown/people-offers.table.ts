import { inCases, inStates, type Offer } from './offer.ts'

const nothing = () => undefined

const user = {
  userID: 3,
  userNickname: 'Kim',
  userStatus: 'active',
  userSecondFactor: true,
}
const key = { keyID: 6, keyName: 'Till', keyMakerName: 'Bo', keyState: 'active' }
const USERS: readonly Offer[] = [
  ...inStates(
    'a user',
    { at: 'features/users/user-acts.tsx', draws: 'UserActs', props: { user, isSelf: false, onInvited: nothing } },
    'user',
    [
      ['active', {}, { 'Sign out': true, 'Reset second factor': true, 'Disable user': true }],
      ['without a second factor', { userSecondFactor: false }, { 'Sign out': true, 'Disable user': true }],
      ['invited', { userStatus: 'invited', userSecondFactor: false }, { 'Invite again': true, 'Disable user': true }],
      ['disabled', { userStatus: 'disabled', userSecondFactor: false }, { 'Enable user': true }],
      ['themselves', {}, {}, { props: { user, isSelf: true, onInvited: nothing } }],
    ],
  ),
  ...inStates(
    'an API key',
    {
      at: 'features/api-keys/key-acts.tsx',
      draws: 'KeyActs',
      props: { apiKey: key, isOwn: true, onSecret: nothing, onClose: nothing },
    },
    'apiKey',
    [
      ['active', {}, { 'Rotate key': true, 'Revoke key': true }],
      ['expired', { keyState: 'expired' }, { 'Revoke key': true }],
    ],
  ),
]

const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custBlocked: false,
  custLabels: [1],
  custOptedOut: null,
  custLanguage: 'en',
  custEmail: 'ana@golden.test',
  custCustomFields: {},
}
const BAR = {
  chosen: [customer, { ...customer, custID: 5 }],
  shown: 9,
  order: {},
  onAll: nothing,
  onClear: nothing,
  onMerge: nothing,
}
const RIGHTS = ['labels', 'customer-data']
const BARS = { at: 'features/customers/customers-bar.tsx', draws: 'CustomersBar' }
const PANEL = {
  at: 'features/customers/customer-panel.tsx',
  draws: 'CustomerPanel',
  props: { custID: 4, storeID: 2 },
  answers: {
    'customers/fetch': { customer },
    'settings/custom-fields/fetch': { fields: [{ id: 'a', type: 'text', title: 'Size' }] },
  },
}
const CUSTOMERS: readonly Offer[] = [
  {
    ...BARS,
    name: 'two chosen customers',
    props: { ...BAR, permissions: RIGHTS },
    offers: { '': true, 'Merge…': true },
  },
  {
    ...BARS,
    name: 'one chosen customer',
    props: { ...BAR, chosen: [customer], permissions: RIGHTS },
    offers: { '': true, 'Merge…': 'Select exactly two customers to merge' },
  },
  {
    ...BARS,
    name: 'three chosen customers',
    props: { ...BAR, chosen: [...BAR.chosen, { ...customer, custID: 6 }], permissions: RIGHTS },
    offers: { '': true, 'Merge…': 'Select exactly two customers to merge' },
  },
  {
    ...BARS,
    name: 'chosen customers, for someone who may not merge',
    props: { ...BAR, permissions: [] },
    offers: { '': true },
  },
  {
    ...PANEL,
    name: 'a customer’s panel',
    offers: { 'Loan calculator': true, 'Edit contact': true, 'Edit custom fields': true },
  },
  {
    at: 'features/customers/customer-labels.tsx',
    draws: 'CustomerLabels',
    name: 'a customer’s labels',
    props: { customer, mayChange: true },
    answers: { 'labels/list': { labels: [{ labelID: 1, labelName: 'Gold', labelModuleKey: 'customer' }] } },
    offers: {},
  },
  {
    at: 'features/customers/customer-labels.tsx',
    draws: 'CustomerLabels',
    name: 'a customer’s labels, for someone who may not change them',
    props: { customer, mayChange: false },
    answers: { 'labels/list': { labels: [{ labelID: 1, labelName: 'Gold', labelModuleKey: 'customer' }] } },
    offers: {},
  },
  ...inStates(
    'blocking a customer',
    { at: 'features/customers/block-customer.tsx', draws: 'BlockCustomer', props: { customer } },
    'customer',
    [
      ['who may write', {}, { 'Block customer': true }],
      ['who is blocked', { custBlocked: true }, { 'Unblock customer': true }],
    ],
  ),
]

const chat = { chatID: 1, visitorName: 'Ana', state: 'proved', answersGo: 'chat', startedAt: '2026-11-20T17:00:00Z' }
const CHAT = { at: 'features/conversation/chat-line.tsx', draws: 'ChatLine', props: { convoID: 7, isTyping: false } }
const chats = (state: string) => ({
  answers: { 'customers/conversation/fetch': { chat: { ...chat, state }, chats: [{ ...chat, state }] } },
})
const message = {
  messageID: 30,
  convoID: 7,
  messageBody: 'Hello',
  messageMedia: [],
  messageSubject: null,
  messageChannel: 'sms',
  messageDirection: 'out',
  messageStatus: 'delivered',
  messageDate: '2026-11-20T17:00:00Z',
  messageSentByID: 5,
  messageTwilioError: null,
  messageAutomatic: false,
  messageMailer: null,
  messageSchedule: { sendAt: '2026-11-21T17:00:00Z', discardOnReply: false, stoppedBy: null, undoable: false },
}
const convo = {
  convoID: 7,
  storeID: 2,
  convoStatus: 'active',
  convoFlag: 'none',
  convoUnread: 0,
  convoLabels: [],
  convoAssignedUserID: null,
}
const outgoing = { state: 'sending', reason: 'No', code: 'other', send: { convoID: '7', body: 'Hi' }, pictures: [] }
const CHOICES = {
  at: 'features/conversation/conversation-choices.tsx',
  draws: 'ConversationChoices',
  props: { convo, onAssign: nothing, onLabels: nothing, onFlag: nothing },
  answers: { 'labels/list': { labels: [{ labelID: 1, labelName: 'Gold', labelModuleKey: 'conversation' }] } },
}
const CONVERSATIONS: readonly Offer[] = [
  ...inCases('a website chat', CHAT, [
    ['without a proved phone', {}, chats('unproved')],
    ['with a proved phone', { 'Continue by text': true }, chats('proved')],
    ['answered by text', {}, chats('moved')],
    ['over', {}, chats('ended')],
  ]),
  ...inStates(
    'a message just sent',
    { at: 'features/conversation/undoable-bubble.tsx', draws: 'UndoableBubble', props: { message } },
    'message',
    [
      ['by the user', {}, { Undo: true }],
      ['by a colleague', { messageSentByID: 6 }, {}],
    ],
  ),
  {
    name: 'a scheduled message',
    at: 'features/conversation/scheduled-bubble.tsx',
    draws: 'ScheduledBubble',
    props: { message, timezone: 'UTC', hours: { storeHours: [], storeClosures: [] } },
    offers: { 'Send now': true, 'Change time': true, Edit: true, Cancel: true },
  },
  ...inStates(
    'a message',
    {
      at: 'features/conversation/message-bubble.tsx',
      draws: 'MessageBubble',
      props: { message, authorOf: () => '', timezone: 'UTC', who: 'Ana', last: true, onRetry: nothing },
    },
    'message',
    [
      ['delivered', {}, {}],
      ['failed', { messageStatus: 'failed' }, { 'Send again': true }],
    ],
  ),
  ...inStates(
    'a message on its way',
    { at: 'features/conversation/outgoing-bubble.tsx', draws: 'OutgoingBubble', props: { outgoing } },
    'outgoing',
    [
      ['being sent', {}, {}],
      ['held', { state: 'held' }, {}],
      ['refused', { state: 'refused' }, { 'Try again': true, Edit: true, Discard: true }],
      [
        'refused because of a newer one',
        { state: 'refused', code: 'newer_messages' },
        { 'Send anyway': true, Edit: true, Discard: true },
      ],
    ],
  ),
  ...inStates('a conversation’s choices', CHOICES, 'convo', [
    ['without any', {}, { Assign: true, Label: true, Flag: true }],
    ['all made', { convoLabels: [1], convoFlag: 'star' }, { Assign: true, 'Labels: Gold': true, 'Flag: Star': true }],
    ['for someone who may not label', {}, { Assign: true, Flag: true }, { lacks: ['labels'] }],
    [
      'labeled, for someone who may not label',
      { convoLabels: [1] },
      { Assign: true, 'Labels: Gold': 'You don’t have permission to do this.', Flag: true },
      { lacks: ['labels'] },
    ],
  ]),
  ...inStates(
    'a conversation’s menu',
    {
      at: 'features/conversation/conversation-menu.tsx',
      draws: 'ConversationMenu',
      props: { convo, name: 'Ana' },
    },
    'convo',
    [
      ['in the inbox', {}, { Archive: true, Flag: true, 'Assign…': true, 'Label…': true }],
      ['archived', { convoStatus: 'archived' }, { 'Move to inbox': true, Flag: true, 'Assign…': true, 'Label…': true }],
      ['for someone who may not label', {}, { Archive: true, Flag: true, 'Assign…': true }, { lacks: ['labels'] }],
    ],
  ),
]

export const PEOPLE_OFFERS: readonly Offer[] = [...USERS, ...CUSTOMERS, ...CONVERSATIONS]
