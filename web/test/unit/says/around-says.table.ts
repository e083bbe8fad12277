import { chat, convo, customer, message, nothing, store, thread } from '../conversation/sample.ts'
import type { Says } from './says.ts'

const CONVO = {
  convoID: 7,
  custID: 4,
  storeID: 2,
  convoStatus: 'active',
  convoFlag: 'none',
  convoUnread: 0,
  convoLabels: [] as readonly number[],
  convoAssignedUserID: null as number | null,
}
const LABELS = [
  ['labels/list', {}],
  {
    labels: [
      { labelID: 3, labelName: 'VIP', labelModuleKey: 'conversation', labelColor: '#112233', labelIcon: 'tag' },
      { labelID: 4, labelName: 'Late', labelModuleKey: 'conversation', labelColor: '#112233', labelIcon: 'tag' },
    ],
  },
] as const
const COLLEAGUES = [
  ['employees/list', {}],
  {
    employees: [
      { userID: 6, userNickname: 'Kim', userColor: '#112233', userAllowedStoreIDs: [2] },
      { userID: 7, userNickname: 'Lee', userColor: '#112233', userAllowedStoreIDs: [1] },
      { userID: 8, userNickname: 'Sam', userColor: '#112233', userAllowedStoreIDs: [1, 2], userIsXDACCT: true },
    ],
    former: [],
  },
] as const
const line = (name: string, change: object, says: readonly string[], isTyping = false): Says => ({
  name: `a website chat above the box: ${name}`,
  at: 'features/conversation/chat-line.tsx',
  draws: 'ChatLine',
  props: { convoID: 7, isTyping },
  before: [convo(change)],
  says,
})
const header = (name: string, change: object, says: readonly string[], rest: object = {}): Says => ({
  name: `above a conversation: ${name}`,
  at: 'features/conversation/conversation-header.tsx',
  draws: 'ConversationHeader',
  props: {
    convo: { ...CONVO, ...change },
    name: 'Prueba, Ana',
    phone: '+18085550147',
    bare: false,
    store,
    onBack: nothing,
    onDetails: nothing,
    ...rest,
  },
  before: [LABELS, COLLEAGUES],
  says,
})
const menu = (name: string, change: object, says: readonly string[]): Says => ({
  name: `a conversation’s buttons on a phone: ${name}`,
  at: 'features/conversation/conversation-menu.tsx',
  draws: 'ConversationMenu',
  props: { convo: { ...CONVO, ...change }, name: 'Prueba, Ana' },
  before: [LABELS, COLLEAGUES],
  says,
})
const pick = (choice: string, change: object, within: string, says: readonly string[]): Says => ({
  name: `a conversation’s ${choice} is chosen: ${JSON.stringify(change)}`,
  at: 'features/conversation/choice-popover.tsx',
  draws: 'ChoicePopover',
  props: { choice, convo: { ...CONVO, ...change }, anchor: { current: null } },
  within,
  before: [LABELS, COLLEAGUES],
  says,
})

