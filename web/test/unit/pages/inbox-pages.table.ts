import type { Page } from './page.ts'

const CANNOT_TEXT = [
  ['stores/list', {}],
  { stores: [{ storeID: 1, storeName: 'Old Town', storeSMSNumber: '', storeEnabled: true }] },
] as const
const CAN_TEXT = [
  ['stores/list', {}],
  { stores: [{ storeID: 1, storeName: 'Old Town', storeSMSNumber: '+18085550100', storeEnabled: true }] },
] as const
const inbox = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `the inbox: ${name}`,
  at: 'pages/inbox-page.tsx',
  draws: 'InboxPage',
  before: [CAN_TEXT],
  address: '/inbox',
  answers: {
    'inbox/list': { messages: [], count: 0, unread: 0 },
    'customers/conversation/start': { convo: { convoID: 9 } },
  },
  parts: [],
  ...rest,
})
const WIDE = ['min-width']
const PHONE = ['max-width']

export const INBOX_PAGES: readonly Page[] = [
  inbox('nothing open', {
    media: WIDE,
    parts: ['InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}', 'NextWaiting {"onOpen":"()"}'],
  }),
  inbox('nothing open on a phone', {
    media: PHONE,
    parts: ['InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}'],
  }),
  inbox('a conversation', {
    media: WIDE,
    address: '/inbox?convo=7',
    parts: [
      'InboxList {"convoID":7,"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'ConversationScreens {"convoID":7,"writing":0,"onLeave":"()","onBack":"()"}',
    ],
  }),
  inbox('a conversation on a phone', {
    media: PHONE,
    address: '/inbox?convo=7',
    parts: ['ConversationScreens {"convoID":7,"writing":0,"onLeave":"()","onBack":"()"}'],
  }),
  inbox('no store can text', {
    media: WIDE,
    before: [CANNOT_TEXT],
    parts: [
      'InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'FirstSteps {}',
      'NextWaiting {"onOpen":"()"}',
    ],
  }),
  inbox('no store can text, on a phone', {
    media: PHONE,
    before: [CANNOT_TEXT],
    parts: [
      'InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'FirstSteps {"otherwise":false}',
    ],
  }),
  inbox('for those who see no customers', {
    media: WIDE,
    lacks: ['customers'],
    parts: ['InboxList {"open":"()","onOpened":"()","onNear":"()"}', 'NextWaiting {"onOpen":"()"}'],
  }),
  inbox('a conversation opened to read', {
    media: WIDE,
    address: '/inbox?convo=7',
    does: [['InboxList.onOpened', 7, false]],
    parts: [
      'InboxList {"convoID":7,"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'ConversationScreens {"convoID":7,"writing":0,"onLeave":"()","onBack":"()"}',
    ],
  }),
  inbox('a conversation opened to write', {
    media: WIDE,
    address: '/inbox?convo=7',
    does: [['InboxList.onOpened', 7, true]],
    parts: [
      'InboxList {"convoID":7,"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'ConversationScreens {"convoID":7,"writing":1,"onLeave":"()","onBack":"()"}',
    ],
  }),
  inbox('another one opened to write', {
    media: WIDE,
    address: '/inbox?convo=7',
    does: [['InboxList.onOpened', 8, true]],
    parts: [
      'InboxList {"convoID":7,"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'ConversationScreens {"convoID":7,"writing":0,"onLeave":"()","onBack":"()"}',
    ],
  }),
  inbox('opened to write twice, then to read', {
    media: WIDE,
    address: '/inbox?convo=7',
    does: [
      ['InboxList.onOpened', 7, true],
      ['InboxList.onOpened', 7, true],
    ],
    parts: [
      'InboxList {"convoID":7,"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'ConversationScreens {"convoID":7,"writing":2,"onLeave":"()","onBack":"()"}',
    ],
  }),
  inbox('a row is near', {
    media: WIDE,
    does: [['InboxList.onNear', { convo: { convoID: 7 } }]],
    parts: [
      'InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'NextWaiting {"onOpen":"()"}',
      'asks customers/conversation/messages/fetch {"convoID":7,"beforeID":null,"perPage":50}',
    ],
  }),
  inbox('a new message', {
    media: WIDE,
    does: [['InboxList.onNewMessage']],
    parts: [
      'InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'NextWaiting {"onOpen":"()"}',
      'NewMessageDialog {"open":true,"onClose":"()","onOpen":"()"}',
    ],
  }),
  inbox('a new message left', {
    media: WIDE,
    does: [['InboxList.onNewMessage'], ['LazyDialog.onClose']],
    parts: [
      'InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'NextWaiting {"onOpen":"()"}',
      'NewMessageDialog {"open":false,"onClose":"()","onOpen":"()"}',
    ],
  }),
  inbox('a new message to someone', {
    media: WIDE,
    does: [['InboxList.onNewMessage'], ['LazyDialog.onOpen', 4, 1]],
    parts: [
      'InboxList {"convoID":9,"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'ConversationScreens {"convoID":9,"writing":1,"onLeave":"()","onBack":"()"}',
      'NewMessageDialog {"open":true,"onClose":"()","onOpen":"()"}',
      'asks customers/conversation/start {"custID":4,"storeID":1}',
      'goes on to /inbox?convo=9',
    ],
  }),
  inbox('closed again', {
    media: WIDE,
    address: '/inbox?convo=7',
    does: [['Part.onBack']],
    parts: [
      'InboxList {"open":"()","onNewMessage":"()","onOpened":"()","onNear":"()"}',
      'NextWaiting {"onOpen":"()"}',
      'goes on to /',
    ],
  }),
]
