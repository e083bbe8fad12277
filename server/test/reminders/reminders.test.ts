import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REMINDER_TEXT } from '@xd/core/domain/payment/reminder-text.ts'
import { isQuiet, whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { NEXT_CENTURY } from '../payments/pay-world.ts'

const HOUR = 3_600_000
const ZONES = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Pacific/Auckland',
]
/** A place where it is day, or night, right now: the store is moved instead of the clock. */
const zoneThatIs = (quiet: boolean) =>
  ZONES.find(
    (storeTimezone) =>
      isQuiet({ storeTimezone }, Date.now()) === quiet && isQuiet({ storeTimezone }, Date.now() + HOUR) === quiet,
  )!

describe.each(ENGINES)('a reminder for an unpaid request, on %s', (database) => {
  let world: TextWorld
  let owner: Awaited<ReturnType<Booted['signIn']>>
  let storeTimezone: string
  beforeAll(async () => {
    world = await textWorld({ database })
    owner = await world.signIn('owner')
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    storeTimezone = zoneThatIs(false)
    await moveStore(storeTimezone)
    await owner('settings/reminders/save', { settings: { storeID: world.storeID, reminderOn: true, reminderHours: 3 } })
  })

  const db = () => world.connection.writes
  const moveStore = (storeTimezone: string) =>
    db().updateTable('stores').set({ storeTimezone }).where('storeID', '=', world.storeID).execute()
  const ask = async (convoID: number, more: object = {}) => {
    const payment = {
      paymentAmount: 12.5,
      paymentMemo: 'Interest',
      paymentMode: 'any',
      paymentValidBeforeLocalTZ: NEXT_CENTURY,
      ...more,
    } as const
    return (await world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })).payment.paymentKey
  }
  const payment = async (paymentKey: string) => (await world.clerk('payments/fetch', { paymentKey })).payment
  /** Makes a request's reminder due, as if it had been sent `hours` before its end. */
  const comesDue = async (paymentKey: string, { left = 2 * HOUR } = {}) => {
    const now = Date.now()
    const change = { remindAt: now - 1, validBeforeAt: now + left, requestedAt: now - 90 * HOUR }
    const { paymentID } = await db()
      .updateTable('payments')
      .set(change)
      .where('paymentKey', '=', paymentKey)
      .returning('paymentID')
      .executeTakeFirstOrThrow()
    // While the job is still running, it sets its own next time.
    const rested = db()
      .updateTable('jobs')
      .set({ runAt: now })
      .where('uniqueKey', '=', `remind/${paymentID}`)
      .where('leasedUntil', '=', 0)
      .returning('jobID')
    await expect.poll(async () => (await rested.execute()).length, PATIENCE).toBe(1)
  }
  const textsOf = async (phone: string, paymentKey: string) =>
    (await world.phone(phone)).filter(({ body }) => body.includes(paymentKey))
  const isReminded = (paymentKey: string) =>
    expect.poll(async () => (await payment(paymentKey)).paymentRemindedDate, PATIENCE).not.toBeNull()
  const isDropped = (paymentKey: string, reason: string) =>
    expect.poll(async () => (await payment(paymentKey)).paymentRemindDropped, PATIENCE).toBe(reason)

  test('is planned, sent once as an automatic text, and stays with the payment', async () => {
    const { convoID, phone } = await world.contactAbroad()
    const paymentKey = await ask(convoID)
    const planned = await payment(paymentKey)
    expect(planned.paymentRemindDate).not.toBeNull()
    expect(planned.paymentRemindedDate).toBeNull()
    await comesDue(paymentKey)
    await isReminded(paymentKey)
    expect((await payment(paymentKey)).paymentRemindDate).toBeNull()
    const reminder = (await world.messages(convoID)).at(-1)!
    expect(reminder).toMatchObject({ messageAutomatic: true, messageOrigin: 'reminder', messageSentByID: null })
    expect(reminder.messageBody).toContain('This is a reminder to pay $12.50 by ')
    expect(reminder.messageBody).toContain(`/p/${paymentKey}`)
    await world.reaches(reminder, 'delivered')
    expect(await textsOf(phone, paymentKey)).toHaveLength(2)
  })

  const promise = async (convoID: number, promiseTickets: readonly string[] = [], days = 9) => {
    const { convo } = await world.clerk('customers/conversation/fetch', { convoID })
    const promiseDay = addDays(localDay(Date.now(), storeTimezone), days)
    const { custID, storeID } = convo
    return (
      await world.clerk('customers/promises/save', {
        promise: { custID, storeID, promiseDay, promiseTickets, promiseSource: 'call' },
      })
    ).promise
  }

  test('waits for a promise to pay, unless the request expires before or the promise is about another ticket', async () => {
    const { convoID } = await world.contactAbroad()
    const paymentKey = await ask(convoID, { paymentTicketList: '10233' })
    const { promiseCutoff } = await promise(convoID, ['#10233'])
    await comesDue(paymentKey, { left: 20 * 24 * HOUR })
    const remindAt = async () => Date.parse((await payment(paymentKey)).paymentRemindDate ?? '')
    await expect.poll(remindAt, PATIENCE).toBeGreaterThanOrEqual(Date.parse(promiseCutoff))
    await comesDue(paymentKey)
    await isDropped(paymentKey, 'The customer promised to pay by a later day')
    const other = await ask(convoID, { paymentTicketList: '10240' })
    await comesDue(other)
    await isReminded(other)
  })

  test.each(['withdrawn', 'kept'] as const)('goes on at once when the promise it waited for is %s', async (ending) => {
    await owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 72 },
    })
    const { convoID } = await world.contactAbroad()
    const [held, dropped] = [await ask(convoID), await ask(convoID)]
    const { promiseID, promiseCutoff } = await promise(convoID, [], 1)
    await comesDue(held, { left: 71 * HOUR })
    const remindAt = async () => Date.parse((await payment(held)).paymentRemindDate ?? '')
    await expect.poll(remindAt, PATIENCE).toBeGreaterThanOrEqual(Date.parse(promiseCutoff))
    await comesDue(dropped)
    await isDropped(dropped, 'The customer promised to pay by a later day')
    await world.clerk('customers/promises/close', { promiseID, promiseStatus: ending })
    await isReminded(held)
    await isReminded(dropped)
    expect((await payment(dropped)).paymentRemindDropped).toBeNull()
  })

  test('waits for the promise that took the place of another, and not for that one', async () => {
    await owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 72 },
    })
    const { convoID } = await world.contactAbroad()
    const paymentKey = await ask(convoID)
    await promise(convoID)
    await comesDue(paymentKey, { left: 71 * HOUR })
    await isDropped(paymentKey, 'The customer promised to pay by a later day')
    const { promiseCutoff } = await promise(convoID, [], 1)
    const remindAt = async () => Date.parse((await payment(paymentKey)).paymentRemindDate ?? '')
    await expect.poll(remindAt, PATIENCE).toBeGreaterThanOrEqual(Date.parse(promiseCutoff))
  })

  test('is sent once, however many servers find it at the same time', async () => {
    const second =
      database === 'sqlite'
        ? undefined
        : await boot({ database: { url: world.config.databaseURL }, sandbox: { url: world.sandboxURL } })
    const keys: [string, number][] = []
    for (let i = 0; i < 6; i += 1) {
      const { convoID } = await world.contactAbroad()
      keys.push([await ask(convoID), convoID])
    }
    // An expired lease, or a crash after the text was queued: the job is there again.
    for (const [paymentKey] of keys) {
      await comesDue(paymentKey)
      await isReminded(paymentKey)
      const { paymentID, companyID } = await db()
        .selectFrom('payments')
        .select(['paymentID', 'companyID'])
        .where('paymentKey', '=', paymentKey)
        .executeTakeFirstOrThrow()
      const payload = JSON.stringify({ paymentID, storeID: world.storeID })
      await db()
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
    const again = db()
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
    await owner('settings/reminders/save', { settings: { storeID: world.storeID, ...words } })
    const { convoID, custID } = await world.contactAbroad()
    await db().updateTable('customers').set({ custLanguage: 'es' }).where('custID', '=', custID).execute()
    const paymentKey = await ask(convoID)
    await comesDue(paymentKey)
    await isReminded(paymentKey)
    expect((await world.messages(convoID)).at(-1)!.messageBody).toMatch(/^Hola de Golden Pledge Main St: http/)
    // Unless the company writes in English only.
    await owner('settings/company/save', { company: { companyLanguages: ['en'] } })
    const another = await ask(convoID)
    await comesDue(another)
    await isReminded(another)
    expect((await world.messages(convoID)).at(-1)!.messageBody).toMatch(/^Hi from Golden Pledge Main St: http/)
    await owner('settings/company/save', { company: { companyLanguages: ['en', 'es'] } })
    const { settings } = await owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderTextEN: '', reminderTextES: '' },
    })
    expect(settings.reminderTextEN).toContain('This is a reminder to pay')
  })

  test('has the standard words of each language until a store writes its own', async () => {
    const { storeID } = world
    const stored = async (reminderTextEN: string, reminderTextES: string) => {
      await owner('settings/reminders/save', { settings: { storeID, reminderTextEN, reminderTextES } })
      const row = db()
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
      ({ custID }) => owner('customers/block', { customerID: custID }),
      'The customer is blocked',
    ],
    [
      'reminders are switched off',
      () => owner('settings/reminders/save', { settings: { storeID: world.storeID, reminderOn: false } }),
      'Reminders were turned off',
    ],
  ]
  test.each(endings)('is not sent when %s', async (_, end, reason) => {
    const contact = await world.contactAbroad()
    const paymentKey = await ask(contact.convoID)
    await end(contact, paymentKey)
    await comesDue(paymentKey)
    await isDropped(paymentKey, reason)
    expect((await payment(paymentKey)).paymentRemindedDate).toBeNull()
    expect(
      (await world.messages(contact.convoID)).filter(({ messageBody }) => messageBody.includes('reminder')),
    ).toEqual([])
  })

  test('is held through the night, and dropped if the request would be over by then', async () => {
    await moveStore(zoneThatIs(true))
    const [held, dropped] = [await world.contactAbroad(), await world.contactAbroad()]
    const [heldKey, droppedKey] = [await ask(held.convoID), await ask(dropped.convoID)]
    await comesDue(heldKey, { left: 40 * HOUR })
    await comesDue(droppedKey, { left: HOUR / 2 })
    await isDropped(droppedKey, 'Quiet hours last until the request expires')
    await expect
      .poll(async () => Date.parse((await payment(heldKey)).paymentRemindDate!) > Date.now(), PATIENCE)
      .toBe(true)
    expect((await payment(heldKey)).paymentRemindedDate).toBeNull()
    await moveStore(zoneThatIs(false))
    await comesDue(heldKey)
    await isReminded(heldKey)
  })

  test('respects the night at the phone’s place and at the customer’s address, not the store’s clock', async () => {
    const { custID, convoID, phone } = await world.contact()
    await db().updateTable('customers').set({ custState: 'NY' }).where('custID', '=', custID).execute()
    const who = whereaboutsOf({ custPhone: phone, custState: 'NY' }, 'UTC')
    const isNight = isQuiet(who, Date.now())
    await moveStore(zoneThatIs(!isNight))
    await owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 72 },
    })
    const paymentKey = await ask(convoID)
    await comesDue(paymentKey, { left: 40 * HOUR })
    if (!isNight) return isReminded(paymentKey)
    await expect
      .poll(async () => Date.parse((await payment(paymentKey)).paymentRemindDate!) > Date.now(), PATIENCE)
      .toBe(true)
    expect((await payment(paymentKey)).paymentRemindedDate).toBeNull()
  })

  test('is dropped for a request that expired while no server ran', async () => {
    const { convoID } = await world.contactAbroad()
    const paymentKey = await ask(convoID)
    const since = await eventsSince(world.connection, COMPANY.goldenPledge)
    await comesDue(paymentKey, { left: -1 })
    await isDropped(paymentKey, 'The request expired first')
    expect(await since()).toContainEqual(expect.objectContaining({ event: 'reload_payments', storeID: world.storeID }))
  })

  test('waits while a card is being charged', async () => {
    const { convoID } = await world.contactAbroad()
    const paymentKey = await ask(convoID)
    const { companyID, paymentID, amountCents } = await db()
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
    await db()
      .insertInto('payment_attempts')
      .values({ companyID, paymentID, amountCents, ...attempt })
      .execute()
    await comesDue(paymentKey)
    const job = db().selectFrom('jobs').select('runAt').where('uniqueKey', '=', `remind/${paymentID}`)
    await expect.poll(async () => (await job.executeTakeFirstOrThrow()).runAt, PATIENCE).toBeGreaterThan(Date.now())
    expect((await payment(paymentKey)).paymentRemindedDate).toBeNull()
  })

  test('is off until a store turns it on, and its settings are checked', async () => {
    const { storeID } = world
    const { stores } = await owner('stores/list', {})
    const other = stores.find((store) => store.storeID !== storeID)!
    await db().deleteFrom('reminder_settings').where('storeID', '=', other.storeID).execute()
    expect((await owner('settings/reminders/fetch', { storeID: other.storeID })).settings).toMatchObject({
      reminderOn: false,
      reminderHours: 3,
    })
    await expect(world.clerk('settings/reminders/fetch', { storeID })).rejects.toMatchObject({ status: 403 })
    const wrong = { reminderHours: 0, reminderTextEN: 'no link', reminderTextES: '[LINK] [NOMBRE]' }
    await expect(owner('settings/reminders/save', { settings: { storeID, ...wrong } })).rejects.toMatchObject({
      status: 400,
      fields: {
        'settings.reminderHours': 'Whole hours from 1 to 72',
        'settings.reminderTextEN': 'Put [LINK] where the payment link goes',
        'settings.reminderTextES': 'There is no [NOMBRE]: use [STORE_NAME], [AMOUNT], [DUE], [LINK]',
      },
    })
    await owner('settings/reminders/save', { settings: { storeID, reminderOn: false } })
    const { convoID } = await world.contactAbroad()
    expect(await payment(await ask(convoID))).toMatchObject({ paymentRemindDate: null, paymentRemindDropped: null })
  })
})
