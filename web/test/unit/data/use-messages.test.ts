import { beforeEach, describe, expect, test } from 'vitest'
import type { MessageData } from '#data/use-messages.ts'
import { observe } from './observe.ts'
import { aPage, gate, refusal, UNREACHABLE } from './page.ts'
import { CONVO, message } from './sending.ts'

const FETCH = 'customers/conversation/messages/fetch'
const DELETED = '2026-01-01T08:00:00.000Z'

describe('a conversation’s messages', () => {
  let page: ReturnType<typeof aPage>
  let kept: MessageData[]
  beforeEach(() => {
    page = aPage()
    kept = [1, 2, 3].map((id) => message(id))
    // Pages of three, as the server cuts them: before an id, or the newest without one.
    page.answers[FETCH] = ({ beforeID, perPage }) => {
      const older = kept.filter(({ messageID }) => !beforeID || messageID < Number(beforeID))
      const size = Math.min(3, Number(perPage))
      return { messages: older.slice(-size), scheduled: [], hasMore: older.length > size }
    }
  })

  const shown = async () => {
    const [{ messagesQuery }, { queryClient }] = await Promise.all([
      import('#data/use-messages.ts'),
      import('#data/query-client.ts'),
    ])
    const pages = queryClient.getQueryData(messagesQuery(CONVO).queryKey) as unknown as {
      pages: { messages: MessageData[] }[]
    }
    return pages.pages.flatMap(({ messages }) => messages.map(({ messageID }) => messageID))
  }
  const add = (...ids: number[]) => void kept.push(...ids.map((id) => message(id)))

  test('that arrived in the meantime join the loaded ones', async () => {
    await observe(CONVO)
    const { refreshMessages } = await import('#data/use-messages.ts')
    add(4, 5)
    await refreshMessages([{ convoID: CONVO }])
    expect(await shown()).toEqual([1, 2, 3, 4, 5])
  })

  test('begin where the oldest loaded one’s answer says that earlier ones were deleted', async () => {
    const cut = page.answers[FETCH]!
    page.answers[FETCH] = (input) => ({ ...(cut(input) as object), deletedBefore: kept.length > 3 ? null : DELETED })
    await observe(CONVO)
    const { messagesQuery, refreshMessages } = await import('#data/use-messages.ts')
    const { queryClient } = await import('#data/query-client.ts')
    add(4)
    await refreshMessages([{ convoID: CONVO }])
    const { pages } = queryClient.getQueryData(messagesQuery(CONVO).queryKey) as { pages: { deletedBefore: unknown }[] }
    expect(pages[0]?.deletedBefore).toBe(DELETED)
  })

  test('are not joined over a gap: nothing in between may be missing', async () => {
    await observe(CONVO)
    const { refreshMessages } = await import('#data/use-messages.ts')
    add(4, 5, 6, 7, 8)
    await refreshMessages([{ convoID: CONVO }])
    expect(await shown()).toEqual([6, 7, 8])
  })

  test('that changed far back are fetched one by one', async () => {
    await observe(CONVO)
    const { refreshMessages } = await import('#data/use-messages.ts')
    add(4, 5, 6)
    await refreshMessages([{ convoID: CONVO }])
    kept[0] = message(1, { messageStatus: 'delivered' })
    page.forget()
    await refreshMessages([{ convoID: CONVO, messageID: 1 }])
    expect(page.inputs(FETCH)).toContainEqual(expect.objectContaining({ beforeID: 2, perPage: 1 }))
  })

  test('that changed far back are shown as they are now, and a deleted one stays until it is fetched again', async () => {
    await observe(CONVO)
    const { refreshMessages, messagesQuery } = await import('#data/use-messages.ts')
    for (const messageID of [4, 5]) {
      add(messageID)
      await refreshMessages([{ convoID: CONVO }])
    }
    kept[1] = message(2, { messageStatus: 'delivered' })
    kept.shift()
    page.forget()
    await refreshMessages([
      { convoID: CONVO, messageID: 1 },
      { convoID: CONVO, messageID: 2 },
      { convoID: CONVO, messageID: 5 },
      { convoID: 99, messageID: 3 },
    ])
    const { queryClient } = await import('#data/query-client.ts')
    const { pages } = queryClient.getQueryData(messagesQuery(CONVO).queryKey) as unknown as {
      pages: { messages: MessageData[] }[]
    }
    const states = pages.flatMap(({ messages }) =>
      messages.map(({ messageID, messageStatus }) => [messageID, messageStatus]),
    )
    expect(states).toEqual([[1, 'queued'], [2, 'delivered'], ...[3, 4, 5].map((messageID) => [messageID, 'queued'])])
    // The newest page has 5 already, and 3 was named for another conversation.
    expect(page.inputs(FETCH).map(({ beforeID }) => beforeID)).toEqual([undefined, 2, 3])
  })

  test.each([
    ['our own answer', (id: number) => import('#data/use-messages.ts').then((it) => it.addMessage(message(id)))],
    ['a later question', () => import('#data/use-messages.ts').then((it) => it.refreshMessages([{ convoID: CONVO }]))],
  ])('that came by %s are not lost to an answer that is late, nor shown twice', async (_, arrive) => {
    await observe(CONVO)
    const { refreshMessages } = await import('#data/use-messages.ts')
    const late = gate()
    const cut = page.answers[FETCH]!
    page.answers[FETCH] = async (input) => {
      const answer = cut(input)
      page.answers[FETCH] = cut
      await late.opened
      return answer
    }
    page.forget()
    const done = refreshMessages([{ convoID: CONVO }])
    await expect.poll(() => page.inputs(FETCH)).toHaveLength(1)
    add(4)
    await arrive(4)
    await arrive(4)
    expect(await shown()).toEqual([1, 2, 3, 4])
    late.open()
    await done
    expect(await shown()).toEqual([1, 2, 3, 4])
    await refreshMessages([{ convoID: CONVO }])
    expect(await shown()).toEqual([1, 2, 3, 4])
  })

  test('of older pages are shown as they are now, also the only one of a page; other pages stay the same', async () => {
    kept = [1, 2, 3, 4, 5].map((id) => message(id))
    await observe(CONVO)
    const { refreshMessages, messagesQuery } = await import('#data/use-messages.ts')
    const { queryClient } = await import('#data/query-client.ts')
    const { queryKey } = messagesQuery(CONVO)
    type Pages = { pages: { messages: MessageData[] }[]; pageParams: unknown[] }
    const older = [2, 1].map((id) => ({ messages: [message(id)], scheduled: [], hasMore: id > 1 }))
    queryClient.setQueryData<Pages>(queryKey, (data) => ({
      pages: [...data!.pages, ...older],
      pageParams: [null, 3, 2],
    }))
    kept[1] = message(2, { messageStatus: 'delivered' })
    await refreshMessages([{ convoID: CONVO, messageID: 2 }])
    const { pages } = queryClient.getQueryData<Pages>(queryKey)!
    expect(pages.map(({ messages }) => messages.map(({ messageID }) => messageID))).toEqual([[3, 4, 5], [2], [1]])
    expect(pages[1]!.messages[0]!.messageStatus).toBe('delivered')
    expect(pages[2]).toBe(older[1])
  })

  test('begin with the very first, though an answer from before it comes late', async () => {
    kept = []
    await observe(CONVO)
    const { addMessage, refreshMessages } = await import('#data/use-messages.ts')
    const late = gate()
    page.answers[FETCH] = () => late.opened.then(() => ({ messages: [], scheduled: [], hasMore: false }))
    page.forget()
    const done = refreshMessages([{ convoID: CONVO, messageID: 1 }])
    await expect.poll(() => page.inputs(FETCH)).toHaveLength(1)
    addMessage(message(1))
    late.open()
    await done
    expect(await shown()).toEqual([1])
    // Nothing is older than an empty page.
    expect(page.inputs(FETCH)).toHaveLength(1)
  })

  test('keep the state that a later answer told, and an older message named before it is still renewed', async () => {
    const { messagesQuery, refreshMessages } = await observe(CONVO).then(() => import('#data/use-messages.ts'))
    add(4, 5)
    await refreshMessages([{ convoID: CONVO }])
    const late = gate()
    const cut = page.answers[FETCH]!
    page.answers[FETCH] = async (input) => {
      const answer = cut(input)
      page.answers[FETCH] = cut
      await late.opened
      return answer
    }
    page.forget()
    const first = refreshMessages([{ convoID: CONVO, messageID: 1 }])
    await expect.poll(() => page.inputs(FETCH)).toHaveLength(1)
    kept[0] = message(1, { messageStatus: 'delivered' })
    kept[4] = message(5, { messageStatus: 'delivered' })
    await refreshMessages([{ convoID: CONVO }])
    late.open()
    await first
    const { queryClient } = await import('#data/query-client.ts')
    const { pages } = queryClient.getQueryData(messagesQuery(CONVO).queryKey) as unknown as {
      pages: { messages: MessageData[] }[]
    }
    const delivered = pages.flatMap(({ messages }) =>
      messages.flatMap(({ messageID, messageStatus }) => (messageStatus === 'delivered' ? messageID : [])),
    )
    expect(delivered).toEqual([1, 5])
  })

  test('of several conversations are refreshed although one cannot be fetched', async () => {
    await observe(CONVO)
    const cut = page.answers[FETCH]!
    page.answers[FETCH] = (input) =>
      input['convoID'] === CONVO ? cut(input) : { ...(cut(input) as object), hasMore: true }
    await observe(CONVO + 1)
    page.answers[FETCH] = (input) => (input['convoID'] === CONVO ? cut(input) : refusal(500, 'internal'))
    const { refreshMessages } = await import('#data/use-messages.ts')
    add(4)
    await expect(refreshMessages([{ convoID: CONVO + 1 }, { convoID: CONVO }])).resolves.toBeUndefined()
    expect(await shown()).toEqual([1, 2, 3, 4])
  })

  test('know whether older ones are left after newer ones have joined them', async () => {
    await observe(CONVO)
    const { refreshMessages, messagesQuery } = await import('#data/use-messages.ts')
    add(4)
    await refreshMessages([{ convoID: CONVO }])
    const { queryClient } = await import('#data/query-client.ts')
    const { pages } = queryClient.getQueryData(messagesQuery(CONVO).queryKey) as { pages: { hasMore: boolean }[] }
    expect(pages[0]?.hasMore).toBe(false)
  })

  test('that are scheduled stand in the order of their times, each once', async () => {
    await observe(CONVO)
    const { addScheduled, messagesQuery } = await import('#data/use-messages.ts')
    const { queryClient } = await import('#data/query-client.ts')
    for (const messageID of [11, 13, 13, 12]) addScheduled(message(messageID, { messageStatus: 'scheduled' }))
    const { pages } = queryClient.getQueryData(messagesQuery(CONVO).queryKey) as unknown as {
      pages: { scheduled: MessageData[] }[]
    }
    expect(pages[0]!.scheduled.map(({ messageID }) => messageID)).toEqual([11, 12, 13])
    expect(await shown()).toEqual([1, 2, 3])
  })

  test('on screen are refetched if so much was missed that everything is stale', async () => {
    await observe(CONVO)
    const [{ createRefresher }, { queryClient }] = await Promise.all([
      import('#data/refresh.ts'),
      import('#data/query-client.ts'),
    ])
    add(4)
    createRefresher(queryClient, 2)({ event: 'reload_all', data: {} })
    await expect.poll(shown).toContain(4)
  })
})

