import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { newPhone, PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'
import { noticeTemplate } from './notice-template.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'

describe.each(ENGINES)('a batch of notices is sent, on %s', (database) => {
  let world: NoticeWorld
  beforeAll(async () => {
    world = await noticeWorld({ database })
  })
  afterAll(() => world.close())

  it('as one text to each customer for all their tickets, shown in no inbox', async () => {
    const to = world.newNumber()
    const [one, other] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    const news = await eventsSince(world.connection, COMPANY.goldenPledge)
    const batchID = await world.sent([one, other])
    await world.becomes(batchID, 'done')
    const numbers = [one, other].map(({ tickets }) => tickets[0]!.number).join(', ')
    const texts = (await world.phone(to)).map(({ body }) => body)
    expect(texts).toEqual([expect.stringContaining(`Your tickets ${numbers} are due on Tuesday, December 1.`)])
    const [notice] = (await world.details(batchID)).notices
    expect(notice).toMatchObject({ noticeStatus: 'delivered', channel: 'sms', address: to, body: texts[0] })
    const events = (await news()).map(({ event }) => event)
    expect(events.filter((event) => ['reload_inbox', 'sms_status_update'].includes(event))).toEqual([])
    expect(events).toContain('reload_notices')
    // Sent notices stay as they were, even if an action is repeated.
    await world.clerk('notices/send-batch', { batchID })
    expect(await world.phone(to)).toHaveLength(1)
  })

  it('not to customers who said STOP, are blocked or have no address, with the reason', async () => {
    const [stopped, blocked, landline] = [world.newNumber(), world.newNumber(), world.newNumber('0003')]
    const notices = [
      noticeTo(stopped, 'Stop Said'),
      noticeTo(blocked, 'Bloc Ked'),
      noticeTo(landline, 'Land Line'),
      noticeTo(null, 'No Phone'),
    ]
    const { batchID } = await world.push({ notices })
    const set = (custPhone: string, change: object) =>
      world.connection.writes.updateTable('customers').set(change).where('custPhone', '=', custPhone).execute()
    // After the batch came, because it is decided again when each notice leaves.
    await set(stopped, { custOptedOutAt: 1 })
    await set(blocked, { custBlocked: 1 })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await world.becomes(batchID!, 'attention')
    expect(await world.statuses(batchID!)).toEqual([
      ['skipped', 'Opted out of texts'],
      ['skipped', 'The customer is blocked'],
      ['failed', 'This is a landline or its carrier cannot get texts.'],
      ['skipped', 'No phone number or email address'],
    ])
    expect(await world.phone(stopped)).toEqual([])
    expect(await world.phone(blocked)).toEqual([])
  })

  it('not about tickets that the book shows as redeemed', async () => {
    const to = world.newNumber()
    const [gone, open] = [noticeTo(to, 'Ana Prueba'), noticeTo(to, 'Ana Prueba')]
    const csv_data = `Last,First,Cell,Tkt,Due Date,Amount,Status\nPrueba,Ana,${to},${gone.tickets[0]!.number},12/1/2026,80.00,Redeemed\n`
    const owner = await world.signIn('owner')
    await owner('mailers/import-from-superpawn', {
      csv_data,
      filename: 'book.csv',
      storeID: world.storeID,
      wholeBook: false,
    })
    await world.becomes(await world.sent([gone, open]), 'done')
    expect((await world.phone(to)).map(({ body }) => body)).toEqual([
      expect.stringContaining(`ticket ${open.tickets[0]!.number} is due`),
    ])
    const again = await world.sent([noticeTo(to, 'Ana Prueba', { tickets: gone.tickets })])
    await world.becomes(again, 'done')
    expect(await world.statuses(again)).toEqual([['skipped', 'The ticket book says these tickets are redeemed']])
  })

  it('once a day to each customer of a store, and not at night', async () => {
    const to = world.newNumber()
    await world.becomes(await world.sent([noticeTo(to, 'Ana Prueba')]), 'done')
    const second = await world.sent([noticeTo(to, 'Ana Prueba')])
    await expect.poll(() => world.statuses(second), PATIENCE).toEqual([['held', null]])
    const [held] = (await world.details(second)).notices
    expect(Date.parse(held!.heldUntil!)).toBeGreaterThan(Date.now() + 3_600_000)
    await world.hour(23)
    const night = await world.sent([noticeTo(world.newNumber(), 'Noc Turno')])
    await expect.poll(() => world.statuses(night), PATIENCE).toEqual([['held', null]])
    await world.hour(12)
    expect(await world.phone(to)).toHaveLength(1)
  })

  it('as an email to the given address if a text is impossible, but not again if the mailbox does not exist', async () => {
    const [phone, email] = [world.newNumber(), 'mail.only@example.test']
    const { batchID } = await world.push({ notices: [noticeTo(phone, 'Mail Only', { email })] })
    const other = world.newNumber()
    const toNobody = { notices: [noticeTo(other, 'No Mailbox', { email: 'bounce@example.test' })] }
    const [first, next] = [await world.push(toNobody), await world.push({ ...toNobody, batchExternalID: 'next' })]
    for (const [given, custPhone] of [
      [phone, '+1999'],
      [other, '+1998'],
    ] as const)
      await world.connection.writes
        .updateTable('customers')
        .set({ custPhone, custEmail: null })
        .where('custPhone', '=', given)
        .execute()
    await world.clerk('notices/send-batch', { batchID: first.batchID! })
    await expect.poll(() => world.statuses(first.batchID!), PATIENCE).toMatchObject([['failed', expect.anything()]])
    await world.clerk('notices/send-batch', { batchID: next.batchID! })
    await expect
      .poll(() => world.statuses(next.batchID!), PATIENCE)
      .toEqual([['skipped', 'No number gets texts, and earlier emails came back from this address']])

    const { writes } = world.connection
    await writes.deleteFrom('send_buckets').execute()
    await world.clerk('notices/send-batch', { batchID: batchID! })
    const notice = async () => (await world.details(batchID!)).notices[0]!
    await expect.poll(async () => (await notice()).sentDate, PATIENCE).not.toBeNull()
    const { channel, address, body } = await notice()
    expect([channel, address]).toEqual(['email', email])
    const mails = async () =>
      (await world.sandbox<{ messages: { subject: string; text: string }[] }>('/mail/messages', { address: email }))
        .messages
    await expect
      .poll(mails, PATIENCE)
      .toMatchObject([{ subject: 'Your ticket is due soon', text: expect.stringContaining(body!) as string }])
    // It counts toward the company's limit of emails, and not toward that of texts.
    const used = await writes.selectFrom('send_buckets').select(['bucketKey', 'usedToday']).execute()
    expect(Object.fromEntries(used.map(({ bucketKey, usedToday }) => [bucketKey.split('/')[0], usedToday]))).toEqual({
      emails: 1,
      texts: 0,
    })
  })

  it('in words that stay the same, whatever changes afterwards', async () => {
    const to = world.newNumber()
    const batchID = await world.sent([noticeTo(to, 'Ana Prueba')])
    await world.becomes(batchID, 'done')
    const proof = async () => {
      const { body, address, sentDate, deliveredDate, carrierID, tickets } = (await world.details(batchID)).notices[0]!
      return { body, address, sentDate, deliveredDate, carrierID, tickets }
    }
    const before = await proof()
    expect(before).toMatchObject({ address: to, sentDate: expect.any(String), deliveredDate: expect.any(String) })
    const owner = await world.signIn('owner')
    await world.connection.writes
      .updateTable('customers')
      .set({ custPhone: world.newNumber(), custFirstName: 'Other' })
      .where('custPhone', '=', to)
      .execute()
    const one = await noticeTemplate(owner, 'Afterwards', { templateBody: 'Other words for [TICKET].' })
    await owner('settings/notices/save', { settings: { storeID: world.storeID, texts: [{ kind: 'due-soon', one }] } })
    expect(await proof()).toEqual(before)
    await owner('settings/notices/save', {
      settings: { storeID: world.storeID, texts: [{ kind: 'due-soon', one: null }] },
    })
  })

  it('as a letter where California’s law requires one', async () => {
    await world.connection.writes
      .updateTable('stores')
      .set({ storePhone: '+12135550101' })
      .where('storeID', '=', world.storeID)
      .execute()
    const batchID = await world.sent([noticeTo(world.newNumber(), 'Paper Please')], 'past-due')
    await world.becomes(batchID, 'attention')
    expect(await world.statuses(batchID)).toEqual([['letter', 'Hasn’t agreed to get this notice electronically']])
    expect((await world.details(batchID)).notices[0]!.body).toContain('was due on Tuesday, December 1')
  })

  it('and its unsent notices stop for good when it is canceled', async () => {
    const to = newPhone()
    const { batchID } = await world.push({ notices: [noticeTo(to, 'Can Celed')] })
    const { batch } = await world.clerk('notices/cancel-batch', { batchID: batchID! })
    expect(batch).toMatchObject({ batchStatus: 'canceled', counts: { canceled: 1 } })
    expect((await world.clerk('notices/cancel-batch', { batchID: batchID! })).batch).toEqual(batch)
    await expect(world.clerk('notices/send-batch', { batchID: batchID! })).rejects.toMatchObject({
      code: 'batch_state',
    })
    expect(await world.phone(to)).toEqual([])
  })
})
