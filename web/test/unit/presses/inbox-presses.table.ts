import { nothing } from '../conversation/sample.ts'
import { EVENT, type Press } from './press.ts'

const FILTERS = {
  filter: '',
  store: 'all',
  status: 'active',
  flag: 'any',
  unread: false,
  assigned: 'any',
  label: null,
  channel: 'any',
  lead: 'any',
  promise: 'any',
  perPage: 10,
}
const NONE = { flag: 'any', assigned: 'any', label: null, channel: 'any', lead: 'any', promise: 'any' }
const labels = [{ labelID: 3, labelName: 'VIP', labelColor: '#112233', labelIcon: 'tag' }]
const menu = (what: string, given: unknown, change: object): Press => ({
  name: `a filter of the inbox is chosen: ${what} ${String(given)}`,
  at: 'features/inbox/filter-menu.tsx',
  draws: 'FilterMenu',
  props: { anchor: { current: null }, filters: FILTERS, on: 2, employees: [], labels },
  does: [[what, ...(given === undefined ? [] : [given])]],
  hears: ['onChange', 'onClose'],
  heard: [['onChange', change], ['onClose']],
})
const bar = (what: string, given: readonly unknown[], change: object, rest: object = {}): Press => ({
  name: `the inbox’s filters above the list: ${what} ${JSON.stringify(rest)}`,
  at: 'features/inbox/inbox-filter-bar.tsx',
  draws: 'InboxFilterBar',
  props: {
    filters: { ...FILTERS, ...rest },
    unread: 3,
    stores: [],
    employees: [],
    labels: [],
    searchRef: { current: null },
  },
  does: [[what, ...given]],
  hears: ['onChange', 'onDone'],
  heard: [['onChange', change]],
})
const typed = (key: string, heard: Press['heard']): Press => ({
  ...bar('onKeyDown', [{ key, preventDefault: nothing }], {}),
  name: `a key in the inbox’s search box: ${key}`,
  heard: heard!,
})
const bulk = (
  what: string,
  callback: string,
  handed: readonly unknown[],
  rest: object = {},
  given: readonly unknown[] = [],
): Press => ({
  name: `all selected conversations: ${what} ${JSON.stringify(rest)}`,
  at: 'features/inbox/bulk-bar.tsx',
  draws: 'BulkBar',
  props: {
    count: 2,
    shown: 2,
    matching: { count: 9, capped: false, filtered: false, status: 'active' },
    whole: false,
    archived: false,
    flag: undefined,
    labels,
    me: 5,
    ...rest,
  },
  does: [[what, ...given]],
  hears: ['onChange', 'onAssignTo', 'onAll', 'onWhole', 'onClear'],
  heard: [[callback, ...handed]],
})
const row = {
  convo: { convoID: 7, convoStatus: 'active', convoFlag: 'none', convoUnread: 0 },
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+12135550147' },
}
const act = (what: string, name: string, change: object = {}): Press => ({
  name: `an act on a row of the inbox: ${what}`,
  at: 'features/inbox/row-acts.tsx',
  draws: 'RowActs',
  props: { row: { ...row, convo: { ...row.convo, ...change } } },
  does: [[`${what}: Prueba, Ana`]],
  hears: ['onAct'],
  heard: [['onAct', { ...row, convo: { ...row.convo, ...change } }, name]],
})
const lead = {
  leadID: 5,
  leadItem: 'Ring',
  leadStatus: 'answered',
  leadAnswered: true,
  leadWant: 'pawn',
  quoteID: null,
  wonAmount: null,
}
const customer = { custID: 4, ...row.customer }
const store = { storeID: 2, storeName: 'Harbor' }
const REQUEST = {
  stopRequestID: 3,
  decision: null,
  storeID: 2,
  customer,
  channel: 'sms',
  requestedDate: '2026-11-20T20:00:00Z',
  daysLeft: 2,
  decidedDate: null,
}
const DECIDE = 'customers/stop-requests/decide'
const pictures = (media: readonly object[]) => ({
  at: 'parts/message/pictures-field.tsx',
  draws: 'PicturesField',
  props: { media, most: 3, error: undefined },
  hears: ['onChange', 'onUploading'],
})
const upload = async (file: { name: string }) => {
  if (file.name === 'bad') throw new Error('That is no picture.')
  return { mediaID: 9, url: `/m/${file.name}` }
}