describe('a call that failed', () => {
  test.each([
    ['nobody answered', UNREACHABLE, true],
    ['a gateway had no server behind it', refusal(502, 'internal'), true],
    ['the server was too busy', refusal(503, 'unavailable'), true],
    ['a proxy answered in its place', { status: 500, body: '<h1>Sorry</h1>' }, true],
    ['the server itself has failed', refusal(500, 'internal'), false],
    ['it was refused', refusal(403, 'not_allowed'), false],
  ])('is retried or not: %s', async (_, answer, again) => {
    const page = aPage()
    page.answers['stores/list'] = () => {
      if (answer instanceof Error) throw answer
      return answer
    }
    const [{ call }, { worthRetrying }] = await Promise.all([import('#data/calls.ts'), import('#data/query-client.ts')])
    const error = await call('stores/list', {}).catch((failure: Error) => failure)
    expect(worthRetrying(0, error as Error)).toBe(again)
  })

  test('is retried three times, and only a call is', async () => {
    const [{ CallError }, { worthRetrying }] = await Promise.all([
      import('@xd/core/client/call-client.ts'),
      import('#data/query-client.ts'),
    ])
    const away = new CallError(0, { code: 'unreachable', message: 'No network' })
    expect([0, 2, 3].map((failures) => worthRetrying(failures, away))).toEqual([true, true, false])
    expect(worthRetrying(0, Object.assign(new Error('A defect of the page'), { status: 502 }))).toBe(false)
  })
})
