import { convo, customer, message, nothing, store, thread } from '../conversation/sample.ts'
import { EVENT, keptDraft, type Press } from './press.ts'

const CONVO = {
  convoID: 7,
  custID: 4,
  storeID: 2,
  convoStatus: 'active',
  convoFlag: 'star',
  convoUnread: 0,
  convoLabels: [3],
  convoAssignedUserID: 6,
}
const ANSWERS = {
  'customers/conversation/archive': {},
  'customers/conversation/set-flag': {},
  'customers/conversation/assign-user': {},
  'customers/conversation/set-labels': {},
}
const header = (
  words: string,
  given: readonly unknown[],
  call: readonly [string, object],
  said: readonly string[],
  change: object = {},
): Press => ({
  name: `an act above a conversation: ${words} ${JSON.stringify(given)}`,
  at: 'features/conversation/conversation-header.tsx',
  draws: 'ConversationHeader',
  props: { convo: { ...CONVO, ...change }, name: 'Prueba, Ana', phone: '+18085550147', bare: false, store },
  before: [thread([message()])],
  does: [[words, ...given]],
  answers: ANSWERS,
  calls: [call],
  said,
})
const picked = (choice: string, does: Press['does'], heard: Press['heard'], rest: Partial<Press> = {}): Press => ({
  name: `a conversation’s ${choice} is picked: ${JSON.stringify(does)}`,
  at: 'features/conversation/choice-popover.tsx',
  draws: 'ChoicePopover',
  props: { choice, convo: CONVO, anchor: { current: null } },
  before: [
    [
      ['employees/list', {}],
      { employees: [{ userID: 6, userNickname: 'Kim', userColor: '#112233', userAllowedStoreIDs: [2] }], former: [] },
    ],
  ],
  does,
  hears: ['onAssign', 'onLabels', 'onFlag', 'onClose'],
  heard: heard!,
  ...rest,
})
const REQUEST = { stopRequestID: 3, custID: 4, words: 'Leave me alone', daysLeft: 2 }
const DECIDE = 'customers/stop-requests/decide'
const OPEN = [
  ['customers/stop-requests/list', { search: { status: 'open', perPage: 100 } }],
  { open: 1, stopRequests: [REQUEST] },
] as const
const PROMISED = {
  at: 'features/conversation/promise-line.tsx',
  draws: 'PromiseLine',
  within: 'Offer',
  props: { convoID: 7, customer, store },
  before: [
    thread([message({ messageBody: 'I will pay $50 on Friday for 10233' })]),
    [
      ['tickets/list', { search: { custID: 4, status: 'active', perPage: 100 } }],
      { tickets: [{ ticketNumber: '10233' }] },
    ],
    [['customers/promises/list', { search: { custID: 4, perPage: 100 } }], { promises: [] }],
  ],
} as const satisfies Partial<Press>
const later = (does: Press['does'], heard: Press['heard'], props: object = {}): Press => ({
  name: `a message is sent later: ${JSON.stringify([does, props])}`,
  at: 'features/conversation/send-later-dialog.tsx',
  draws: 'SendLaterDialog',
  props: { store, ...props },
  does,
  hears: ['onSave', 'onSendNow', 'onClose'],
  heard: heard!,
})
export const PANE_PRESSES: readonly Press[] = [
  header(
    'Archive',
    [],
    ['customers/conversation/archive', { convoIDs: [7], lastSeenMessageID: 30, archived: true }],
    ['Archived Prueba, Ana'],
  ),
  header(
    'Move to inbox',
    [],
    ['customers/conversation/archive', { convoIDs: [7], archived: false }],
    ['Moved Prueba, Ana back to the inbox'],
    { convoStatus: 'archived' },
  ),
  header(
    'onAssign',
    [6],
    ['customers/conversation/assign-user', { convoID: 7, userID: 6 }],
    ['Assigned Prueba, Ana to Kim'],
  ),
  header(
    'onAssign',
    [null],
    ['customers/conversation/assign-user', { convoID: 7, userID: null }],
    ['Unassigned Prueba, Ana'],
  ),
  header(
    'onFlag',
    ['bomb'],
    ['customers/conversation/set-flag', { convoID: 7, flag: 'bomb' }],
    ['Flagged Prueba, Ana'],
  ),
  header(
    'onFlag',
    ['none'],
    ['customers/conversation/set-flag', { convoID: 7, flag: 'none' }],
    ['Removed the flag from Prueba, Ana'],
  ),
  header(
    'onLabels',
    [[3, 4]],
    ['customers/conversation/set-labels', { convoID: 7, labels: [3, 4], seenLabels: [3] }],
    [],
  ),
  {
    ...header(
      'Archive',
      [],
      ['customers/conversation/archive', { convoIDs: [7], lastSeenMessageID: 30, archived: true }],
      ['Archived Prueba, Ana'],
    ),
    name: 'a conversation is archived on a phone',
    at: 'features/conversation/conversation-menu.tsx',
    draws: 'ConversationMenu',
  },
  {
    ...header(
      'Flag: Star',
      [],
      ['customers/conversation/set-flag', { convoID: 7, flag: 'bolt' }],
      ['Flagged Prueba, Ana'],
    ),
    name: 'a conversation is flagged on a phone',
    at: 'features/conversation/conversation-menu.tsx',
    draws: 'ConversationMenu',
    does: [['Flag: Star'], ['onFlag', 'bolt']],
  },
  picked('assign', [['onPick', 6]], [['onClose'], ['onAssign', 6]]),
  picked('assign', [['onPick', 0]], [['onClose'], ['onAssign', null]]),
  picked('flag', [['onPick', 'bolt']], [['onClose'], ['onFlag', 'bolt']]),
  picked('label', [['onChange', [3, 4]]], [['onLabels', [3, 4]]]),
  picked('label', [['onManage']], [['onClose']], { opens: { kind: 'labels', module: 'conversation' } }),
  picked('label', [['onCreate', 'New']], [['onLabels', [3, 9]]], {
    answers: { 'labels/save': { labels: [{ labelID: 9, labelName: 'New', labelModuleKey: 'conversation' }] } },
    calls: [['labels/save', { label: { labelName: 'New', labelModuleKey: 'conversation' } }]],
  }),
  ...(['Opt out', 'Not a request'] as const).map((words): Press => ({
    name: `a request to stop is decided above the box: ${words}`,
    at: 'features/conversation/opt-out-line.tsx',
    draws: 'OptOutLine',
    props: { convoID: 7, customer },
    before: [thread([message()]), OPEN],
    does: [[words]],
    answers: { [DECIDE]: {}, 'customers/stop-requests/list': { open: 0, stopRequests: [] } },
    calls: [
      [DECIDE, { stopRequestID: 3, decision: words === 'Opt out' ? 'opted_out' : 'not_a_request' }],
      ['customers/stop-requests/list', { search: { status: 'open', perPage: 100 } }],
    ],
  })),
  ...([true, false] as const).map((isSaved): Press => ({
    ...PROMISED,
    name: isSaved ? 'a promise is saved' : 'a promise could not be saved',
    does: [['Save']],
    answers: {
      'customers/promises/list': { promises: [] },
      ...(isSaved && { 'customers/promises/save': {} }),
    },
    calls: [
      [
        'customers/promises/save',
        {
          promise: {
            custID: 4,
            storeID: 2,
            promiseSource: 'text',
            promiseDay: '2026-11-27',
            promiseAmount: 50,
            promiseTickets: ['10233'],
          },
        },
      ],
      ['customers/promises/list', { search: { custID: 4, perPage: 100 } }],
    ],
    announced: isSaved ? ['Promise saved'] : [],
    said: isSaved ? [] : ['Refused: not_found'],
  })),
  {
    ...PROMISED,
    name: 'a promise is dismissed',
    does: [['Dismiss']],
    kept: { 'xd-unsent/1/5/promises-dismissed': '[30]' },
  },
  later([['onSave', '2026-11-25T09:30']], [['onSave', { sendAt: '2026-11-25T19:30:00.000Z', discardOnReply: false }]]),
  later(
    [
      ['Discard if the customer replies first', true],
      ['onSave', '2026-11-25T09:30'],
    ],
    [['onSave', { sendAt: '2026-11-25T19:30:00.000Z', discardOnReply: true }]],
  ),
  later([['onSave', '2026-11-25T09:30']], [['onSave', { sendAt: '2026-11-25T19:30:00.000Z', discardOnReply: true }]], {
    discardOnReply: true,
    sendAt: '2026-11-24T19:00:00Z',
  }),
  {
    name: 'other ways to send',
    at: 'features/conversation/send-button.tsx',
    draws: 'SendButton',
    props: { reason: null, isBegun: true, channelChoice: null },
    does: [['Send'], ['Send & archive'], ['Send later…']],
    hears: ['onSend', 'onSendAndArchive', 'onSendLater'],
    heard: [
      ['onSend', EVENT],
      ['onSendAndArchive', EVENT],
      ['onSendLater', EVENT],
    ],
  },
  {
    name: 'a message that got lost is sent again',
    at: 'features/conversation/message-bubble.tsx',
    draws: 'MessageBubble',
    props: {
      message: message({ messageDirection: 'out', messageStatus: 'failed' }),
      authorOf: () => 'Kim',
      timezone: 'UTC',
      who: 'Ana',
      last: true,
    },
    does: [['Send again']],
    hears: ['onRetry'],
    heard: [['onRetry', 30]],
  },
  {
    name: 'plain letters are used',
    at: 'features/conversation/pre-send-strip.tsx',
    draws: 'PreSendStrip',
    props: {
      text: `${'a'.repeat(100)}í`,
      hasPictures: false,
      channel: 'sms',
      phone: customer.custPhone,
      state: null,
      firstName: 'Ana',
      timezone: 'UTC',
      loansRefused: false,
    },
    does: [['Use plain letters']],
    hears: ['onPlain'],
    heard: [['onPlain', `${'a'.repeat(100)}i`]],
  },
  {
    name: 'a quick reply is picked',
    at: 'features/conversation/quick-replies.tsx',
    draws: 'QuickReplyMenu',
    props: {
      replies: [
        { replyID: 1, replyTitle: 'Hours', replyShortcode: 'hours', replyIsMine: true },
        { replyID: 2, replyTitle: 'Home', replyShortcode: 'home', replyIsMine: false },
      ],
      onClosed: nothing,
    },
    does: [['Hours /hours'], ['My quick replies…']],
    hears: ['onPick', 'onMine'],
    heard: [
      ['onPick', { replyID: 1, replyTitle: 'Hours', replyShortcode: 'hours', replyIsMine: true }],
      ['onMine', EVENT],
    ],
  },
  {
    name: 'my own quick reply is deleted',
    at: 'features/conversation/my-replies-dialog.tsx',
    draws: 'MyRepliesDialog',
    props: { text: '', onClose: nothing },
    before: [
      [
        ['inbox/get-quick-replies', {}],
        { replies: [{ replyID: 1, replyTitle: 'Hours', replyShortcode: 'hours', replyIsMine: true }] },
      ],
    ],
    does: [['Delete Hours']],
    answers: { 'settings/quick-replies/save': { replies: [] }, 'inbox/get-quick-replies': { replies: [] } },
    calls: [
      ['settings/quick-replies/save', { reply: { replyID: 1, deleteReply: true } }],
      ['inbox/get-quick-replies', {}],
    ],
  },
  {
    name: 'a message just sent is taken back',
    at: 'features/conversation/undoable-bubble.tsx',
    draws: 'UndoableBubble',
    before: [thread([message()]), convo()],
    props: { message: message({ messageSentByID: 5, messageDate: '2026-11-24T02:30:00Z' }) },
    answers: {
      'customers/conversation/messages/unschedule': { message: message() },
      'customers/conversation/messages/fetch': { messages: [], scheduled: [], hasMore: false, deletedBefore: null },
    },
    does: [['Undo']],
    calls: [['customers/conversation/messages/unschedule', { messageID: 30 }]],
    announced: ['Sending undone'],
    kept: keptDraft('Hello'),
  },
  {
    name: 'a message just sent was too late to take back',
    at: 'features/conversation/undoable-bubble.tsx',
    draws: 'UndoableBubble',
    before: [convo()],
    props: { message: message({ messageSentByID: 5 }) },
    does: [['Undo']],
    calls: [['customers/conversation/messages/unschedule', { messageID: 30 }]],
    said: ['Too late. The message was already sent.'],
  },
]
