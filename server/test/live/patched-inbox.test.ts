import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { LABEL, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { type InboxPage, withConversation, withCustomer, withStatus } from '../../../web/src/data/inbox-news.ts'
import { PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'
import { openLive } from './live-socket.ts'

const PER_PAGE = 4
const ACTS = 30

/** The same numbers in every run (mulberry32). */
const seeded = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** A client's view of the inbox. `knows` is true when the rows it gets are enough for every event. */
const VIEWS = [
  { knows: true, search: {} },
  { knows: true, search: { store: STORE.main } },
  { knows: true, search: { store: STORE.prospect, status: 'all' } },
  { knows: true, search: { status: 'all' } },
  { knows: false, search: { unread: true } },
  { knows: false, search: { unread: false, status: 'all' } },
  { knows: false, search: { status: 'archived' } },
  { knows: false, search: { assigned: 'me' } },
  { knows: false, search: { flag: 'star', status: 'all' } },
  { knows: false, search: { label: LABEL.followUp } },
] as const

describe('an inbox updated from live events', () => {
  let world: TextWorld
  let owner: TextWorld['clerk']
  beforeAll(async () => {
    world = await textWorld()
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const page = async (search: object, perPage: number, cursor: string | null = null): Promise<InboxPage> =>
    world.clerk('inbox/list', { search: { ...search, perPage, cursor } })
  const twoPages = async (search: object): Promise<readonly InboxPage[]> => {
    const first = await page(search, PER_PAGE)
    return first.nextCursor === null ? [first] : [first, await page(search, PER_PAGE, first.nextCursor)]
  }
  const rowsOf = (pages: readonly InboxPage[]) => pages.flatMap(({ messages }) => messages)

  test('always shows what a fresh fetch would show', async () => {
    const random = seeded(7)
    const pick = <A>(list: readonly A[]): A => list[Math.floor(random() * list.length)]!
    const { messages: some } = await world.clerk('inbox/list', { search: { status: 'all', perPage: 24 } })
    const talks = some.filter(({ customer }) => !customer.custBlocked && customer.custOptedOut === null)
    const stores = (await world.clerk('stores/list', {})).stores

    const views = await Promise.all(
      VIEWS.map(async ({ knows, search }) => ({ knows, search, pages: await twoPages(search), asked: 0 })),
    )
    const socket = await openLive(
      world.url,
      { authorization: `Bearer ${world.clerk.token}` },
      { companyKey: 'goldenpledge', userID: USER.clerk, lastSeq: (await world.clerk('auth/info', {})).lastSeq },
    )
    await socket.next(({ event }) => event === 'ready')

    let heard = 0
    const hear = async () => {
      for (; heard < socket.frames.length; heard += 1) {
        const frame = socket.frames[heard] as unknown as LiveFrame
        for (const view of views) {
          const now =
            frame.event === 'reload_inbox'
              ? withConversation(view.pages, view.search, frame.data, USER.clerk)
              : frame.event === 'reload_customer'
                ? withCustomer(view.pages, view.search, frame.data)
                : frame.event === 'sms_status_update'
                  ? withStatus(view.pages, frame.data)
                  : view.pages
          if (now === undefined) view.asked += 1
          view.pages = now ?? (await twoPages(view.search))
        }
      }
    }
    const compared = async () => {
      await hear()
      return Promise.all(
        views.map(async ({ search, pages }) => {
          const rows = rowsOf(pages)
          const { messages, count, unread } = await page(search, Math.max(1, rows.length))
          const isWhole = pages.at(-1)!.nextCursor === null
          const [shown, anew] = [
            { rows, count: pages[0]!.count, unread: pages[0]!.unread, isAll: isWhole ? rows.length : undefined },
            { rows: rows.length === 0 ? [] : messages, count, unread, isAll: isWhole ? count : undefined },
          ]
          return JSON.stringify(shown) === JSON.stringify(anew) ? 'the same' : { search, shown, anew }
        }),
      )
    }

    const acts: ((row: (typeof talks)[number], by: TextWorld['clerk']) => Promise<unknown>)[] = [
      ({ customer, convo }) =>
        world.write(customer.custPhone, `Hello ${random()}`, {
          to: stores.find(({ storeID }) => storeID === convo.storeID)!.storeSMSNumber,
        }),
      ({ convoID }, by) =>
        by('customers/conversation/messages/send', {
          convoID,
          body: 'We are open until six',
          clientMessageID: `${convoID}-${random()}`,
          force: true,
        }),
      ({ convoID }, by) => by('customers/conversation/set-flag', { convoID, flag: pick(['star', 'none']) }),
      ({ convoID }, by) => by('customers/conversation/assign-user', { convoID, userID: pick([USER.clerk, null]) }),
      ({ convoID }, by) => by('customers/conversation/read', { convoID, unread: pick([true, false]) }),
      ({ convoID }, by) => by('customers/conversation/archive', { convoID, archived: pick([true, false]) }),
      ({ convoID }, by) => by('customers/conversation/set-labels', { convoID, labels: pick([[], [LABEL.followUp]]) }),
      ({ customer }) =>
        owner('customers/update-labels', { customerID: customer.custID, labels: pick([[], [LABEL.regular]]) }),
    ]
    for (let i = 0; i < ACTS; i += 1) {
      await pick(acts)(pick(talks), pick([world.clerk, owner]))
      await expect.poll(compared, PATIENCE).toEqual(views.map(() => 'the same'))
    }
    for (const { knows, search, asked } of views) if (knows) expect([search, asked]).toEqual([search, 0])
    socket.close()
  })
})
