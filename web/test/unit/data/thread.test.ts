import { beforeEach, describe, expect, test } from 'vitest'
import { runHook } from './hook.ts'
import { aPage } from './page.ts'
import { CONVO, message } from './sending.ts'

const threads = [
  { messages: [message(7), message(8, { messageDirection: 'in' })], scheduled: [message(20)], hasMore: true },
  {
    messages: [
      message(5, { messageDirection: 'in' }),
      message(6, { messageChannel: 'email', messageSubject: 'Older title' }),
    ],
    scheduled: [],
    hasMore: false,
  },
  {
    messages: [message(3), message(4, { messageChannel: 'email', messageSubject: '' })],
    scheduled: [],
    hasMore: false,
  },
]
const THREAD = ['customers/conversation/messages/fetch', { convoID: CONVO }, 'pages']

let page: ReturnType<typeof aPage>
beforeEach(() => void (page = aPage()))

const know = async (key: readonly unknown[], data: unknown) =>
  (await import('#data/query-client.ts')).queryClient.setQueryData(key, data)
describe('a conversation', () => {
  const known = () => know(THREAD, { pages: threads, pageParams: [null, 7, 5] })

  test('has its pages, oldest first', async () => {
    await known()
    const { useMessages } = await import('#data/use-messages.ts')
    const { now } = await runHook(() => useMessages(CONVO))
    expect(now().pages).toEqual([threads[2]!.messages, threads[1]!.messages, threads[0]!.messages])
    expect(now().hasNextPage).toBe(false)
  })

  test('has no pages before they arrive', async () => {
    page.answers[THREAD[0] as string] = () => new Promise(() => undefined)
    const { useMessages, useScheduled, useLastMessages } = await import('#data/use-messages.ts')
    const { now } = await runHook(() => [useMessages(CONVO).pages, useScheduled(CONVO), useLastMessages(CONVO)])
    expect(now()).toEqual([[], [], undefined])
  })

  test('has its last messages: of all, of theirs, and the last email with a subject', async () => {
    await known()
    const { useLastMessages } = await import('#data/use-messages.ts')
    const { now } = await runHook(() => useLastMessages(CONVO))
    expect([now()?.newest, now()?.incoming, now()?.titled].map((one) => one?.messageID)).toEqual([8, 8, 6])
  })

  test('finds a customer’s text and a title further back', async () => {
    await know(THREAD, { pages: [{ ...threads[2]!, scheduled: [] }, threads[1]], pageParams: [null, 3] })
    const { useLastMessages } = await import('#data/use-messages.ts')
    const { now } = await runHook(() => useLastMessages(CONVO))
    expect([now()?.newest, now()?.incoming, now()?.titled].map((one) => one?.messageID)).toEqual([4, 5, 6])
  })

  test('has its scheduled messages on its newest page', async () => {
    await known()
    const { useScheduled } = await import('#data/use-messages.ts')
    const { now } = await runHook(() => useScheduled(CONVO))
    expect(now().map(({ messageID }) => messageID)).toEqual([20])
  })

  test('fetches older pages before their oldest message', async () => {
    await know(THREAD, { pages: [{ ...threads[0]!, hasMore: true }], pageParams: [null] })
    page.answers[THREAD[0] as string] = () => threads[1]!
    const { useMessages } = await import('#data/use-messages.ts')
    const { now } = await runHook(() => useMessages(CONVO))
    void now().fetchNextPage()
    await expect.poll(() => now().pages).toHaveLength(2)
    expect(page.inputs(THREAD[0] as string)).toEqual([{ convoID: CONVO, beforeID: 7, perPage: 100 }])
  })

  test('is fetched ahead when it will probably be opened', async () => {
    page.answers[THREAD[0] as string] = () => threads[0]!
    const { prefetchMessages, newestShown } = await import('#data/use-messages.ts')
    expect(newestShown(CONVO)).toBeUndefined()
    prefetchMessages(CONVO)
    await expect.poll(() => newestShown(CONVO)).toBe(8)
  })

  test.each([
    ['of the inbox on any page', ['inbox/list', {}, 'pages'], { convo: { convoID: CONVO } }],
    ['of another list', ['payments/list', {}, 'pages'], undefined],
    ['not kept by pages', ['inbox/list', {}], undefined],
  ])('is known by a row %s', async (_, key, row) => {
    const { inboxRowOf } = await import('#data/inbox-row-of.ts')
    await know(['inbox/list', { search: { store: 1 } }, 'pages'], undefined)
    await know(key, {
      pages: [{ messages: [{ convo: { convoID: 1 } }] }, { messages: [{ convo: { convoID: CONVO } }] }],
      pageParams: [null, 'a'],
    })
    expect(inboxRowOf(CONVO)).toEqual(row)
    expect(inboxRowOf(99)).toBeUndefined()
  })
})
