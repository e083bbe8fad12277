import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { refusalOf } from './pay-world.ts'
import { planActs } from './plan-acts.ts'

describe.each(ENGINES)('payment plans, on %s', (database) => {
  let world: TextWorld
  let owner: CallClient
  let clerk: CallClient
  let zone: string
  const {
    db,
    today,
    terms,
    layaway,
    later,
    save,
    fetched,
    statesOf,
    turnIs,
    becomes,
    comesRound,
    lastKey,
    pay,
    payment,
    weekPasses,
  } = planActs(() => ({ world, clerk, zone }))
  beforeAll(async () => {
    world = await textWorld({ database })
    ;({ clerk } = world)
    owner = await world.signIn('owner')
    await db().deleteFrom('store_closures').where('companyID', '=', COMPANY.goldenPledge).execute()
    await db().updateTable('store_hours').set({ hoursPaymentCutoffTime: '23:45:00' }).execute()
  })
  afterAll(() => world.close())
  beforeEach(() => itIs(12))

  const itIs = async (hour: number) => {
    zone = zoneWhereItIs(hour)
    await db().updateTable('stores').set({ storeTimezone: zone }).where('storeID', '=', world.storeID).execute()
  }
  const requestsTo = async (phone: string) =>
    (await world.phone(phone)).filter(({ body }) => body.includes('Gold chain'))

  test('each turn is one ordinary request, from the plan, until the last one is paid', async () => {
    const { custID, convoID, phone } = await world.contactAbroad()
    const { planID } = await save(terms(custID))
    for (const turn of [1, 2, 3]) {
      await turnIs(planID, ...Array.from({ length: turn - 1 }, () => 'paid'), 'open')
      const { plan, ahead } = await fetched(planID)
      expect(plan).toMatchObject({ planStatus: 'active', planNext: null, planTurnsPaid: turn - 1, planLeft: null })
      expect(ahead.map((one) => one.turn)).toEqual([2, 3].slice(turn - 1))
      const paymentKey = await lastKey(planID)
      expect(await payment(paymentKey)).toMatchObject({
        paymentAmount: 50,
        paymentMemo: 'Gold chain',
        paymentOrigin: 'schedule',
        paymentMode: 'any',
        paymentStatus: 'sent',
        messageSentByID: null,
      })
      const asking = (await world.messages(convoID)).find(({ messageBody }) => messageBody.includes(paymentKey))!
      expect(asking).toMatchObject({ messageOrigin: 'schedule', messageAutomatic: true })
      await world.reaches(asking, 'delivered')
      await pay(paymentKey)
      if (turn < 3) {
        const next = { turn: turn + 1, day: addDays(today(), 7), amount: 50 }
        await expect.poll(async () => (await fetched(planID)).plan.planNext, PATIENCE).toEqual(next)
        await weekPasses(planID)
      }
    }
    await becomes(planID, 'done', null)
    expect(await requestsTo(phone)).toHaveLength(3)
    expect((await world.convo({ custID, convoID, phone })).convoUnread).toBe(0)
  })

  test('a layaway’s turns add up to its total, and it is done once all of it is paid', async () => {
    const { custID } = await world.contactAbroad()
    const { planID, planAmount } = await save(terms(custID, { ...layaway, planTickets: ['10233'] }))
    expect(planAmount).toBe(33.33)
    const amounts = [33.33, 33.33, 33.34]
    for (const [at, amount] of amounts.entries()) {
      await turnIs(planID, ...amounts.slice(0, at).map(() => 'paid'), 'open')
      const { plan, ahead } = await fetched(planID)
      expect(plan.planLeft).toBeCloseTo(100 - 33.33 * at, 2)
      expect(ahead.map((one) => one.amount)).toEqual(amounts.slice(at + 1))
      const paymentKey = await lastKey(planID)
      // What is paid toward a ticket may be interest.
      expect(await payment(paymentKey)).toMatchObject({ paymentAmount: amount, paymentMode: 'debit-only' })
      await owner('payments/mark-paid', { paymentKey })
      if (at < 2) {
        await expect.poll(async () => (await fetched(planID)).plan.planNext?.turn, PATIENCE).toBe(at + 2)
        await weekPasses(planID)
      }
    }
    await becomes(planID, 'done', 'paid-up')
    expect((await fetched(planID)).plan).toMatchObject({ planPaid: 100, planLeft: 0, planTurnsPaid: 3 })
  })

  test('a refund is taken off, and comes with the last turn', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, { ...layaway, planCount: 2 }))
    await turnIs(planID, 'open')
    const paymentKey = await lastKey(planID)
    await pay(paymentKey)
    const next = async () => (await fetched(planID)).plan.planNext?.amount
    await expect.poll(next, PATIENCE).toBe(50)
    await owner('payments/refund', { paymentKey, amount: 50, reason: 'Wrong card', idempotencyKey: randomUUID() })
    await expect.poll(next, PATIENCE).toBe(100)
    expect((await fetched(planID)).plan).toMatchObject({ planPaid: 0, planLeft: 100, planTurnsPaid: 1 })
  })

  test('paying the rest early ends a layaway; never while another request of it is open', async () => {
    const { custID, convoID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, layaway))
    await turnIs(planID, 'open')
    const payEarly = async (paymentAmount: number, more: object = {}) => {
      const payment = { paymentAmount, paymentMemo: 'The rest', paymentMode: 'any', planID, ...more } as const
      return (await clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })).payment
    }
    await expect(payEarly(66.67)).rejects.toMatchObject({ status: 409, code: 'plan_state' })
    await pay(await lastKey(planID))
    await expect.poll(async () => (await fetched(planID)).plan.planNext?.turn, PATIENCE).toBe(2)
    await expect(payEarly(66.68)).rejects.toMatchObject({
      fields: { 'payment.paymentAmount': 'Only $66.67 is left' },
    })
    const other = await save(terms((await world.contactAbroad()).custID, later()))
    await expect(payEarly(5, { planID: other.planID })).rejects.toMatchObject({
      fields: { 'payment.planID': 'This plan is another customer’s' },
    })
    const elsewhere = await save(terms(custID, { ...later(), storeID: STORE.prospect }))
    await expect(payEarly(5, { planID: elsewhere.planID })).rejects.toMatchObject({
      fields: { 'payment.planID': expect.stringMatching(/another/) },
    })
    const { paymentKey, paymentPlan } = await payEarly(66.67)
    expect(paymentPlan).toEqual({ planID, turn: null, progress: '1 of 3, $66.67 left' })
    expect(await fetched(planID)).toMatchObject({ plan: { planNext: null }, ahead: [] })
    await pay(paymentKey)
    await becomes(planID, 'done', 'paid-up')
    expect((await fetched(planID)).plan).toMatchObject({ planPaid: 100, planTurnsPaid: 1 })
    await expect(payEarly(1)).rejects.toMatchObject({ code: 'plan_state' })
  })

  test('three unpaid requests in a row stop it', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, { planCount: 10 }))
    const news = await eventsSince(world.connection, COMPANY.goldenPledge)
    for (const expired of [[], ['expired'], ['expired', 'expired']]) {
      await turnIs(planID, ...expired, 'open')
      await weekPasses(planID)
    }
    await becomes(planID, 'stopped', 'three-expired')
    expect(await statesOf(planID)).toEqual(['expired', 'expired', 'expired'])
    expect((await news()).filter(({ event }) => event === 'reload_plans').length).toBeGreaterThan(2)
    const { activity } = await owner('settings/activity/list', { search: { action: 'plan-stop' } })
    expect(activity[0]!.detail).toEqual({ cause: 'three-expired' })
    const refused = { status: 409, code: 'plan_state' }
    for (const act of ['pause', 'resume', 'cancel'] as const)
      await expect(clerk(`payments/schedules/${act}`, { planID })).rejects.toMatchObject(refused)
    expect((await refusalOf(save({ ...terms(custID), planID }))).message).toBe(
      'This plan was stopped because three requests in a row went unpaid. It can’t be changed.',
    )
  })

  test.each(['STOP', 'block', 'no messages about loans'])('%s stops it, and no text leaves', async (how) => {
    const { custID, phone } = await world.contactAbroad()
    const { planID } = await save(terms(custID, later()))
    if (how === 'STOP') await world.write(phone, 'STOP')
    else if (how === 'block') await owner('customers/block', { customerID: custID })
    else await clerk('customers/conversation/opt-out', { convoID: (await convoOf(custID)).convoID })
    await expect
      .poll(async () => {
        await comesRound()
        return (await fetched(planID)).plan.planStatus
      }, PATIENCE)
      .toBe('stopped')
    expect((await fetched(planID)).plan.planStopCause).toBe(how === 'block' ? 'blocked' : 'opted-out')
    expect(await requestsTo(phone)).toEqual([])
    // Nor can a new one be made.
    await expect(save(terms(custID))).rejects.toMatchObject({
      status: 409,
      code: how === 'block' ? 'customer_blocked' : 'opted_out',
    })
  })
  const convoOf = async (custID: number) =>
    (await clerk('customers/conversation/start', { custID, storeID: world.storeID })).convo

  test('at night it waits for the morning', async () => {
    await itIs(3)
    const { custID, phone } = await world.contactAbroad()
    const { planID } = await save(terms(custID))
    const due = async () =>
      (await db().selectFrom('plans').select('dueAt').where('planID', '=', planID).executeTakeFirstOrThrow()).dueAt!
    await expect.poll(async () => (await due()) > Date.now(), PATIENCE).toBe(true)
    expect(localDay(await due(), zone)).toBe(today())
    expect(await fetched(planID)).toMatchObject({ turns: [], plan: { planNext: { turn: 1, day: today() } } })
    expect(await requestsTo(phone)).toEqual([])
    await itIs(12)
    await db().updateTable('plans').set({ dueAt: 0, nextDay: today() }).where('planID', '=', planID).execute()
    await comesRound()
    await turnIs(planID, 'open')
  })

  test('a text taken back when quiet hours begin is sent in the morning, for the same request', async () => {
    const { custID, phone, convoID } = await world.contactAbroad()
    const { planID } = await save(terms(custID))
    await turnIs(planID, 'open')
    const paymentKey = await lastKey(planID)
    const [asking] = (await world.messages(convoID)).filter(({ messageBody }) => messageBody.includes(paymentKey))
    await world.reaches(asking!, 'delivered')
    // As the send gate leaves it.
    await db().updateTable('payments').set({ messageID: null }).where('paymentKey', '=', paymentKey).execute()
    await db().updateTable('plans').set({ dueAt: 0 }).where('planID', '=', planID).execute()
    await comesRound()
    await expect
      .poll(async () => (await requestsTo(phone)).filter(({ body }) => body.includes(paymentKey)).length, PATIENCE)
      .toBe(2)
    expect(await statesOf(planID)).toEqual(['open'])
    expect((await payment(paymentKey)).messageID).not.toBeNull()
  })

  test('is paused, resumed and canceled; each act once', async () => {
    const { custID } = await world.contactAbroad()
    const { planID, planVersion } = await save(terms(custID, later()))
    const news = await eventsSince(world.connection, COMPANY.goldenPledge)
    const paused = (await clerk('payments/schedules/pause', { planID })).plan
    expect(paused).toMatchObject({ planStatus: 'paused', planNext: null })
    await clerk('payments/schedules/pause', { planID })
    const resumed = (await clerk('payments/schedules/resume', { planID })).plan
    expect(resumed).toMatchObject({
      planStatus: 'active',
      planNext: { turn: 1, day: addDays(today(), 5) },
      planVersion,
    })
    const canceled = (await clerk('payments/schedules/cancel', { planID })).plan
    expect(canceled).toMatchObject({ planStatus: 'canceled', planStopCause: 'by-staff', planNext: null })
    expect((await clerk('payments/schedules/cancel', { planID })).plan).toEqual(canceled)
    const told = (await news()).filter(
      ({ event, data }) => event === 'reload_plans' && (data as { planID: number }).planID === planID,
    )
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(told.every(({ storeID }) => storeID === world.storeID)).toBe(true)
  })

  test('is resumed while its request is open: nothing else is asked for, and its day stays', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID))
    await turnIs(planID, 'open')
    const day = () => db().selectFrom('plans').select('nextDay').where('planID', '=', planID).executeTakeFirstOrThrow()
    const before = await day()
    await clerk('payments/schedules/pause', { planID })
    expect((await clerk('payments/schedules/resume', { planID })).plan).toMatchObject({ planNext: null })
    expect(await day()).toEqual(before)
    expect(await statesOf(planID)).toEqual(['open'])
  })

  test('asks for nothing while the company’s add-on for plans is off', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, later()))
    const company = () => db().updateTable('companies').where('companyID', '=', COMPANY.goldenPledge)
    const { features } = await db()
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    const without = (JSON.parse(features) as string[]).filter((name) => name !== 'paymentscheduler')
    await company()
      .set({ features: JSON.stringify(without) })
      .execute()
    const ofPlan = () => db().updateTable('plans').where('planID', '=', planID)
    await ofPlan().set({ nextDay: today(), planStart: today(), dueAt: 0 }).execute()
    await comesRound()
    const dueAt = async () =>
      (await db().selectFrom('plans').select('dueAt').where('planID', '=', planID).executeTakeFirstOrThrow()).dueAt
    await expect.poll(dueAt, PATIENCE).toBeGreaterThan(Date.now())
    await company().set({ features }).execute()
    expect(await statesOf(planID)).toEqual([])
    await ofPlan().set({ dueAt: 0 }).execute()
    await comesRound()
    await turnIs(planID, 'open')
  })

  test('is changed as a whole: the next turn follows; its customer, store and kind stay', async () => {
    const { custID } = await world.contactAbroad()
    const other = await world.contactAbroad()
    const made = await save(terms(custID, later()))
    const { planID, planVersion } = made
    const start = addDays(today(), 9)
    const changed = await save(
      { ...terms(custID), planID, planAmount: 75, planStart: start, planTickets: ['#10233', '10233'] },
      { expectedVersion: planVersion },
    )
    expect(changed).toMatchObject({
      planVersion: planVersion + 1,
      planTickets: ['#10233'],
      planNext: { turn: 1, day: start, amount: 75 },
    })
    await expect(save({ ...terms(custID), planID }, { expectedVersion: planVersion })).rejects.toMatchObject({
      code: 'conflict',
    })
    const foreign = { custID: other.custID, storeID: STORE.lake, planKind: 'once', planCount: 1 } as const
    const changing = owner('payments/schedules/save', { plan: { ...terms(custID), planID, ...foreign } })
    await expect(changing).rejects.toMatchObject({
      status: 400,
      fields: {
        'plan.custID': 'A plan’s customer can’t be changed. Make a new plan.',
        'plan.storeID': 'A plan’s store can’t be changed. Make a new plan.',
        'plan.planKind': 'A plan’s kind can’t be changed. Make a new plan.',
      },
    })
    // Its start may have passed, as long as it stays.
    const past = addDays(today(), -9)
    await db().updateTable('plans').set({ planStart: past }).where('planID', '=', planID).execute()
    const begun = { ...terms(custID), planID, planMemo: 'Silver chain' }
    expect(await save({ ...begun, planStart: past })).toMatchObject({ planStart: past, planMemo: 'Silver chain' })
    await expect(save({ ...begun, planStart: addDays(past, 1) })).rejects.toMatchObject({
      fields: { 'plan.planStart': expect.any(String) },
    })
    await expect(save({ ...terms(custID), planCount: 53, planStart: '2026-02-30' })).rejects.toMatchObject({
      fields: { 'plan.planStart': 'There is no such day' },
    })
    await expect(save({ ...terms(custID), planCount: 53 })).rejects.toMatchObject({
      fields: { 'plan.planCount': 'From 1 to 52 payments' },
    })
  })
})
