import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('a conversation, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ database })
  })
  afterAll(() => world.close())

  it('is started once, and does not exist before', async () => {
    const { custID } = await world.contact()
    const pair = { custID, storeID: 2 }
    await expect(world.clerk('customers/conversation/fetch', pair)).rejects.toMatchObject({ status: 404 })
    const started = await Promise.all([1, 2, 3].map(() => world.clerk('customers/conversation/start', pair)))
    expect(new Set(started.map(({ convo }) => convo.convoID)).size).toBe(1)
    await expect(world.clerk('customers/conversation/fetch', pair)).resolves.toMatchObject({ convo: started[0]!.convo })
    expect(started[0]!.convo).toMatchObject({
      convoStatus: 'active',
      convoFlag: 'none',
      convoAssignedUserID: null,
      convoUnread: 0,
      convoLabels: [],
    })
  })

  it('is flagged and unflagged', async () => {
    const { convoID } = await world.contact()
    await expect(world.clerk('customers/conversation/set-flag', { convoID, flag: 'radiation' })).resolves.toMatchObject(
      { convo: { convoFlag: 'radiation' } },
    )
    await expect(world.clerk('customers/conversation/set-flag', { convoID, flag: 'none' })).resolves.toMatchObject({
      convo: { convoFlag: 'none' },
    })
    await expect(
      world.clerk('customers/conversation/set-flag', { convoID, flag: 'banana' as never }),
    ).rejects.toMatchObject({ status: 400 })
  })

  it('is assigned to staff of its store, and to no one else', async () => {
    const { convoID } = await world.contact()
    const assign = (userID: number | null) => world.clerk('customers/conversation/assign-user', { convoID, userID })
    for (const userID of [7, 2, null])
      await expect(assign(userID)).resolves.toMatchObject({ convo: { convoAssignedUserID: userID } })
    // Lena works elsewhere, Devon for another company, Robin for support, and 999 does not exist.
    for (const userID of [5, 9, 1, 999]) await expect(assign(userID)).rejects.toMatchObject({ status: 404 })
  })

  it('accepts only labels made for conversations', async () => {
    const { convoID } = await world.contact()
    const label = (labels: number[]) => world.clerk('customers/conversation/set-labels', { convoID, labels })
    await expect(label([8, 7, 8])).resolves.toMatchObject({ convo: { convoLabels: [7, 8] } })
    // Made for customers, of another company, and nonexistent.
    for (const labelID of [1, 17, 999])
      await expect(label([7, labelID])).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(label([])).resolves.toMatchObject({ convo: { convoLabels: [] } })
  })

  it('keeps both labels that two people add at the same moment', async () => {
    const { convoID } = await world.contact()
    const manager = await world.signIn('manager')
    const label = (by: typeof manager, labels: number[], seenLabels: number[]) =>
      by('customers/conversation/set-labels', { convoID, labels, seenLabels })
    await Promise.all([label(world.clerk, [7], []), label(manager, [8], [])])
    await expect(label(world.clerk, [7], [7])).resolves.toMatchObject({ convo: { convoLabels: [7, 8] } })
    // One removes a label while the other, who has not seen that, adds another.
    await label(manager, [8], [7, 8])
    await expect(label(world.clerk, [7, 8], [7])).resolves.toMatchObject({ convo: { convoLabels: [8] } })
  })

  it('is marked unread and read', async () => {
    const { convoID } = await world.contact()
    const read = (unread?: boolean) =>
      world.clerk('customers/conversation/read', { convoID, ...(unread !== undefined && { unread }) })
    await expect(read(true)).resolves.toMatchObject({ convo: { convoUnread: 1 } })
    await expect(read(true)).resolves.toMatchObject({ convo: { convoUnread: 1 } })
    await expect(read()).resolves.toMatchObject({ convo: { convoUnread: 0 } })
  })

  it('is archived alone or with others, and brought back', async () => {
    const contacts = [await world.contact(), await world.contact(), await world.contact()]
    const convoIDs = contacts.map(({ convoID }) => convoID)
    const archive = (input: object) => world.clerk('customers/conversation/archive', input)
    await expect(archive({ convoID: convoIDs[0]! })).resolves.toMatchObject({ count: 1 })
    await expect(archive({ convoIDs: [...convoIDs, convoIDs[1]] })).resolves.toMatchObject({ count: 3 })
    for (const contact of contacts) expect((await world.convo(contact)).convoStatus).toBe('archived')
    await expect(archive({ convoIDs, archived: false })).resolves.toMatchObject({ count: 3 })
    for (const contact of contacts) expect((await world.convo(contact)).convoStatus).toBe('active')
    for (const input of [{}, { convoIDs: [] }, { convoID: null }])
      await expect(archive(input)).rejects.toMatchObject({ status: 400, fields: { convoID: expect.any(String) } })
  })

  it('stays if the customer has written since it was viewed', async () => {
    const [quiet, busy] = [await world.contact(), await world.contact()]
    await world.write(quiet.phone, 'Thanks')
    await world.write(busy.phone, 'Thanks')
    const lastSeenMessageID = (await world.messages(busy.convoID)).at(-1)!.messageID
    await world.write(busy.phone, 'One more thing')
    const archive = (input: object) => world.clerk('customers/conversation/archive', { lastSeenMessageID, ...input })
    await expect(archive({ convoID: busy.convoID })).rejects.toMatchObject({ status: 409, code: 'newer_messages' })
    await expect(world.convo(busy)).resolves.toMatchObject({ convoStatus: 'active', convoUnread: 2 })
    await expect(archive({ convoIDs: [quiet.convoID, busy.convoID] })).resolves.toMatchObject({ count: 1 })
    await expect(world.convo(quiet)).resolves.toMatchObject({ convoStatus: 'archived' })
    await expect(world.convo(busy)).resolves.toMatchObject({ convoStatus: 'active' })
    await world.send(busy.convoID, 'Yes?')
    const seen = (await world.messages(busy.convoID)).at(-1)!.messageID
    await expect(archive({ convoID: busy.convoID, lastSeenMessageID: seen })).resolves.toMatchObject({ count: 1 })
  })

  it('archives none of many if one is out of scope', async () => {
    const contact = await world.contact()
    const foreign = await foreignConvo(world)
    await expect(
      world.clerk('customers/conversation/archive', { convoIDs: [contact.convoID, foreign] }),
    ).rejects.toMatchObject({ status: 404 })
    expect((await world.convo(contact)).convoStatus).toBe('active')
  })

  it('shows its messages in pages, oldest first', async () => {
    const { convoID } = await world.contact()
    const bodies = Array.from({ length: 7 }, (_, index) => `Text ${index + 1}`)
    for (const body of bodies) await world.send(convoID, body)
    const page = (more: object) =>
      world.clerk('customers/conversation/messages/fetch', { convoID, perPage: 3, ...more })
    const newest = await page({})
    expect([newest.messages.map((message) => message.messageBody), newest.hasMore]).toEqual([bodies.slice(4), true])
    const middle = await page({ beforeID: newest.messages[0]!.messageID })
    expect([middle.messages.map((message) => message.messageBody), middle.hasMore]).toEqual([bodies.slice(1, 4), true])
    const oldest = await page({ beforeID: middle.messages[0]!.messageID })
    expect([oldest.messages.map((message) => message.messageBody), oldest.hasMore]).toEqual([bodies.slice(0, 1), false])
  })

  it('shows a payment request with its message', async () => {
    const { convoID } = await world.contact()
    const payment = {
      paymentAmount: 12.5,
      paymentMemo: 'Interest',
      paymentMode: 'any' as const,
      paymentValidBeforeLocalTZ: '2101-01-01T12:00',
    }
    const { payment: asked } = await world.clerk('payments/send', { convoID, payment, clientMessageID: 'a-request' })
    expect(await world.messages(convoID)).toMatchObject([
      { payment: { paymentKey: asked.paymentKey, paymentAmount: 12.5 } },
    ])
  })

  it('of another company or store does not exist', async () => {
    const foreign = await foreignConvo(world)
    const [hidden] = await world.connection.reads
      .selectFrom('conversations')
      .select('convoID')
      .where('storeID', '=', 3)
      .limit(1)
      .execute()
    const { messageID } = await world.connection.reads
      .selectFrom('messages')
      .select('messageID')
      .where('convoID', '=', foreign)
      .executeTakeFirstOrThrow()
    for (const convoID of [foreign, hidden!.convoID, 999_999_999, 0, -1, 1.5]) {
      for (const attempt of attempts(world.clerk, convoID))
        await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'not_found' })
    }
    for (const id of [messageID, 999_999_999]) {
      await expect(world.clerk('customers/conversation/messages/retry', { messageID: id })).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  const attempts = (call: CallClient, convoID: number) => [
    () => call('customers/conversation/messages/fetch', { convoID }),
    () => call('customers/conversation/messages/send', { convoID, body: 'Hello', clientMessageID: 'foreign' }),
    () => call('customers/conversation/set-flag', { convoID, flag: 'star' }),
    () => call('customers/conversation/set-labels', { convoID, labels: [] }),
    () => call('customers/conversation/assign-user', { convoID, userID: null }),
    () => call('customers/conversation/archive', { convoID }),
    () => call('customers/conversation/read', { convoID }),
  ]
})

const foreignConvo = async (world: TextWorld): Promise<number> => {
  const row = await world.connection.reads
    .selectFrom('conversations')
    .select('convoID')
    .where('companyID', '=', 3)
    .where('convoLastMessageID', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  return row.convoID
}
