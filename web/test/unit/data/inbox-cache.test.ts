import { InfiniteQueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { EventData, LiveFrame } from '@xd/core/contract/event.ts'
import { aPage, gate } from './page.ts'

const LIST = 'inbox/list'
const ME = 2

type Row = NonNullable<EventData['reload_inbox']['row']>

const counts = (active: number, unread = 0) => ({
  active: { conversations: active, unread },
  archived: { conversations: 5, unread: 0 },
})

/** A conversation with a message at that minute. */
const row = (convoID: number, minute: number, convo: Partial<Row['convo']> = {}, more: object = {}) =>
  ({
    messageID: convoID * 100 + minute,
    messageDate: new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString(),
    messageStatus: 'received',
    convo: {
      convoID,
      custID: convoID + 1000,
      storeID: 1,
      convoStatus: 'active',
      convoFlag: 'none',
      convoAssignedUserID: null,
      convoUnread: 0,
      convoLabels: [],
      ...convo,
    },
    customer: { custID: convoID + 1000, custFirstName: 'Ana' },
    draft: null,
    ...more,
  }) as unknown as Row

describe('an inbox updated by live events', () => {
  let page: ReturnType<typeof aPage>
  let stored: Row[]
  beforeEach(() => {
    page = aPage()
    stored = [row(1, 50), row(2, 40), row(3, 30), row(4, 20), row(5, 10)]
    page.answers[LIST] = () => ({ messages: stored.slice(0, 3), count: 5, unread: 0, nextCursor: 'after 3' })
  })

  /** An inbox on screen, its visible rows and counts, and how often it has fetched. */
  const open = async (search: Record<string, unknown> = {}) => {
    const [{ createRefresher }, { queryClient }, { listKey }] = await Promise.all([
      import('#data/refresh.ts'),
      import('#data/query-client.ts'),
      import('#data/use-list.ts'),
    ])
    const { call } = await import('#data/calls.ts')
    const queryKey = listKey(LIST, { search })
    const observer = new InfiniteQueryObserver(queryClient, {
      queryKey,
      queryFn: () => call(LIST, { search }),
      initialPageParam: null,
      getNextPageParam: () => null,
    })
    onTestFinished(observer.subscribe(() => undefined))
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
    const tell = createRefresher(queryClient, ME)
    return {
      hear: (...frames: LiveFrame[]) => frames.forEach(tell),
      ids: () =>
        observer.getCurrentResult().data?.pages.flatMap((one) => one.messages.map(({ convo }) => convo.convoID)),
      first: () => observer.getCurrentResult().data?.pages[0],
      asked: () => page.inputs(LIST).length,
      observer,
    }
  }
  const changed = (now: Row | null, inbox = counts(5), convoID = now?.convo.convoID ?? 0): LiveFrame => ({
    event: 'reload_inbox',
    data: { convoID, row: now, inbox: { all: inbox, store: { storeID: 1, ...inbox } } },
  })

  test('a text moves its conversation to the top, with the new counts, and fetches nothing', async () => {
    const inbox = await open()
    inbox.hear(changed(row(3, 55, { convoUnread: 1 }), counts(5, 1)))
    await expect.poll(inbox.ids).toEqual([3, 1, 2])
    expect(inbox.first()).toMatchObject({ count: 5, unread: 1 })
    expect(inbox.asked()).toBe(1)
  })

  test('a conversation not loaded yet is added, new or from further down', async () => {
    const inbox = await open()
    inbox.hear(changed(row(9, 56), counts(6)), changed(row(5, 57), counts(6)))
    await expect.poll(inbox.ids).toEqual([5, 9, 1, 2, 3])
    expect(inbox.first()).toMatchObject({ count: 6 })
    expect(inbox.asked()).toBe(1)
  })

  test('an archived conversation, or one in no list, is removed', async () => {
    const inbox = await open()
    inbox.hear(changed(row(2, 40, { convoStatus: 'archived' }), counts(4)), changed(null, counts(3), 1))
    await expect.poll(inbox.ids).toEqual([3])
    expect(inbox.first()).toMatchObject({ count: 3 })
    expect(inbox.asked()).toBe(1)
  })

  test('a conversation below the loaded rows stays there', async () => {
    const inbox = await open()
    inbox.hear(changed(row(4, 20, { convoFlag: 'star' })), changed(row(2, 40, { convoFlag: 'star' })))
    await expect.poll(() => inbox.first()?.messages[1]?.convo.convoFlag).toBe('star')
    expect(inbox.ids()).toEqual([1, 2, 3])
    expect(inbox.asked()).toBe(1)
  })

  test('a conversation that moved up from the end leaves no gap there', async () => {
    const inbox = await open()
    inbox.hear(changed(row(3, 55)), changed(row(8, 35)))
    await expect.poll(inbox.ids).toEqual([3, 1, 2, 8])
    expect(inbox.asked()).toBe(1)
  })

  test('when the last loaded row is removed, the next ones are fetched', async () => {
    const inbox = await open()
    stored = stored.slice(3)
    inbox.hear(...[1, 2, 3].map((id) => changed(row(id, 50, { convoStatus: 'archived' }), counts(5 - id))))
    await expect.poll(inbox.ids).toEqual([4, 5])
    expect(inbox.asked()).toBe(2)
  })

  test.each([
    [{ store: 1 }, [2, 1, 3]],
    [{ status: 'archived' }, [1, 3]],
    [{ assigned: 'me' }, [2, 1, 3]],
    [{ assigned: 8 }, [1, 3]],
    [{ flag: 'star' }, [1, 3]],
    [{ unread: true }, [2, 1, 3]],
  ])('follows its filter: %o', async (search, ids) => {
    const inbox = await open(search)
    inbox.hear(changed(row(2, 59, { convoUnread: 1, convoAssignedUserID: ME })))
    await expect.poll(inbox.ids).toEqual(ids)
    expect(inbox.asked()).toBe(1)
  })

  test('a partly loaded narrow view recounts when a conversation comes in that may have been further down', async () => {
    const inbox = await open({ assigned: 'me' })
    inbox.hear(changed(row(7, 59, { convoAssignedUserID: ME })))
    await expect.poll(inbox.asked).toBe(2)
  })

  test.each([
    ['words are sought', { filter: 'ana' }, changed(row(3, 55))],
    ['the event carries nothing', {}, { event: 'reload_inbox', data: { convoID: 3 } } as LiveFrame],
    [
      'a contact is found by words',
      { filter: 'ana' },
      { event: 'reload_customer', data: { custID: 1003 } } as LiveFrame,
    ],
    ['too much was missed', {}, { event: 'reload_all', data: {} } as LiveFrame],
  ])('is refetched: %s', async (_, search, frame) => {
    const inbox = await open(search)
    inbox.hear(frame)
    await expect.poll(inbox.asked).toBe(2)
  })

  test('an answer in flight while something changed is discarded', async () => {
    const inbox = await open()
    const slow = gate()
    const before = stored.slice(0, 3)
    page.answers[LIST] = () => slow.opened.then(() => ({ messages: before, count: 5, unread: 0, nextCursor: null }))
    void inbox.observer.refetch()
    await expect.poll(inbox.asked).toBe(2)
    page.answers[LIST] = () => ({
      messages: [row(3, 55), ...before.slice(0, 2)],
      count: 5,
      unread: 0,
      nextCursor: null,
    })
    inbox.hear(changed(row(3, 55)))
    await expect.poll(inbox.asked).toBe(3)
    slow.open()
    await expect.poll(inbox.ids).toEqual([3, 1, 2])
  })

  test('a text on its way and a contact are changed in place', async () => {
    const inbox = await open()
    const { messageID } = row(2, 40)
    const customer = { custID: 1001, custFirstName: 'Anna', custLastName: 'B', custPhone: '+1' }
    inbox.hear({ event: 'sms_status_update', data: { convoID: 2, messageID, messageStatus: 'delivered' } }, {
      event: 'reload_customer',
      data: { custID: 1001, customer },
    } as unknown as LiveFrame)
    await expect.poll(() => inbox.first()?.messages[1]?.messageStatus).toBe('delivered')
    expect(inbox.first()?.messages[0]?.customer).toEqual(customer)
    expect(inbox.asked()).toBe(1)
  })

  test('a payment shown for a text follows it and its contact', async () => {
    const { messageID } = row(2, 40)
    const payment = { paymentKey: 'a', messageStatus: 'sent', customer: { custFirstName: 'Ana' } }
    stored[1] = row(2, 40, {}, { payment })
    const inbox = await open()
    const customer = { custID: 1002, custFirstName: 'Anna', custLastName: 'B', custPhone: '+1', custEmail: 'a@b' }
    inbox.hear({ event: 'sms_status_update', data: { convoID: 2, messageID, messageStatus: 'failed' } }, {
      event: 'reload_customer',
      data: { custID: 1002, customer },
    } as unknown as LiveFrame)
    await expect.poll(() => inbox.first()?.messages[1]?.messageStatus).toBe('failed')
    expect(inbox.first()?.messages[1]).toMatchObject({ payment: { paymentKey: 'a', messageStatus: 'failed' } })
    expect(inbox.first()?.messages[1]?.payment?.customer).toEqual({
      custFirstName: 'Anna',
      custLastName: 'B',
      custPhone: '+1',
    })
    expect(inbox.first()?.messages[0]).not.toHaveProperty('payment')
  })

  test('another store’s news do not change one store’s count', async () => {
    const inbox = await open({ store: 2 })
    inbox.hear(changed(row(9, 56), counts(6, 1)))
    await expect.poll(() => inbox.first()?.unread).toBe(1)
    expect(inbox.first()?.count).toBe(5)
    expect(inbox.ids()).toEqual([1, 2, 3])
    expect(inbox.asked()).toBe(1)
  })

  test('a draft the user saved a moment ago stays', async () => {
    const draft = (draftBody: string, draftDate: string) => ({ draftBody, draftDate })
    stored[0] = row(1, 50, {}, { draft: draft('Newer', '2026-11-22T10:00:01.000Z') })
    const inbox = await open()
    inbox.hear(changed(row(1, 58, {}, { draft: draft('Older', '2026-11-22T10:00:00.000Z') })))
    await expect.poll(() => inbox.first()?.messages[0]?.messageID).toBe(158)
    expect(inbox.first()?.messages[0]?.draft?.draftBody).toBe('Newer')
  })

  test.each([
    ['alone', []],
    ['with a text', [changed(row(3, 55))]],
  ])('news of something else fetches no inbox: %s', async (_, also) => {
    const inbox = await open()
    const { queryClient } = await import('#data/query-client.ts')
    queryClient.setQueryData(['labels/list', {}], { labels: [] })
    inbox.hear({ event: 'reload_labels', data: {} } as LiveFrame, ...also)
    await expect.poll(() => queryClient.getQueryState(['labels/list', {}])?.isInvalidated).toBe(true)
    await expect.poll(inbox.ids).toEqual(also.length === 0 ? [1, 2, 3] : [3, 1, 2])
    expect(inbox.asked()).toBe(1)
  })

  test('news of something else does not fetch an inbox again that is being fetched', async () => {
    const inbox = await open()
    const { queryClient } = await import('#data/query-client.ts')
    queryClient.setQueryData(['labels/list', {}], { labels: [] })
    const slow = gate()
    const answer = page.answers[LIST]!
    page.answers[LIST] = (input) => slow.opened.then(() => answer(input))
    void inbox.observer.refetch()
    await expect.poll(inbox.asked).toBe(2)
    inbox.hear({ event: 'reload_labels', data: {} } as LiveFrame)
    await expect.poll(() => queryClient.getQueryState(['labels/list', {}])?.isInvalidated).toBe(true)
    slow.open()
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(inbox.asked()).toBe(2)
  })

  test('a single page of the inbox follows the news, too, and a list that was never answered is left alone', async () => {
    const [{ staleInboxes }, { queryClient }] = await Promise.all([
      import('#data/inbox-cache.ts'),
      import('#data/query-client.ts'),
    ])
    const page = { messages: stored.slice(0, 3), count: 5, unread: 0, nextCursor: 'after 3' }
    queryClient.setQueryData([LIST, { search: null }], page)
    queryClient.getQueryCache().build(queryClient, { queryKey: [LIST, { search: { flag: 'star' } }] })
    const stale = staleInboxes(queryClient, [changed(row(3, 55), counts(5, 1))], ME)
    expect([...stale]).toEqual([])
    expect(queryClient.getQueryData([LIST, { search: null }])).toMatchObject({
      count: 5,
      unread: 1,
      messages: [{ convo: { convoID: 3 } }, { convo: { convoID: 1 } }, { convo: { convoID: 2 } }],
    })
    expect(queryClient.getQueryData([LIST, { search: { flag: 'star' } }])).toBeUndefined()
  })

  test('an outdated list that nobody sees stays outdated: the news does not make it current', async () => {
    const [{ createRefresher }, { queryClient }, { listKey }] = await Promise.all([
      import('#data/refresh.ts'),
      import('#data/query-client.ts'),
      import('#data/use-list.ts'),
    ])
    const queryKey = listKey(LIST, { search: {} })
    const pages = {
      pages: [{ messages: stored.slice(0, 3), count: 5, unread: 0, nextCursor: 'after 3' }],
      pageParams: [],
    }
    queryClient.setQueryData(queryKey, pages)
    await queryClient.invalidateQueries({ queryKey })
    createRefresher(queryClient, ME)(changed(row(3, 55)))
    queryClient.setQueryData(['labels/list', {}], {})
    createRefresher(queryClient, ME)({ event: 'reload_labels', data: {} } as LiveFrame)
    await expect.poll(() => queryClient.getQueryState(['labels/list', {}])?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, data: pages })
  })
})
