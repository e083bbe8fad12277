import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { instantOf, localDay } from '@xd/core/domain/time/zone.ts'
import { newPhone } from '../phones.ts'
import { conversationRow, customerRow, messageRow, paymentRow } from '../rows.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

const COMPANY = {
  companyID: 70,
  companyKey: 'stats',
  companyName: 'Counted',
  companyTimezone: 'Pacific/Honolulu',
  features: '[]',
  createdAt: 0,
}
const ZONES = { 71: 'Pacific/Kiritimati', 72: 'Pacific/Pago_Pago' }
const HOUR = 3_600_000

/** A company with two stores a day apart, whose messages are all known. */
const write = async ({ writes }: Connection, now: number) => {
  await writes.insertInto('companies').values(COMPANY).execute()
  for (const [storeID, storeTimezone] of Object.entries(ZONES)) {
    const names = {
      storeKey: `stats-${storeID}`,
      storeAbbr: storeID,
      storeName: `Store ${storeID}`,
      storeColor: '#000000',
    }
    const texts = { storeSMSNumber: '', storePhone: '', storeAddressStr: '', autoReplyMessage: '' }
    await writes
      .insertInto('stores')
      .values({ storeID: Number(storeID), companyID: 70, ...names, ...texts, storeTimezone })
      .execute()
    const at = { companyID: 70, storeID: Number(storeID) }
    const customer = customerRow({ companyID: 70, custPhone: newPhone() })
    const { custID } = await writes
      .insertInto('customers')
      .values(customer)
      .returning('custID')
      .executeTakeFirstOrThrow()
    // An archived conversation no longer waits, here or on the start page.
    const convoStatus = storeID === '71' ? 'active' : 'archived'
    const convo = conversationRow({ ...at, custID, convoStatus, convoWaitingSince: 5 })
    const { convoID } = await writes
      .insertInto('conversations')
      .values(convo)
      .returning('convoID')
      .executeTakeFirstOrThrow()
    const thread = { ...at, custID, convoID }
    const message = (messageDirection: 'in' | 'out', messageAt: number) =>
      messageRow({ ...thread, messageDirection, messageAt })
    const midnight = instantOf(`${localDay(now, storeTimezone)}T00:00`, storeTimezone)
    const earlier = [message('in', midnight - 1), message('out', midnight - 1), message('out', midnight - 25 * HOUR)]
    const longAgo = message('in', midnight - 40 * 24 * HOUR)
    await writes
      .insertInto('messages')
      .values([message('in', midnight), ...earlier, longAgo])
      .execute()
    // It was stopped before it was sent, and counts nowhere.
    const stopped = await writes
      .insertInto('messages')
      .values({ ...message('out', midnight - 1), messageStatus: 'scheduled' })
      .returning('messageID')
      .executeTakeFirstOrThrow()
    const schedule = { ...stopped, companyID: 70, convoID, sendAt: midnight - 1, stoppedBy: 'replied' }
    await writes
      .insertInto('message_schedules')
      .values({ ...schedule, discardOnReply: 1, undoable: 0 })
      .execute()
    const paid = paymentRow({
      ...thread,
      paymentKey: `stats-${storeID}-a`,
      paymentStatus: 'approved',
      amountCents: 1_001,
    })
    const unpaid = (letter: string, amountCents: number, validBeforeAt: number) =>
      paymentRow({
        ...thread,
        paymentKey: `stats-${storeID}-${letter}`,
        paymentStatus: 'sent',
        amountCents,
        validBeforeAt,
      })
    await writes
      .insertInto('payments')
      .values([paid, unpaid('b', 500, now + HOUR), unpaid('c', 300, now - HOUR)])
      .execute()
  }
}

describe.each(ENGINES)('figures on %s', (database) => {
  let server: Booted
  let support: SignedIn
  const now = Date.now()
  beforeAll(async () => {
    server = await boot({ database })
    support = await server.signIn('support@xd.test')
    await write(server.connection, now)
  })
  afterAll(() => server.close())

  test('of a company add up its stores, each by its own day', async () => {
    const { stats } = await support('admin/stats', { companyID: 70 })
    expect(stats).toMatchObject({
      companyID: 70,
      companyName: 'Counted',
      companies: 1,
      customers: 2,
      messagesIn: 6,
      messagesOut: 4,
      unanswered: 1,
      lastLogin: null,
      paymentsByStatus: [
        { status: 'approved', count: 2, amount: 20.02 },
        { status: 'expired', count: 2, amount: 6 },
        { status: 'sent', count: 2, amount: 10 },
      ],
    })
    for (const store of stats.stores) {
      expect(store).toMatchObject({
        customers: 1,
        messagesIn: 3,
        messagesOut: 2,
        unanswered: store.storeID === 71 ? 1 : 0,
      })
      expect(store.messagesByDay).toHaveLength(30)
      expect(store.messagesByDay.slice(-3).map((day) => [day.in, day.out])).toEqual([
        [0, 1],
        [1, 1],
        [1, 0],
      ])
      expect(store.messagesByDay.at(-1)?.day).toBe(localDay(now, ZONES[store.storeID as keyof typeof ZONES]))
    }
    expect(stats.messagesByDay).toHaveLength(30)
    expect(stats.messagesByDay.reduce((sum, day) => sum + day.in + day.out, 0)).toBe(8)
  })

  test('of a closed store wait for no answer', async () => {
    const set = (storeEnabled: 0 | 1) =>
      server.connection.writes.updateTable('stores').set({ storeEnabled }).where('storeID', '=', 71).execute()
    await set(0)
    expect((await support('admin/stats', { companyID: 70 })).stats).toMatchObject({ messagesIn: 6, unanswered: 0 })
    await set(1)
  })

  test('of all companies include each company’s', async () => {
    const { stats } = await support('admin/stats', {})
    const { companies } = await support('admin/companies/list', {})
    expect(stats).toMatchObject({ companyID: null, companyName: null, companies: companies.length, stores: [] })
    expect(stats.messagesIn).toBeGreaterThanOrEqual(6)
    expect(Date.parse(stats.lastLogin!)).toBeGreaterThan(now - HOUR)
  })

  test('of an unknown company answer not found', async () => {
    await expect(support('admin/stats', { companyID: 999 })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
