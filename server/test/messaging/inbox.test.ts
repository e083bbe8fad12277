import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from './text-world.ts'

type Search = NonNullable<WireInput<'inbox/list'>['search']>

describe.each(ENGINES)('the inbox, on %s', (database) => {
  let world: TextWorld
  let owner: TextWorld['clerk']
  beforeAll(async () => {
    world = await textWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())

  const list = async (search: Search = {}, who = world.clerk) => who('inbox/list', { search })
  const convoIDs = async (search: Search, who = world.clerk) =>
    (await list(search, who)).messages.map((row) => row.convoID)

  /** Every row, page by page by cursor. */
  const all = async (search: Search, who = world.clerk) => {
    const rows = []
    let cursor: string | null = null
    do {
      const answer: Awaited<ReturnType<typeof list>> = await list(
        { ...search, perPage: 7, ...(cursor !== null && { cursor }) },
        who,
      )
      rows.push(...answer.messages)
      cursor = answer.nextCursor
    } while (cursor !== null)
    return rows
  }

  const stored = async (convoStatuses: readonly ('active' | 'archived')[], storeIDs: readonly number[]) =>
    world.connection.reads
      .selectFrom('conversations')
      .selectAll()
      .where('companyID', '=', 2)
      .where('storeID', 'in', storeIDs)
      .where('convoStatus', 'in', convoStatuses)
      .where('convoLastMessageID', 'is not', null)
      .orderBy('convoActivityAt', 'desc')
      .orderBy('convoID', 'desc')
      .execute()

  it.each([
    ['active', ['active']],
    ['archived', ['archived']],
    ['all', ['active', 'archived']],
  ] as const)(
    'lists %s conversations of the caller’s stores, newest activity first, each once over all pages',
    async (status, statuses) => {
      const expected = await stored(statuses, [1, 2])
      expect((await all({ status })).map((row) => row.convoID)).toEqual(expected.map((row) => row.convoID))
      const { count, unread } = await list({ status })
      expect(count).toBe(expected.length)
      expect(unread).toBe((await stored(['active'], [1, 2])).filter((row) => row.convoUnread > 0).length)
    },
  )

  it('lists one customer’s conversations, in the caller’s stores only', async () => {
    const { custID } = (await list()).messages[0]!.convo
    const expected = (await stored(['active', 'archived'], [1, 2])).filter((row) => row.custID === custID)
    const { messages, count } = await list({ custID, status: 'all' })
    expect(messages.map((row) => row.convoID)).toEqual(expected.map((row) => row.convoID))
    expect(count).toBe(expected.length)
  })

  it('starts with ten rows, each with its conversation, customer, store and last message', async () => {
    const { messages, nextCursor } = await list()
    expect(messages).toHaveLength(10)
    expect(nextCursor).not.toBeNull()
    const [row] = messages
    const last = (await world.messages(row!.convoID)).filter((message) => !message.messageAutomatic).at(-1)!
    expect(row).toMatchObject({
      messageID: last.messageID,
      convo: { convoID: row!.convoID },
      customer: { custID: row!.convo.custID },
      store: { storeID: row!.convo.storeID },
    })
  })

  it('can also be paged by number', async () => {
    const first = await convoIDs({ perPage: 5 })
    const both = await convoIDs({ perPage: 10 })
    expect([...first, ...(await convoIDs({ perPage: 5, page: 2 }))]).toEqual(both)
  })

  it('keeps its place under new activity', async () => {
    const { messages, nextCursor } = await list({ perPage: 5 })
    const next = await convoIDs({ perPage: 5, page: 2 })
    const contact = await world.contact()
    await world.write(contact.phone, 'New at the top')
    expect(await convoIDs({ perPage: 5, cursor: nextCursor! })).toEqual(next)
    expect((await convoIDs({ perPage: 6 })).slice(1)).toEqual(messages.map((row) => row.convoID))
  })

  it('moves a conversation up, counts it as unread, and uncounts it when read', async () => {
    const contact = await world.contact()
    expect(await convoIDs({})).not.toContain(contact.convoID)
    const { unread } = await list()
    await world.write(contact.phone, 'Hello')
    await expect(list()).resolves.toMatchObject({
      unread: unread + 1,
      messages: [
        { convoID: contact.convoID, messageBody: 'Hello' },
        ...Array.from({ length: 9 }, () => expect.anything()),
      ],
    })
    await world.clerk('customers/conversation/read', { convoID: contact.convoID })
    await expect(list()).resolves.toMatchObject({ unread })
  })

  it('filters by store, flag, assigned, unread and label', async () => {
    const contact = await world.contact()
    const { convoID } = contact
    await world.write(contact.phone, 'Filter me')
    await world.clerk('customers/conversation/set-flag', { convoID, flag: 'bomb' })
    await world.clerk('customers/conversation/assign-user', { convoID, userID: 2 })
    await world.clerk('customers/conversation/set-labels', { convoID, labels: [7] })
    const passing: Search[] = [
      { store: world.storeID },
      { flag: 'bomb' },
      { assigned: 'me' },
      { assigned: 2 },
      { unread: true },
      { label: 7 },
      {
        store: world.storeID,
        flag: 'bomb',
        assigned: 'me',
        unread: true,
        label: 7,
        filter: 'filter me',
        status: 'all',
      },
    ]
    for (const search of passing) expect(await convoIDs(search), JSON.stringify(search)).toContain(convoID)
    const failing: Search[] = [
      { store: 2 },
      { flag: 'star' },
      { flag: 'none' },
      { assigned: 'none' },
      { assigned: 3 },
      { unread: false },
      { label: 8 },
      { status: 'archived' },
    ]
    for (const search of failing)
      expect(
        (await all(search)).map((row) => row.convoID),
        JSON.stringify(search),
      ).not.toContain(convoID)
    for (const search of passing) expect((await list(search)).count).toBe((await all(search)).length)
  })

  it.each([
    ['the customer’s name', 'zacharias'],
    ['the name without its accents, in any order', 'quixote zacharías'],
    ['the phone as it is written', '(415) 299-7731'],
    ['a part of the phone', '2997731'],
    ['a word of any message', 'sousaphone'],
    ['several words of a message', 'sousaphone dented'],
  ])('finds a conversation by %s', async (_, filter) => {
    const phone = '+14152997731'
    const existing = (await world.clerk('customers/does-customer-exist', { custPhone: phone })).custID
    if (existing === null) {
      const { custID } = await world.clerk('customers/save', {
        customer: { custPhone: phone, custFirstName: 'Zacharías', custLastName: 'Quixote' },
      })
      const { convo } = await world.clerk('customers/conversation/start', { custID, storeID: world.storeID })
      await world.send(convo.convoID, 'The Sousaphone is dented')
      await world.send(convo.convoID, 'But it plays')
    }
    const { messages, count } = await list({ filter })
    expect(messages).toMatchObject([{ messageBody: 'But it plays', customer: { custPhone: phone } }])
    expect(count).toBe(1)
  })

  it('finds nothing for text that does not occur, whatever is typed', async () => {
    for (const filter of ['xyzzyplugh', '%', '_', '"', "'", '\\', '* OR 1', 'NEAR(', '-']) {
      const { messages, count } = await list({ filter: `${filter} xyzzyplugh` })
      expect([messages, count]).toEqual([[], 0])
    }
  })

  it('shows each user only their own stores', async () => {
    const [clerks, owners] = [await all({ status: 'all' }), await all({ status: 'all' }, owner)]
    expect(new Set(clerks.map((row) => row.store.storeID))).toEqual(new Set([1, 2]))
    expect(new Set(owners.map((row) => row.store.storeID))).toEqual(new Set([1, 2, 3]))
    const hidden = owners.find((row) => row.store.storeID === 3)!
    expect(await convoIDs({ status: 'all', filter: hidden.customer.custPhone })).not.toContain(hidden.convoID)
    const foreign = await world.signIn('clerk@silveranchor.test')
    for (const row of await all({ status: 'all' }, foreign)) expect(row.store.storeID).toBe(4)
  })

  it.each<[Search, number, string]>([
    [{ store: 3 }, 404, 'not_found'],
    [{ store: 4 }, 404, 'not_found'],
    [{ store: 999 }, 404, 'not_found'],
    [{ label: 1 }, 404, 'not_found'],
    [{ label: 17 }, 404, 'not_found'],
    [{ status: 'gone' }, 400, 'invalid_input'],
    [{ flag: 'banana' }, 400, 'invalid_input'],
    [{ cursor: 'nonsense' }, 400, 'invalid_input'],
    [{ sortBy: 'custLastName' }, 400, 'invalid_input'],
    [{ perPage: 0 }, 400, 'invalid_input'],
    [{ perPage: 1000 }, 400, 'invalid_input'],
  ])('refuses %j', async (search, status, code) => {
    await expect(list(search)).rejects.toMatchObject({ status, code })
  })
})
