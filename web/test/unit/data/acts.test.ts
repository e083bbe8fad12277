import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage, gate, refusal } from './page.ts'
import { CONVO, message } from './sending.ts'

const LIST = ['inbox/list', { search: {} }, 'pages'] as const
const ONE = ['customers/conversation/fetch', { convoID: CONVO }] as const
const THREAD = ['customers/conversation/messages/fetch', { convoID: CONVO }, 'pages'] as const
const convo = {
  convoID: CONVO,
  convoStatus: 'active',
  convoFlag: 'star',
  convoLabels: [1],
  convoUnread: 1,
  convoAssignedUserID: 5,
}
const other = { ...convo, convoID: 8 }

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

const load = async () => {
  const [{ useConversationActs }, { changeMany, undoMany }, { queryClient }] = await Promise.all([
    import('#data/conversation-acts.ts'),
    import('#data/change-many.ts'),
    import('#data/query-client.ts'),
  ])
  queryClient.setQueryData(LIST, {
    pages: [
      {
        messages: [
          { convo, messageID: 30 },
          { convo: other, messageID: 90 },
        ],
      },
    ],
    pageParams: [null],
  })
  queryClient.setQueryData(ONE, { convo })
  queryClient.setQueryData(['employees/list', {}], { employees: [{ userID: 6, userNickname: 'Bo' }], former: [] })
  const hook = await runHook(useConversationActs)
  type Pages = { pages: { messages: { convo: typeof convo }[] }[] }
  const inList = () => queryClient.getQueryData<Pages>(LIST)!.pages[0]!.messages.map((row) => row.convo)
  return {
    acts: hook.now(),
    changeMany,
    undoMany,
    queryClient,
    inList,
    shown: () => queryClient.getQueryData<{ convo: typeof convo }>(ONE)!.convo,
    stale: () => [LIST, ONE].filter((key) => queryClient.getQueryState(key)?.isInvalidated).map(([name]) => name),
  }
}
type Acts = Awaited<ReturnType<typeof load>>['acts']
const it = convo as never

const ACTS: readonly (readonly [
  said: string,
  act: (acts: Acts) => ReturnType<Acts['assign']>,
  call: string,
  asks: object,
  shows: object,
  undoes: object,
])[] = [
  [
    'Archived Ana',
    (acts) => acts.archive(convo, 'Ana'),
    'archive',
    { convoIDs: [CONVO], archived: true, lastSeenMessageID: 30 },
    { convoStatus: 'archived' },
    { convoIDs: [CONVO], archived: false },
  ],
  [
    'Moved Ana back to the inbox',
    (acts) => acts.archive(convo, 'Ana', false),
    'archive',
    { convoIDs: [CONVO], archived: false },
    { convoStatus: 'active' },
    { convoIDs: [CONVO], archived: true, lastSeenMessageID: 30 },
  ],
  [
    'Removed the flag from Ana',
    (acts) => acts.setFlag(it, 'Ana', 'none'),
    'set-flag',
    { convoID: CONVO, flag: 'none' },
    { convoFlag: 'none' },
    { convoID: CONVO, flag: 'star' },
  ],
  [
    'Flagged Ana',
    (acts) => acts.setFlag({ ...convo, convoFlag: 'none' } as never, 'Ana', 'star'),
    'set-flag',
    { convoID: CONVO, flag: 'star' },
    { convoFlag: 'star' },
    { convoID: CONVO, flag: 'none' },
  ],
  [
    'Assigned Ana to Bo',
    (acts) => acts.assign(it, 'Ana', 6),
    'assign-user',
    { convoID: CONVO, userID: 6 },
    { convoAssignedUserID: 6 },
    { convoID: CONVO, userID: 5 },
  ],
  [
    'Assigned Ana to a colleague',
    (acts) => acts.assign(it, 'Ana', 9),
    'assign-user',
    { convoID: CONVO, userID: 9 },
    { convoAssignedUserID: 9 },
    { convoID: CONVO, userID: 5 },
  ],
  [
    'Unassigned Ana',
    (acts) => acts.assign(it, 'Ana', null),
    'assign-user',
    { convoID: CONVO, userID: null },
    { convoAssignedUserID: null },
    { convoID: CONVO, userID: 5 },
  ],
]

