import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { eventsSince } from '../events.ts'
import { newPhone, PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'
import { noticePusher, noticeTo } from './push.ts'

describe.each(ENGINES)('a batch of notices goes out, on %s', (database) => {
  let world: TextWorld
  let push: Awaited<ReturnType<typeof noticePusher>>
  const zone = (hour: number) =>
    world.connection.writes
      .updateTable('stores')
      .set({ storeTimezone: zoneWhereItIs(hour) })
      .where('storeID', '=', world.storeID)
      .execute()
  beforeAll(async () => {
    world = await textWorld({ database })
    push = await noticePusher(world)
    await zone(12)
    await world.connection.writes
      .updateTable('companies')
      .set({ companySegmentsPerMinute: 6_000, companySegmentsPerDay: 200_000 })
      .where('companyID', '=', COMPANY.goldenPledge)
      .execute()
  })
  afterAll(() => world.close())

  /** Numbers of no US state: they live by the store's clock. */
  let mexican = 0
  const phone = (ending = '4321') => `+5255${2_000 + (mexican += 1)}${ending}`
  const details = (batchID: number) => world.clerk('notices/batch-details', { batchID })
  const statuses = async (batchID: number) =>
    (await details(batchID)).notices.map(({ noticeStatus, reason }) => [noticeStatus, reason])
  const sent = async (notices: readonly object[], kind = 'due-soon') => {
    const { batchID } = await push({ kind, notices })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    return batchID!
  }
  const becomes = (batchID: number, status: string) =>
    expect.poll(async () => (await details(batchID)).batch.batchStatus, PATIENCE).toBe(status)

  it('one text to each customer for all their tickets, told to no inbox', async () => {
    const to = phone()
    const [one, other] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    const news = await eventsSince(world.connection, COMPANY.goldenPledge)
    const batchID = await sent([one, other])
    await becomes(batchID, 'done')
    const numbers = [one, other].map(({ tickets }) => tickets[0]!.number).join(', ')
    const texts = (await world.phone(to)).map(({ body }) => body)
    expect(texts).toEqual([expect.stringContaining(`tickets ${numbers} are due from Tuesday, December 1 on.`)])
    const [notice] = (await details(batchID)).notices
    expect(notice).toMatchObject({ noticeStatus: 'delivered', channel: 'sms', address: to, body: texts[0] })
    const events = (await news()).map(({ event }) => event)
    expect(events.filter((event) => ['reload_inbox', 'sms_status_update'].includes(event))).toEqual([])
    expect(events).toContain('reload_notices')
    // What went out stays as it was, whatever is done twice.
    await world.clerk('notices/send-batch', { batchID })
    expect(await world.phone(to)).toHaveLength(1)
  })

  it('not to those who said STOP, are blocked or have no address, and says why', async () => {
    const [stopped, blocked, landline] = [phone(), phone(), phone('0003')]
    const notices = [
      noticeTo(stopped, 'Stop Said'),
      noticeTo(blocked, 'Bloc Ked'),
      noticeTo(landline, 'Land Line'),
      noticeTo(null, 'No Phone'),
    ]
    const { batchID } = await push({ notices })
    const set = (custPhone: string, change: object) =>
      world.connection.writes.updateTable('customers').set(change).where('custPhone', '=', custPhone).execute()
    // After the batch came: it is asked again when each notice leaves.
    await set(stopped, { custOptedOutAt: 1 })
    await set(blocked, { custBlocked: 1 })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await becomes(batchID!, 'attention')
    expect(await statuses(batchID!)).toEqual([
      ['skipped', 'Replied STOP'],
      ['skipped', 'The customer is blocked'],
      ['failed', 'This is a landline or its carrier cannot get texts.'],
      ['skipped', 'No phone number or email address'],
    ])
    expect(await world.phone(stopped)).toEqual([])
    expect(await world.phone(blocked)).toEqual([])
  })

  it('not about tickets that the book says are redeemed', async () => {
    const to = phone()
    const [gone, open] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    const csv_data = `Last,First,Cell,Tkt,Due Date,Amount,Status\nPrueba,Ana,${to},${gone.tickets[0]!.number},12/1/2026,80.00,Redeemed\n`
    const owner = await world.signIn('owner')
    await owner('mailers/import-from-superpawn', {
      csv_data,
      filename: 'book.csv',
      storeID: world.storeID,
      wholeBook: false,
    })
    await becomes(await sent([gone, open]), 'done')
    expect((await world.phone(to)).map(({ body }) => body)).toEqual([
      expect.stringContaining(`ticket ${open.tickets[0]!.number} is due`),
    ])
    const again = await sent([noticeTo(to, 'Ana Prueba', { tickets: gone.tickets })])
    await becomes(again, 'done')
    expect(await statuses(again)).toEqual([['skipped', 'The ticket book says these tickets are redeemed']])
  })

  it('once a day to each customer of a store, and not at night', async () => {
    const to = phone()
    await becomes(await sent([noticeTo(to, 'Ana Prueba')]), 'done')
    const second = await sent([noticeTo(to, 'Ana Prueba')])
    await expect.poll(() => statuses(second), PATIENCE).toEqual([['held', null]])
    const [held] = (await details(second)).notices
    expect(Date.parse(held!.heldUntil!)).toBeGreaterThan(Date.now() + 3_600_000)
    await zone(23)
    const night = await sent([noticeTo(phone(), 'Noc Turno')])
    await expect.poll(() => statuses(night), PATIENCE).toEqual([['held', null]])
    await zone(12)
    expect(await world.phone(to)).toHaveLength(1)
  })

  it('as a letter where California’s law asks for one', async () => {
    await world.connection.writes
      .updateTable('stores')
      .set({ storePhone: '+12135550101' })
      .where('storeID', '=', world.storeID)
      .execute()
    const batchID = await sent([noticeTo(phone(), 'Paper Please')], 'past-due')
    await becomes(batchID, 'attention')
    expect(await statuses(batchID)).toEqual([['letter', 'Has not agreed to get this notice electronically']])
    expect((await details(batchID)).notices[0]!.body).toContain('was due on Tuesday, December 1')
  })

  it('stops what has not left when it is canceled, for good', async () => {
    const to = newPhone()
    const { batchID } = await push({ notices: [noticeTo(to, 'Can Celed')] })
    const { batch } = await world.clerk('notices/cancel-batch', { batchID: batchID! })
    expect(batch).toMatchObject({ batchStatus: 'canceled', counts: { canceled: 1 } })
    expect((await world.clerk('notices/cancel-batch', { batchID: batchID! })).batch).toEqual(batch)
    await expect(world.clerk('notices/send-batch', { batchID: batchID! })).rejects.toMatchObject({
      code: 'batch_state',
    })
    expect(await world.phone(to)).toEqual([])
  })
})
