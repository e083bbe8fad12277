export const nothing = () => undefined
export const HONOLULU = 'Pacific/Honolulu'
export const store = {
  storeID: 2,
  storeName: 'Harbor',
  storeAbbr: 'HB',
  storeColor: '#332211',
  storeTimezone: HONOLULU,
  storeSMSNumber: '+18085550100',
  storeHours: [],
  storeClosures: [],
}
export const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+18085550147',
  custEmail: 'ana@prueba.test',
  custState: 'HI',
  custBlocked: false,
  custOptedOut: null,
  custLanguage: 'en',
  custLoansRefused: null,
}
export const attachment = (state: string, rest: object = {}) => ({
  key: state,
  name: `${state}.jpg`,
  state,
  preview: `/m/${state}`,
  remove: nothing,
  ...rest,
})
export const chat = (change: object = {}) => ({
  chatID: 3,
  visitorName: 'Visitor Vi',
  state: 'proved',
  answersGo: 'chat',
  startedAt: '2026-11-20T20:00:00Z',
  ...change,
})
export const choice = (change: object = {}) => ({
  channel: 'sms',
  isChoice: true,
  offered: ['sms', 'email'],
  chat: undefined,
  chats: [],
  isUsualChat: false,
  subject: 'Your ring',
  choose: nothing,
  setSubject: nothing,
  ...change,
})
export const message = (change: object = {}) => ({
  messageID: 30,
  convoID: 7,
  messageDirection: 'in',
  messageChannel: 'sms',
  messageStatus: 'received',
  messageDate: '2026-11-23T20:00:00Z',
  messageBody: 'Hello',
  messageSubject: null,
  messageMedia: [],
  messageAutomatic: false,
  messageMailer: null,
  messageSentByID: null,
  messageTwilioError: null,
  messageVisitor: null,
  messageEmail: null,
  messageSchedule: null,
  clientMessageID: null,
  ...change,
})
export const thread = (messages: readonly object[], rest: object = {}) =>
  [
    ['customers/conversation/messages/fetch', { convoID: 7 }, 'pages'],
    {
      pages: [{ messages, scheduled: [], hasMore: false, deletedBefore: null, ...rest }],
      pageParams: [null],
    },
  ] as const
export const convo = (rest: object = {}) =>
  [
    ['customers/conversation/fetch', { convoID: 7 }],
    { convo: { convoID: 7 }, draft: null, chat: null, chats: [], ...rest },
  ] as const
export const KNOWN = [
  [['tickets/list', { search: { custID: 4, status: 'active', perPage: 100 } }], { tickets: [] }],
  [['payments/list', { search: { custID: 4, perPage: 5 } }], { payments: [] }],
  [['customers/cart/fetch', { custID: 4 }], { cart: { quotes: [] } }],
] as const
export const REPLIES = [
  ['inbox/get-quick-replies', {}],
  {
    replies: [
      {
        replyID: 1,
        replyTitle: 'Hours',
        replyShortcode: 'hours',
        replyBody: 'We open at 9.',
        replyBodyES: 'Abrimos a las 9.',
        replyIsMine: false,
        storeIDs: null,
        replyMedia: [],
      },
      {
        replyID: 2,
        replyTitle: 'Home',
        replyShortcode: 'home',
        replyBody: 'I am home.',
        replyBodyES: '',
        replyIsMine: true,
        storeIDs: null,
        replyMedia: [],
      },
      {
        replyID: 3,
        replyTitle: 'Elsewhere',
        replyShortcode: 'hotel',
        replyBody: 'Elsewhere',
        replyBodyES: '',
        replyIsMine: false,
        storeIDs: [1],
        replyMedia: [],
      },
    ],
  },
] as const

export const draft = (change: object = {}) => ({
  draftBody: 'On my way',
  draftChannel: 'sms',
  draftSubject: null,
  draftMedia: [],
  draftDate: '2026-11-23T21:00:00Z',
  ...change,
})

/** The box of a message that its writer has begun. */
export const COMPOSER = {
  at: 'features/conversation/message-composer.tsx',
  draws: 'MessageComposer',
  before: [thread([message()]), convo(), REPLIES, ...KNOWN],
  props: {
    convoID: 7,
    customer,
    store,
    userID: 5,
    draft: draft(),
    lastSeenMessageID: 30,
    writing: 0,
    onTyped: nothing,
    choice: choice({ settle: nothing, forgetSubject: nothing }),
  },
} as const
export const EMPTY_COMPOSER = { ...COMPOSER, props: { ...COMPOSER.props, draft: null } } as const
