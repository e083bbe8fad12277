import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { EventData } from '@xd/core/contract/event.ts'
import { COUNT_CAP } from '@xd/core/domain/search/count-cap.ts'
import { type InboxPage, withConversation, withCustomer, withStatus } from '#data/inbox-news.ts'

const ME = 2
type Row = InboxPage['messages'][number]
type News = EventData['reload_inbox']

/** A conversation with a message at that minute. */
const row = (convoID: number, minute: number, convo: Partial<Row['convo']> = {}) =>
  ({
    messageDate: new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString(),
    convo: { convoID, custID: convoID, storeID: 1, convoStatus: 'active', convoUnread: 0, convoLabels: [], ...convo },
    draft: null,
  }) as unknown as Row

const inboxes = (conversations: number, unread: number) => ({
  active: { conversations, unread },
  archived: { conversations: 0, unread: 0 },
})
const news = (changed: Row | null, more: Partial<News> = {}): News => ({
  convoID: changed?.convo.convoID ?? 0,
  row: changed,
  inbox: { all: inboxes(9, 1), store: { storeID: 1, ...inboxes(9, 4) } },
  ...more,
})

/** Two pages of two rows, and perhaps more after them. */
const pages = (nextCursor: string | null = 'after 4', more: Partial<InboxPage> = {}): InboxPage[] => {
  const page = { count: 9, unread: 0, nextCursor: 'after 2', ...more }
  return [
    { ...page, messages: [row(1, 50), row(2, 40)] },
    { ...page, messages: [row(3, 30), row(4, 20)], nextCursor },
  ] as InboxPage[]
}
const idsOf = (shown: readonly InboxPage[] | undefined) =>
  shown?.map(({ messages }) => messages.map(({ convo }) => convo.convoID))

test('the only conversation leaves a view that is loaded whole: it is empty, and nothing is fetched', () => {
  const whole = [{ count: 1, unread: 0, nextCursor: null, messages: [row(1, 50)] }] as unknown as InboxPage[]
  const gone = news(row(1, 50, { convoStatus: 'archived' }), {
    inbox: { all: inboxes(0, 0), store: { storeID: 1, ...inboxes(0, 0) } },
  })
  expect(withConversation(whole, {}, gone, ME)).toMatchObject([{ count: 0, messages: [] }])
})