describe('an action on a conversation', () => {
  test.each(ACTS)('%s: shown at once, and undone', async (said, act, name, asks, shows, undoes) => {
    const call = `customers/conversation/${name}`
    const { acts, shown, inList, stale } = await load()
    const [asked, slow] = [gate(), gate()]
    page.answers[call] = () => {
      asked.open()
      return slow.opened.then(() => ({}))
    }
    const done = act(acts)
    expect(done.said).toBe(said)
    await asked.opened
    expect(shown()).toEqual({ ...convo, ...shows })
    expect(inList()).toEqual([{ ...convo, ...shows }, other])
    slow.open()
    await done.work
    expect(stale()).toEqual(['inbox/list'])
    await done.undo()
    expect(page.inputs(call)).toEqual([asks, undoes])
  })

  test.each([
    [
      'labels',
      (acts: Acts) => acts.setLabels(it, [2]),
      'set-labels',
      { convoID: CONVO, labels: [2], seenLabels: convo.convoLabels },
      { convoLabels: [2] },
    ],
    ['read', (acts: Acts) => acts.setRead(CONVO), 'read', { convoID: CONVO, unread: false }, { convoUnread: 0 }],
    ['unread', (acts: Acts) => acts.setRead(CONVO, true), 'read', { convoID: CONVO, unread: true }, { convoUnread: 1 }],
  ] as const)('shows %s', async (_, act, name, asks, shows) => {
    const { acts, shown } = await load()
    page.answers[`customers/conversation/${name}`] = () => ({})
    await act(acts)
    expect(page.inputs(`customers/conversation/${name}`)).toEqual([asks])
    expect(shown()).toEqual({ ...convo, ...shows })
  })

  test('reverts and refetches when refused', async () => {
    const { acts, shown, stale } = await load()
    page.answers['customers/conversation/set-flag'] = () => refusal(409, 'conflict')
    await expect(acts.setFlag(it, 'Ana', 'none').work).rejects.toThrow('Refused: conflict')
    expect(shown()).toEqual(convo)
    expect(stale()).toEqual(['inbox/list', 'customers/conversation/fetch'])
  })

  test.each([
    ['the thread', [31], 31],
    ['the list', [29], 30],
  ])('archives up to the newest message on screen: in %s', async (_, inThread, lastSeenMessageID) => {
    const { acts, queryClient } = await load()
    const messages = inThread.map((id) => message(id))
    queryClient.setQueryData(THREAD, { pages: [{ messages, scheduled: [] }], pageParams: [null] })
    page.answers['customers/conversation/archive'] = () => ({})
    await acts.archive(convo, 'Ana').work
    expect(page.inputs('customers/conversation/archive')[0]).toMatchObject({ lastSeenMessageID })
  })

  test('archives one without messages on screen', async () => {
    const { acts } = await load()
    page.answers['customers/conversation/archive'] = () => ({})
    await acts.archive({ convoID: 99 }, 'Ana').work
    expect(page.inputs('customers/conversation/archive')).toEqual([{ convoIDs: [99], archived: true }])
  })

  test.each([
    ['newer_messages', true],
    ['conflict', false],
  ] as const)('held back by %s refetches the blocking messages, or not', async (code, asks) => {
    const { acts, queryClient } = await load()
    queryClient.setQueryData(THREAD, { pages: [{ messages: [], scheduled: [] }], pageParams: [null] })
    page.answers['customers/conversation/archive'] = () => refusal(409, code)
    await expect(acts.archive(convo, 'Ana').work).rejects.toThrow(`Refused: ${code}`)
    expect(queryClient.getQueryState(THREAD)?.isInvalidated).toBe(asks)
  })
})

describe('one step for many conversations', () => {
  test.each([
    [{ archived: true }, { convoStatus: 'archived' }],
    [{ archived: false }, { convoStatus: 'active' }],
    [{ assign: 6 }, {}],
  ])('shows what it can at once: %o', async (change, shows) => {
    const { changeMany, inList, stale } = await load()
    const [asked, slow] = [gate(), gate()]
    page.answers['inbox/change'] = () => {
      asked.open()
      return slow.opened.then(() => ({ changeID: 1, count: 1 }))
    }
    const done = changeMany({ convoIDs: [CONVO] }, change as never, [CONVO])
    await asked.opened
    expect(inList()).toEqual([{ ...convo, ...shows }, other])
    expect(stale()).toEqual([])
    slow.open()
    expect(await done).toMatchObject({ changeID: 1, count: 1 })
    expect(page.inputs('inbox/change')).toEqual([{ convoIDs: [CONVO], change }])
    expect(stale()).toEqual(['inbox/list', 'customers/conversation/fetch'])
  })

  test('reverts and refetches when refused', async () => {
    const { changeMany, inList, stale } = await load()
    page.answers['inbox/change'] = () => refusal(409, 'conflict')
    await expect(changeMany({ convoIDs: [CONVO] }, { archived: true } as never, [CONVO])).rejects.toThrow('conflict')
    expect(inList()).toEqual([convo, other])
    expect(stale()).toEqual(['inbox/list', 'customers/conversation/fetch'])
  })

  test.each([
    ['taken', () => ({})],
    ['refused', () => refusal(409, 'conflict')],
  ])('is undone by its number, and refetches what is shown: %s', async (_, answer) => {
    const { undoMany, stale } = await load()
    page.answers['inbox/undo-change'] = answer
    await undoMany(12).catch(({ code }) => expect(code).toBe('conflict'))
    expect(page.inputs('inbox/undo-change')).toEqual([{ changeID: 12 }])
    expect(stale()).toEqual(['inbox/list', 'customers/conversation/fetch'])
  })
})
