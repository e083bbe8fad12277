import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import { isQuiet, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { boot } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { HOUR, type ReminderWorld, reminderWorld, zoneThatIs } from './reminder-world.ts'

describe.each(ENGINES)('a reminder for an unpaid request, on %s', (database) => {
  let world: ReminderWorld
  beforeAll(async () => {
    world = await reminderWorld({ database })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.moveStore(zoneThatIs(false))
    await world.owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 3 },
    })
  })

  const textsOf = async (phone: string, paymentKey: string) =>
    (await world.phone(phone)).filter(({ body }) => body.includes(paymentKey))

  test('is planned, sent once as an automatic text, and stays with the payment', async () => {
    const { convoID, phone } = await world.contactAbroad()
    const paymentKey = await world.request(convoID)
    const planned = await world.payment(paymentKey)
    expect(planned.paymentRemindDate).not.toBeNull()
    expect(planned.paymentRemindedDate).toBeNull()
    await world.comesDue(paymentKey)
    await world.isReminded(paymentKey)
    expect((await world.payment(paymentKey)).paymentRemindDate).toBeNull()
    const reminder = (await world.messages(convoID)).at(-1)!
    expect(reminder).toMatchObject({ messageAutomatic: true, messageOrigin: 'reminder', messageSentByID: null })
    expect(reminder.messageBody).toContain('This is a reminder to pay $12.50 by ')
    expect(reminder.messageBody).toContain(`/p/${paymentKey}`)
    await world.reaches(reminder, 'delivered')
    expect(await textsOf(phone, paymentKey)).toHaveLength(2)
  })

  test('is sent once, however many servers find it at the same time', async () => {
    const second =
      database === 'sqlite'
        ? undefined
        : await boot({ database: { url: world.config.databaseURL }, sandbox: { url: world.sandboxURL } })
    const keys: [string, number][] = []
    for (let i = 0; i < 6; i += 1) {
      const { convoID } = await world.contactAbroad()
      keys.push([await world.request(convoID), convoID])
    }
    // An expired lease, or a crash after the text was queued: the job is there again.
    for (const [paymentKey] of keys) {
      await world.comesDue(paymentKey)
      await world.isReminded(paymentKey)
      const { paymentID, companyID } = await world
        .db()
        .selectFrom('payments')
        .select(['paymentID', 'companyID'])
        .where('paymentKey', '=', paymentKey)
        .executeTakeFirstOrThrow()
      const payload = JSON.stringify({ paymentID, storeID: world.storeID })
      await world
        .db()
        .insertInto('jobs')
        .values(
          [0, 1, 2].map((i) => ({
            companyID,
            kind: 'remind',
            uniqueKey: `again/${paymentID}/${i}`,
            payload,
            runAt: Date.now(),
          })),
        )
        .execute()
    }
    const again = world
      .db()
      .selectFrom('jobs')
      .select('jobID')
      .where('kind', '=', 'remind')
      .where('uniqueKey', 'like', 'again/%')
    await expect.poll(async () => (await again.execute()).length, PATIENCE).toBe(0)
    for (const [paymentKey, convoID] of keys)
      expect(
        (await world.messages(convoID)).filter(({ messageBody }) => messageBody.includes(paymentKey)),
      ).toHaveLength(2)
    await second?.close()
  })

  test('is written in the customer’s language, in the store’s words', async () => {
    const words = { reminderTextEN: 'Hi from [STORE_NAME]: [LINK]', reminderTextES: 'Hola de [STORE_NAME]: [LINK]' }
    await world.owner('settings/reminders/save', { settings: { storeID: world.storeID, ...words } })
    const { convoID, custID } = await world.contactAbroad()
    await world.db().updateTable('customers').set({ custLanguage: 'es' }).where('custID', '=', custID).execute()
    const paymentKey = await world.request(convoID)
    await world.comesDue(paymentKey)
    await world.isReminded(paymentKey)
    expect((await world.messages(convoID)).at(-1)!.messageBody).toMatch(/^Hola de Golden Pledge Main St: http/)
    // Unless the company writes in English only.
    await world.owner('settings/company/save', { company: { companyLanguages: ['en'] } })
    const another = await world.request(convoID)
    await world.comesDue(another)
    await world.isReminded(another)
    expect((await world.messages(convoID)).at(-1)!.messageBody).toMatch(/^Hi from Golden Pledge Main St: http/)
    await world.owner('settings/company/save', { company: { companyLanguages: ['en', 'es'] } })
    const { settings } = await world.owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderTextEN: '', reminderTextES: '' },
    })
    expect(settings.reminderTextEN).toContain('This is a reminder to pay')
  })

  test('has the standard words of each language until a store writes its own', async () => {
    const { storeID } = world
    const stored = async (reminderTextEN: string, reminderTextES: string) => {
      await world.owner('settings/reminders/save', { settings: { storeID, reminderTextEN, reminderTextES } })
      const row = world
        .db()
        .selectFrom('reminder_settings')
        .select(['reminderTextEN', 'reminderTextES'])
        .where('storeID', '=', storeID)
      return Object.values(await row.executeTakeFirstOrThrow())
    }
    const { en, es } = REMINDER_TEXT
    expect(await stored(es, en)).toEqual([es, en])
    expect(await stored(en, es)).toEqual([null, null])
  })

  const endings: [
    string,
    (contact: { convoID: number; phone: string; custID: number }, paymentKey: string) => Promise<unknown>,
    string,
  ][] = [
    ['it is paid', (_, paymentKey) => world.clerk('payments/mark-paid', { paymentKey }), 'The request was paid'],
    ['it is canceled', (_, paymentKey) => world.clerk('payments/cancel', { paymentKey }), 'The request was canceled'],
    ['the customer answers', ({ phone }) => world.write(phone, 'I will come by tomorrow'), 'The customer replied'],
    ['the customer replies STOP', ({ phone }) => world.write(phone, 'STOP'), 'The customer opted out of texts'],
    [
      'the customer is blocked',
      ({ custID }) => world.owner('customers/block', { customerID: custID }),
      'The customer is blocked',
    ],
    [
      'reminders are switched off',
      () => world.owner('settings/reminders/save', { settings: { storeID: world.storeID, reminderOn: false } }),
      'Reminders were turned off',
    ],
  ]
  test.each(endings)('is not sent when %s', async (_, end, reason) => {
    const contact = await world.contactAbroad()
    const paymentKey = await world.request(contact.convoID)
    await end(contact, paymentKey)
    await world.comesDue(paymentKey)
    await world.isDropped(paymentKey, reason)
    expect((await world.payment(paymentKey)).paymentRemindedDate).toBeNull()
    expect(
      (await world.messages(contact.convoID)).filter(({ messageBody }) => messageBody.includes('reminder')),
    ).toEqual([])
  })

  test('is sent to a customer who wrote only before the request', async () => {
    const { convoID, phone } = await world.contactAbroad()
    await world.write(phone, 'How much do I owe?')
    await world
      .db()
      .updateTable('messages')
      .set({ messageAt: Date.now() - 91 * HOUR })
      .where('convoID', '=', convoID)
      .execute()
    const paymentKey = await world.request(convoID)
    await world.comesDue(paymentKey)
    await world.isReminded(paymentKey)
  })

  test('is held through the night, and dropped if the request would be over by then', async () => {
    await world.moveStore(zoneThatIs(true))
    const [held, dropped] = [await world.contactAbroad(), await world.contactAbroad()]
    const [heldKey, droppedKey] = [await world.request(held.convoID), await world.request(dropped.convoID)]
    await world.comesDue(heldKey, { left: 40 * HOUR })
    await world.comesDue(droppedKey, { left: HOUR / 2 })
    await world.isDropped(droppedKey, 'Quiet hours last until the request expires')
    await expect
      .poll(async () => Date.parse((await world.payment(heldKey)).paymentRemindDate!) > Date.now(), PATIENCE)
      .toBe(true)
    expect((await world.payment(heldKey)).paymentRemindedDate).toBeNull()
    await world.moveStore(zoneThatIs(false))
    await world.comesDue(heldKey)
    await world.isReminded(heldKey)
  })

  test('respects the night at the phone’s place and at the customer’s address, not the store’s clock', async () => {
    const { custID, convoID, phone } = await world.contact()
    await world.db().updateTable('customers').set({ custState: 'NY' }).where('custID', '=', custID).execute()
    const who = whereaboutsOf({ custPhone: phone, custState: 'NY' }, 'UTC')
    const isNight = isQuiet(who, Date.now())
    await world.moveStore(zoneThatIs(!isNight))
    await world.owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 72 },
    })
    const paymentKey = await world.request(convoID)
    await world.comesDue(paymentKey, { left: 40 * HOUR })
    if (!isNight) return world.isReminded(paymentKey)
    await expect
      .poll(async () => Date.parse((await world.payment(paymentKey)).paymentRemindDate!) > Date.now(), PATIENCE)
      .toBe(true)
    expect((await world.payment(paymentKey)).paymentRemindedDate).toBeNull()
  })

  test('is dropped for a request that expired while no server ran', async () => {
    const { convoID } = await world.contactAbroad()
    const paymentKey = await world.request(convoID)
    const since = await eventsSince(world.connection, COMPANY.goldenPledge)
    await world.comesDue(paymentKey, { left: -1 })
    await world.isDropped(paymentKey, 'The request expired first')
    expect(await since()).toContainEqual(expect.objectContaining({ event: 'reload_payments', storeID: world.storeID }))
  })

  test('waits while a card is being charged', async () => {
    const { convoID } = await world.contactAbroad()
    const paymentKey = await world.request(convoID)
    const { companyID, paymentID, amountCents } = await world
      .db()
      .selectFrom('payments')
      .selectAll()
      .where('paymentKey', '=', paymentKey)
      .executeTakeFirstOrThrow()
    const attempt = {
      attemptKey: 'open',
      idempotencyKey: randomUUID(),
      gateway: 'simulator',
      state: 'pending' as const,
      startedAt: Date.now(),
    }
    await world
      .db()
      .insertInto('payment_attempts')
      .values({ companyID, paymentID, amountCents, ...attempt })
      .execute()
    await world.comesDue(paymentKey)
    const job = world.db().selectFrom('jobs').select('runAt').where('uniqueKey', '=', `remind/${paymentID}`)
    await expect.poll(async () => (await job.executeTakeFirstOrThrow()).runAt, PATIENCE).toBeGreaterThan(Date.now())
    expect((await world.payment(paymentKey)).paymentRemindedDate).toBeNull()
  })

  test('is off until a store turns it on, and its settings are checked', async () => {
    const { storeID } = world
    const { stores } = await world.owner('stores/list', {})
    const other = stores.find((store) => store.storeID !== storeID)!
    await world.db().deleteFrom('reminder_settings').where('storeID', '=', other.storeID).execute()
    expect((await world.owner('settings/reminders/fetch', { storeID: other.storeID })).settings).toMatchObject({
      reminderOn: false,
      reminderHours: 3,
    })
    await expect(world.clerk('settings/reminders/fetch', { storeID })).rejects.toMatchObject({ status: 403 })
    const wrong = { reminderHours: 0, reminderTextEN: 'no link', reminderTextES: '[LINK] [NOMBRE]' }
    await expect(world.owner('settings/reminders/save', { settings: { storeID, ...wrong } })).rejects.toMatchObject({
      status: 400,
      fields: {
        'settings.reminderHours': 'Whole hours from 1 to 72',
        'settings.reminderTextEN': 'Put [LINK] where the payment link goes',
        'settings.reminderTextES': 'There is no [NOMBRE]: use [STORE_NAME], [AMOUNT], [DUE], [LINK]',
      },
    })
    await world.owner('settings/reminders/save', { settings: { storeID, reminderOn: false } })
    const { convoID } = await world.contactAbroad()
    expect(await world.payment(await world.request(convoID))).toMatchObject({
      paymentRemindDate: null,
      paymentRemindDropped: null,
    })
  })
})