export const INBOX_PRESSES: readonly Press[] = [
  menu('Flag', 'star', { flag: 'star' }),
  menu('Flag', 'any', { flag: 'any' }),
  menu('onChoose', 'none', { flag: 'none' }),
  menu('Label', 3, { label: 3 }),
  menu('Label', 0, { label: null }),
  menu('Started by', 'web', { channel: 'web' }),
  menu('Promise to pay', 'broken', { promise: 'broken' }),
  menu('Quote request', 'open', { lead: 'open' }),
  menu('Conversations per page', 50, { perPage: 50 }),
  menu('Clear 2 filters', undefined, NONE),
  {
    ...menu('Assigned to', 'me', { assigned: 'me' }),
    within: 'People',
    hears: ['onChange', 'onClose'],
  },
  bar('Status', ['archived'], { status: 'archived' }),
  bar('Unread 3', [], { unread: true }),
  bar('Unread 3', [], { unread: false }, { unread: true }),
  bar('onChange', ['ana'], { filter: 'ana' }),
  typed('Enter', [['onDone']]),
  typed('ArrowDown', [['onDone']]),
  typed('a', []),
  bulk('Archive', 'onChange', [{ archived: true }]),
  bulk('Move to inbox', 'onChange', [{ archived: false }], { archived: true }),
  bulk('Mark read', 'onChange', [{ unread: false }]),
  bulk('Mark unread', 'onChange', [{ unread: true }]),
  bulk('Flag', 'onChange', [{ flag: 'bomb' }], {}, ['bomb']),
  bulk('VIP', 'onChange', [{ addLabel: 3 }]),
  bulk('Assign to me', 'onChange', [{ userID: 5 }]),
  bulk('Assign to…', 'onAssignTo', [EVENT]),
  bulk('Select all 9 active conversations', 'onWhole', [EVENT]),
  bulk('Only the 2 shown', 'onAll', [EVENT], { whole: true }),
  act('Archive', 'archive'),
  act('Unarchive', 'archive', { convoStatus: 'archived' }),
  act('Flag', 'flag'),
  act('Unflag', 'flag', { convoFlag: 'star' }),
  act('Assign', 'assign'),
  act('Mark read', 'unread', { convoUnread: 1 }),
  act('Mark unread', 'unread'),

  ...(['lost', 'in-store'] as const).map((to): Press => ({
    name: `a quote request is moved: ${to}`,
    at: 'features/leads/lead-card.tsx',
    draws: 'LeadCard',
    props: { lead, custID: 4, storeID: 2 },
    does: [[to === 'lost' ? 'Lost' : 'In store']],
    answers: { 'leads/set-status': { lead } },
    calls: [['leads/set-status', { leadID: 5, leadStatus: to, expectedStatus: 'answered' }]],
    said: [to === 'lost' ? 'Quote request: lost' : 'Quote request: in store'],
  })),
  {
    name: 'a quote request is won, with an amount',
    at: 'features/leads/won-dialog.tsx',
    draws: 'WonDialog',
    props: { lead },
    does: [['Lent to the customer', '12.5'], ['Mark as won']],
    hears: ['onClose'],
    heard: [['onClose']],
    answers: { 'leads/set-status': { lead } },
    calls: [['leads/set-status', { leadID: 5, leadStatus: 'won', expectedStatus: 'answered', wonAmount: 12.5 }]],
    said: ['Quote request: won'],
  },
  ...(['Opt out', 'Not a request'] as const).map((words): Press => ({
    name: `a request to stop is decided in its list: ${words}`,
    at: 'features/stop-requests/stop-requests-table.tsx',
    draws: 'StopRequestsTable',
    within: 'Acts',
    props: { requests: [REQUEST], onOpen: nothing },
    does: [[words]],
    answers: { [DECIDE]: {} },
    calls: [[DECIDE, { stopRequestID: 3, decision: words === 'Opt out' ? 'opted_out' : 'not_a_request' }]],
  })),
  ...(
    [
      [7, '/inbox?convo=7'],
      [null, '/stop-requests'],
    ] as const
  ).map(([convoID, goes]): Press => ({
    name: `a request to stop is opened: ${convoID}`,
    at: 'features/stop-requests/stop-request-list.tsx',
    draws: 'StopRequestList',
    address: '/stop-requests',
    answers: {
      'customers/stop-requests/list': { stopRequests: [{ ...REQUEST, convoID }], count: 1, open: 1, overdue: 0 },
    },
    does: [['onOpen', { convoID }]],
    goes,
  })),
  {
    name: 'Home leads to the requests to stop',
    at: 'features/home/home-page.tsx',
    draws: 'HomePage',
    within: 'StopRequests',
    answers: {
      'home/today': {
        stopRequests: { open: 1, overdue: 0 },
        unanswered: { count: 0, conversations: [] },
        due: { count: 0, amount: 0, payments: [] },
        unpaid: { count: 0, amount: 0, payments: [] },
      },
    },
    does: [['Decide']],
    goes: '/customers/stop-requests',
  },
  {
    name: 'the code of the chat bubble is copied where the browser can’t',
    at: 'features/chat-bubble/chat-bubble-settings.tsx',
    draws: 'ChatBubbleSettings',
    within: 'Snippet',
    answers: { 'settings/chat-bubble/fetch': { snippet: 'x', companyBubbleSettings: { bubbleEnabled: true } } },
    does: [['Copy code']],
    said: ['Your browser can’t copy here. Copy it by hand'],
  },
  {
    name: 'a private comment is written',
    at: 'parts/comment/comment-box.tsx',
    draws: 'CommentBox',
    props: { comments: [], loading: false, typed: 'Yes' },
    does: [['Add a comment', 'Yes!'], ['Add comment']],
    hears: ['onType', 'onSubmit'],
    heard: [['onType', 'Yes!'], ['onSubmit']],
  },
  {
    name: 'a picture is removed',
    ...pictures([
      { mediaID: 4, url: '/m/4' },
      { mediaID: 5, url: '/m/5' },
    ]),
    does: [['Remove picture 1']],
    heard: [['onChange', [{ mediaID: 5, url: '/m/5' }]]],
  },
  {
    name: 'more pictures are added than fit, and one is none',
    ...pictures([{ mediaID: 4, url: '/m/4' }]),
    props: { ...pictures([{ mediaID: 4, url: '/m/4' }]).props, upload },
    does: [['onChange', { target: { files: [{ name: 'a' }, { name: 'bad' }, { name: 'c' }], value: 'a' } }]],
    heard: [
      ['onUploading', true],
      [
        'onChange',
        [
          { mediaID: 4, url: '/m/4' },
          { mediaID: 9, url: '/m/a' },
        ],
      ],
      ['onUploading', false],
    ],
    said: ['Up to 3 pictures fit here. The others weren’t added.', 'That is no picture.'],
  },
  ...(['First name', 'Store name'] as const).map((words): Press => ({
    name: `a token is added at the end of a text: ${words}`,
    at: 'parts/message/token-area.tsx',
    draws: 'TokenArea',
    props: { label: 'English', value: 'Hi ', maxLength: 100, isText: true, error: undefined },
    does: [[words]],
    hears: ['onChange'],
    heard: [['onChange', words === 'First name' ? 'Hi [FIRST_NAME]' : 'Hi [STORE_NAME]']],
  })),
  {
    name: 'who waits longest is opened',
    at: 'features/inbox/next-waiting.tsx',
    draws: 'NextWaiting',
    answers: {
      'home/today': {
        unanswered: {
          conversations: [
            {
              ...row,
              messageBody: 'Hi',
              messageMedia: [],
              messageDirection: 'in',
              convo: { ...row.convo, convoWaitingSince: '2026-11-24T00:15:00Z' },
            },
          ],
        },
      },
    },
    does: [['Open']],
    hears: ['onOpen'],
    heard: [['onOpen', 7]],
  },
  {
    name: 'a conversation is started, once',
    at: 'pages/start-conversation.tsx',
    draws: 'StartConversation',
    props: { customer, store, atOnce: false },
    does: [['Start conversation']],
    answers: { 'customers/conversation/start': { convo: { convoID: 8 }, customer } },
    calls: [['customers/conversation/start', { custID: 4, storeID: 2 }]],
  },
]