describe('an inbox of several pages, with news of one conversation', () => {
  test.each([
    ['moves to the top', row(3, 55), [[3, 1, 2], [4]]],
    [
      'moves within its page',
      row(4, 35),
      [
        [1, 2],
        [4, 3],
      ],
    ],
    [
      'comes in between two pages',
      row(9, 35),
      [
        [1, 2],
        [9, 3, 4],
      ],
    ],
    [
      'comes in within the second page',
      row(9, 25),
      [
        [1, 2],
        [3, 9, 4],
      ],
    ],
    ['sinks below what is here', row(1, 10), [[2], [3, 4]]],
    [
      'belongs further down',
      row(9, 5),
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('it %s', (_, changed, ids) => {
    const now = withConversation(pages(), {}, news(changed), ME)
    expect(idsOf(now)).toEqual(ids)
    expect(now?.map(({ count, unread }) => [count, unread])).toEqual([
      [9, 1],
      [9, 1],
    ])
  })

  const draft = (draftBody: string, second: number) => ({ draftBody, draftDate: `2026-11-22T10:00:0${second}.000Z` })
  test.each([
    ['saved later here', draft('Here', 2), draft('News', 1), 'Here'],
    ['as old as the one here', draft('Here', 1), draft('News', 1), 'News'],
    ['newer than the one here', draft('Here', 1), draft('News', 2), 'News'],
    ['gone', draft('Here', 1), null, undefined],
    ['the first', null, draft('News', 1), 'News'],
  ])('its draft is %s: the newest one is shown', (_, here, heard, shown) => {
    const withDraft = (one: Row, its: object | null) => ({ ...one, draft: its }) as Row
    const [first, second] = pages()
    const before = [{ ...first!, messages: [withDraft(row(1, 50), here), row(2, 40)] }, second!]
    const now = withConversation(before, {}, news(withDraft(row(1, 55), heard)), ME)
    expect(now?.[0]?.messages[0]?.draft?.draftBody).toBe(shown)
  })

  test.each([
    ['a moment ago', 9, 55, 'Here'],
    ['long enough ago', 10, 55, undefined],
    ['before the message that was made of it', 9, 60, undefined],
  ])('its draft, saved %s, is not in the news', (_, seconds, minute, shown) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00.000Z') + seconds * 1_000 })
    onTestFinished(() => void vi.useRealTimers())
    const [first, second] = pages()
    const here = { ...row(1, 50), draft: draft('Here', 0) } as Row
    const before = [{ ...first!, messages: [here, row(2, 40)] }, second!]
    const now = withConversation(before, {}, news(row(1, minute)), ME)
    expect(now?.[0]?.messages[0]?.draft?.draftBody).toBe(shown)
  })

  test('a view loaded to its end accepts rows after its last one, and counts its rows', () => {
    const mine = { convoAssignedUserID: ME }
    const now = withConversation(pages(null), { assigned: 'me' }, news(row(9, 5, mine)), ME)
    expect(idsOf(now)).toEqual([
      [1, 2],
      [3, 4, 9],
    ])
    expect(now?.[0]).toMatchObject({ count: 5 })
    expect(now?.[1]).not.toHaveProperty('endsAt')
  })

  test('a row that leaves the end leaves the end in place', () => {
    const left = withConversation(pages(), {}, news(row(4, 55)), ME)
    expect(left?.[0]).not.toHaveProperty('endsAt')
    expect(left?.[1]).toMatchObject({ endsAt: { convoID: 4 } })
    expect(idsOf(withConversation(left!, {}, news(row(9, 22)), ME))).toEqual([
      [4, 1, 2],
      [3, 9],
    ])
  })

  test('a store’s view counts that store’s, and ignores the counts of another', () => {
    const inbox = { all: inboxes(9, 1), store: { storeID: 1, ...inboxes(4, 1) } }
    const countIn = (store: number) => withConversation(pages(), { store }, news(row(3, 55), { inbox }), ME)?.[0]?.count
    expect(countIn(1)).toBe(4)
    expect(countIn(2)).toBe(9)
    expect(
      withConversation(pages(), {}, news(row(3, 55), { inbox: { ...inbox, all: inboxes(8, 1) } }), ME)?.[0]?.count,
    ).toBe(8)
  })

  test.each([
    ['another store’s view has', { store: 2 }, { count: 9, countCapped: true }],
    ['a view counted by the news has no longer', { store: 1 }, { count: 9, countCapped: undefined }],
    ['the whole inbox has no longer', {}, { count: 9, countCapped: undefined }],
  ])('a count that was cut off: %s', (_, search, counted) => {
    const now = withConversation(pages('after 4', { countCapped: true }), search, news(row(3, 55)), ME)
    expect(now?.map(({ count, countCapped }) => ({ count, countCapped }))).toEqual([counted, counted])
    const whole = withConversation(pages(), search, news(row(3, 55)), ME)
    expect(whole?.map((page) => 'countCapped' in page)).toEqual([false, false])
  })

  test.each([
    [COUNT_CAP, { count: COUNT_CAP, countCapped: undefined }],
    [COUNT_CAP + 1, { count: COUNT_CAP, countCapped: true }],
  ])('the news counts %i: as many as a search counts are shown', (all, counted) => {
    const inbox = { all: inboxes(all, 1), store: { storeID: 1, ...inboxes(9, 4) } }
    const now = withConversation(pages(), {}, news(row(3, 55), { inbox }), ME)
    expect(now?.map(({ count, countCapped }) => ({ count, countCapped }))).toEqual([counted, counted])
  })

  test('a narrow view not loaded to its end continues its own count', () => {
    const narrow = { assigned: 'none' }
    const free = (convoID: number, minute: number, user: number | null) =>
      news(row(convoID, minute, { convoAssignedUserID: user }))
    expect(withConversation(pages(), narrow, free(2, 55, null), ME)?.[0]).toMatchObject({ count: 9 })
    expect(withConversation(pages(), narrow, free(2, 40, ME), ME)?.[0]).toMatchObject({ count: 8 })
  })

  test.each([
    ['there is no page yet', [], {}, news(row(1, 55))],
    ['it came without its row', pages(), {}, { convoID: 1, inbox: news(null).inbox! }],
    ['it came without the counts', pages(), {}, { convoID: 1, row: row(1, 55) }],
    ['words are searched for', pages(), { filter: 'ring' }, news(row(1, 55))],
    ['the last page is empty, and there are more', [{ ...pages()[1]!, messages: [] }], {}, news(row(1, 55))],
    [
      'nothing is left, and there are more',
      [{ ...pages()[1]!, messages: [row(4, 20)] }],
      {},
      news(null, { convoID: 4 }),
    ],
    [
      'a narrow view may have counted it',
      pages(),
      { assigned: 'none' },
      news(row(9, 55, { convoAssignedUserID: null })),
    ],
    [
      'a narrow view has stopped counting',
      pages('after 4', { countCapped: true }),
      { assigned: 'none' },
      news(row(2, 55, { convoAssignedUserID: null })),
    ],
  ] as const)('is refetched when %s', (_, shown, search, changed) => {
    expect(withConversation(shown as InboxPage[], search as object, changed as News, ME)).toBeUndefined()
  })
})

describe('an inbox of several pages, with news of', () => {
  const payment = (key: string) => ({ paymentKey: key, messageStatus: 'sent', customer: { custFirstName: 'Ana' } })
  /** Two pages of two rows; one row of each page is about a payment. */
  const shown = () =>
    pages().map((page, i) => ({
      ...page,
      messages: page.messages.map((one, at) => ({
        ...one,
        messageID: i * 2 + at + 1,
        messageStatus: 'sent',
        customer: { custID: i * 2 + at + 1, custFirstName: 'Ana' },
        ...(at === 1 && { payment: payment(`p${i}`) }),
      })),
    })) as unknown as InboxPage[]
  const rowsOf = (all: readonly InboxPage[]) => all.flatMap(({ messages }) => messages)
  const customer = { custID: 4, custFirstName: 'Bo', custLastName: 'B', custPhone: '+1', custEmail: 'b@x' } as never

  test.each([
    [
      'a text’s status',
      (all: readonly InboxPage[]) => withStatus(all, { convoID: 4, messageID: 4, messageStatus: 'failed' }),
      { messageStatus: 'failed', payment: { ...payment('p1'), messageStatus: 'failed' } },
    ],
    [
      'a contact',
      (all: readonly InboxPage[]) => withCustomer(all, { filter: ' ' }, { custID: 4, customer }),
      {
        customer,
        payment: { ...payment('p1'), customer: { custFirstName: 'Bo', custLastName: 'B', custPhone: '+1' } },
      },
    ],
  ])('%s: its row changes, and no other row or page', (_, hear, change) => {
    const before = shown()
    const now = hear(before)!
    expect(now[0]).toBe(before[0])
    expect(rowsOf(now).slice(0, 3)).toEqual(rowsOf(before).slice(0, 3))
    expect(rowsOf(now)[3]).toEqual({ ...rowsOf(before)[3], ...change })
    expect({ ...now[1], messages: [] }).toEqual({ ...before[1], messages: [] })
  })

  test('a text or a contact without a payment gets none', () => {
    const told = withCustomer(shown(), {}, { custID: 3, customer: { ...(customer as object), custID: 3 } as never })!
    const [first, second] = withStatus(told, { convoID: 3, messageID: 3, messageStatus: 'failed' })[1]!.messages
    expect(first).toMatchObject({ messageStatus: 'failed', customer: { custFirstName: 'Bo' } })
    expect([first, second].map((one) => 'payment' in one!)).toEqual([false, true])
  })

  test.each([
    [
      'a text that it does not show',
      (all: readonly InboxPage[]) => withStatus(all, { convoID: 9, messageID: 9, messageStatus: 'failed' }),
    ],
    ['a contact that it does not show', (all: readonly InboxPage[]) => withCustomer(all, {}, { custID: 9, customer })],
  ])('%s: nothing changes', (_, hear) => {
    const before = shown()
    const now = hear(before)!
    expect(now.map((page, i) => page === before[i])).toEqual([true, true])
  })

  test.each([
    ['whose details did not come along', {}, { custID: 4 }],
    ['while words are searched for', { filter: ' bo ' }, { custID: 4, customer }],
  ])('a contact %s: it is fetched again', (_, search, heard) => {
    expect(withCustomer(shown(), search, heard)).toBeUndefined()
  })
})