const REQUEST = { stopRequestID: 3, custID: 4, words: 'Leave me alone', daysLeft: 2 }
const stop = (
  name: string,
  list: object,
  own: object | undefined,
  says: readonly string[],
  said: object = {},
): Says => ({
  name: `a request to stop above the box: ${name}`,
  at: 'features/conversation/opt-out-line.tsx',
  draws: 'OptOutLine',
  props: { convoID: 7, customer: { ...customer, ...said } },
  before: [
    thread([message(said)]),
    [['customers/stop-requests/list', { search: { status: 'open', perPage: 100 } }], list],
    ...(own
      ? ([[['customers/stop-requests/list', { search: { custID: 4, status: 'open', perPage: 1 } }], own]] as const)
      : []),
  ],
  says,
})
const promise = (
  name: string,
  said: object,
  says: readonly string[],
  rest: Partial<Says> = {},
  known: readonly object[] = [],
): Says => ({
  name: `a promise in a text: ${name}`,
  at: 'features/conversation/promise-line.tsx',
  draws: 'PromiseLine',
  props: { convoID: 7, customer, store },
  before: [
    thread([message({ messageBody: 'I will pay $50 on Friday for 10233', ...said })]),
    [
      ['tickets/list', { search: { custID: 4, status: 'active', perPage: 100 } }],
      { tickets: [{ ticketNumber: '10233' }] },
    ],
    [['customers/promises/list', { search: { custID: 4, perPage: 100 } }], { promises: known }],
  ],
  says,
  ...rest,
})
export const AROUND_SAYS: readonly Says[] = [
  line('no chat', {}, []),
  line('over', { chat: chat({ state: 'ended' }), chats: [] }, []),
  line('confirmed', { chat: chat(), chats: [chat()] }, [
    'Visitor Vi on your website. Phone confirmed. Continue by text',
  ]),
  line(
    'not confirmed',
    { chat: chat({ state: 'unproved' }), chats: [chat({ state: 'unproved' })] },
    ['Visitor Vi on your website. Phone not confirmed. This may be someone else. Typing…'],
    true,
  ),
  line(
    'moved, with someone else',
    { chat: chat({ state: 'moved' }), chats: [chat({ state: 'moved' }), chat({ chatID: 4, state: 'unproved' })] },
    [
      'Visitor Vi on your website. Your answers now go by text. Someone else also gave this number but didn’t confirm it.',
    ],
  ),
  line('confirmed, beside another that is too', { chat: chat(), chats: [chat(), chat({ chatID: 4 })] }, [
    'Visitor Vi on your website. Phone confirmed. Continue by text',
  ]),

  header('nothing set', {}, [
    'Back to the list Prueba, Ana',
    'HB (808) 555-0147',
    'Assign Label Label Flag Flag Archive Customer details',
  ]),
  header(
    'all set',
    { convoStatus: 'archived', convoFlag: 'bomb', convoLabels: [3, 4], convoAssignedUserID: 6 },
    [
      'Back to the list Prueba, Ana',
      'HB (808) 555-0147',
      'K Kim Labels: VIP, Late VIP +1 Flag: Bomb Flag Move to inbox',
    ],
    { onDetails: undefined },
  ),
  header(
    'someone known by their number',
    { convoLabels: [4] },
    ['Back to the list (808) 555-0147', 'HB', 'Assign Labels: Late Late Flag Flag Archive Customer details'],
    { name: '(808) 555-0147' },
  ),
  header('on the customer’s page', {}, ['Assign Label Label Flag Flag Archive'], { bare: true }),
  menu('nothing set', {}, ['Archive Flag More']),
  menu('all set', { convoStatus: 'archived', convoFlag: 'bomb', convoLabels: [3, 4], convoAssignedUserID: 6 }, [
    'Move to inbox Flag: Bomb More',
  ]),
  pick('assign', {}, 'PickList', ['[]', 'Nobody', 'K Kim', 'S Sam (XD Support)']),
  pick('assign', { convoAssignedUserID: 8, storeID: 1 }, 'PickList', ['[]', 'Nobody', 'L Lee', 'S Sam (XD Support)']),
  pick('flag', { convoFlag: 'bolt' }, 'PickList', [
    '[]',
    'No flag',
    'Star',
    'Bolt',
    'Flag',
    'Tag',
    'Thumbtack',
    'Paperclip',
    'Radiation',
    'Bomb',
  ]),
  pick('label', { convoLabels: [4] }, 'LabelChoices', ['[]', 'VIP', 'Late', 'Manage labels']),

  stop('in as many words as are shown', { open: 1, stopRequests: [{ ...REQUEST, words: 'x'.repeat(80) }] }, undefined, [
    `“${'x'.repeat(80)}” sounds like a request to stop. 2 business days left → /customers/stop-requests`,
    'Opt out Not a request',
  ]),
  promise('for today, by the store’s clock', { messageBody: 'I will pay $50 today for 10233' }, [
    'Ana promises to pay $50.00 by Mon, Nov 23 for 10233',
    'Save Dismiss',
  ]),
  stop('none', { open: 0, stopRequests: [] }, undefined, []),
  stop('of someone else', { open: 1, stopRequests: [{ ...REQUEST, custID: 5 }] }, undefined, []),
  stop('asked', { open: 1, stopRequests: [REQUEST] }, undefined, [
    '“Leave me alone” sounds like a request to stop. 2 business days left → /customers/stop-requests',
    'Opt out Not a request',
  ]),
  stop(
    'in many words, among too many',
    { open: 2, stopRequests: [{ ...REQUEST, custID: 5 }] },
    { stopRequests: [{ ...REQUEST, words: `${'x'.repeat(79)} and more`, daysLeft: 0 }] },
    [
      '“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” sounds like a request to stop. Due today → /customers/stop-requests',
      'Opt out Not a request',
    ],
  ),
  stop(
    'they ask for texts again from another phone',
    { open: 0, stopRequests: [] },
    undefined,
    ['Still opted out: START must come from their main phone, (808) 555-0147.'],
    {
      custOptedOut: '2026-11-20T20:00:00Z',
      messageBody: 'START',
    },
  ),

  promise('new', {}, ['Ana promises to pay $50.00 by Fri, Nov 27 for 10233', 'Save Dismiss']),
  promise(
    'of someone without a first name',
    {},
    ['The customer promises to pay $50.00 by Fri, Nov 27 for 10233', 'Save Dismiss'],
    { props: { convoID: 7, customer: { ...customer, custFirstName: ' ' }, store } },
  ),
  promise(
    'for a user who may not see tickets',
    {},
    ['Ana promises to pay $50.00 by Fri, Nov 27 for 10233', 'Save Dismiss'],
    { lacks: ['tickets'] },
  ),
  promise('for a user who may not change customers', {}, [], { lacks: ['customers'] }),
  promise('of a day that has passed', { messageDate: '2026-11-10T20:00:00Z' }, []),
  promise('none', { messageBody: 'Hello' }, []),
  promise('recorded', {}, [], {}, [{ storeID: 2, promiseMadeDate: '2026-11-23T20:00:00Z' }]),
  promise(
    'recorded before the text, and at another store',
    {},
    ['Ana promises to pay $50.00 by Fri, Nov 27 for 10233', 'Save Dismiss'],
    {},
    [
      { storeID: 2, promiseMadeDate: '2026-11-23T19:59:59Z' },
      { storeID: 1, promiseMadeDate: '2026-11-23T21:00:00Z' },
    ],
  ),
  promise('that is dismissed', {}, [], { within: 'Offer', does: [['Dismiss']] }),
]
