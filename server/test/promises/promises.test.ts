import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOfWeek } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { localDateTime, localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, STORE, USER } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type Person, type PromiseWorld, promiseWorld } from './promise-world.ts'

const GOOD_CARD = '4000056655665556'

describe.each(ENGINES)('a promise to pay, on %s', (database) => {
  let world: PromiseWorld
  let { owner, db, inDays, person, promise, of, statuses, red, asks, pays, comesDue, isBroken } = {} as PromiseWorld
  beforeAll(async () => {
    world = await promiseWorld({ database })
    ;({ owner, db, inDays, person, promise, of, statuses, red, asks, pays, comesDue, isBroken } = world)
  })
  afterAll(() => world.close())

  const close = (promiseID: number, promiseStatus: 'kept' | 'withdrawn') =>
    world.clerk('customers/promises/close', { promiseID, promiseStatus })
  const inbox = async (who: Person, search: object = {}) =>
    (await world.clerk('inbox/list', { search: { custID: who.custID, status: 'all', ...search } })).messages
  const isRed = async (who: Person) => (await inbox(who, { promise: 'broken' })).length === 1
  const stats = async ({ custID }: Person) => (await world.clerk('customers/fetch/stats', { customerID: custID })).stats

  test('is recorded with its terms and the cutoff of its day', async () => {
    const who = await person()
    const terms = { promiseAmount: 50, promiseTickets: ['#10233', '10240'] }
    const saved = await promise(who, terms)
    expect(saved).toMatchObject({
      ...{ custID: who.custID, storeID: world.storeID, convoID: who.convoID, promiseDay: inDays(9), ...terms },
      ...{ promiseStatus: 'open', promiseSource: 'call', promiseMadeByID: USER.clerk, promiseStatusDate: null },
    })
    expect(Date.parse(saved.promiseCutoff)).toBeGreaterThan(Date.now() + 8 * DAY_MS)
    expect(await of(who)).toEqual([saved])
    // It is judged at that moment.
    const job = db().selectFrom('jobs').select('runAt').where('uniqueKey', '=', `promise/${saved.promiseID}`)
    expect(await job.execute()).toEqual([{ runAt: Date.parse(saved.promiseCutoff) }])
    const { activity } = await owner('settings/activity/list', { search: { action: 'promise-save' } })
    expect(activity[0]).toMatchObject({
      target: `customer/${who.custID}`,
      words: expect.stringMatching(/^By .*; \$50\.00; for #10233 and 10240$/),
    })
  })

  test.each([
    [{ promiseDay: '2020-01-01' }, 'promise.promiseDay', 'Choose today or a later day'],
    [{ promiseDay: '2030-02-30' }, 'promise.promiseDay', 'There is no such day'],
    [{ promiseAmount: 0 }, 'promise.promiseAmount', 'The amount must be at least $0.01'],
    [{ promiseTickets: ['what?'] }, 'promise.promiseTickets', '"what?" is not a ticket number'],
  ])('of %j is refused', async (terms, field, fault) => {
    await expect(promise(world, terms)).rejects.toMatchObject({ code: 'invalid_input', fields: { [field]: fault } })
  })

  test('of today is refused once today’s cutoff has passed', async () => {
    // Where it is not the first hour of the day.
    const zone = ['America/Los_Angeles', 'Asia/Tokyo'].find(
      (name) => localDateTime(Date.now(), name) > `${localDay(Date.now(), name)}T01:00`,
    )!
    const there = localDay(Date.now(), zone)
    const before = await db()
      .selectFrom('stores')
      .select('storeTimezone')
      .where('storeID', '=', world.storeID)
      .executeTakeFirstOrThrow()
    const hours = () =>
      db()
        .updateTable('store_hours')
        .where('storeID', '=', world.storeID)
        .where('hoursDayOfWeek', '=', dayOfWeek(there))
    const usual = await db()
      .selectFrom('store_hours')
      .selectAll()
      .where('storeID', '=', world.storeID)
      .where('hoursDayOfWeek', '=', dayOfWeek(there))
      .executeTakeFirstOrThrow()
    await db().updateTable('stores').set({ storeTimezone: zone }).where('storeID', '=', world.storeID).execute()
    await hours()
      .set({
        hoursIsOpen: 1,
        hoursOpenTime: '00:00',
        hoursCloseTime: '00:30',
        hoursPaymentCutoffTime: '00:30',
        hoursAutoReplyTime: '00:30',
      })
      .execute()
    await expect(promise(world, { promiseDay: there })).rejects.toMatchObject({
      fields: { 'promise.promiseDay': 'Today’s payment cutoff has passed. Choose a later day' },
    })
    await hours().set(usual).execute()
    await db().updateTable('stores').set(before).where('storeID', '=', world.storeID).execute()
  })

  test('is kept when payments name its tickets', async () => {
    const who = await person()
    await promise(who, { promiseTickets: ['10233', '10240'] })
    await pays(who, 5, '10233')
    expect(await statuses(who)).toEqual(['open'])
    const key = await asks(who, 5, '#10240')
    await world.pay(key, GOOD_CARD)
    expect(await of(who)).toMatchObject([{ promiseStatus: 'kept', promiseStatusByID: null }])
    expect(await stats(who)).toMatchObject({ promisesKept: 1, promisesBroken: 0 })
  })

  test('is kept when payments reach its amount; what was refunded doesn’t count', async () => {
    const who = await person()
    await promise(who, { promiseAmount: 50 })
    const first = await asks(who, 30)
    await world.pay(first, GOOD_CARD)
    await owner('payments/refund', { paymentKey: first, amount: 10, reason: 'Too much', idempotencyKey: randomUUID() })
    await pays(who, 20)
    expect(await statuses(who)).toEqual(['open'])
    await pays(who, 10)
    expect(await statuses(who)).toEqual(['kept'])
  })

  test('is kept by no payment to another store; money that was charged twice and went back counts once', async () => {
    const who = await person()
    await promise(who, { promiseAmount: 50 })
    const { convo } = await owner('customers/conversation/start', { custID: who.custID, storeID: STORE.lake })
    const payment = { paymentAmount: 60, paymentMemo: 'Interest', paymentMode: 'any' } as const
    const asked = await owner('payments/send', { convoID: convo.convoID, payment, clientMessageID: randomUUID() })
    await owner('payments/mark-paid', { paymentKey: asked.payment.paymentKey })
    const key = await asks(who, 30)
    await world.pay(key, GOOD_CARD)
    const charge = await db()
      .selectFrom('payment_attempts as a')
      .innerJoin('payments as p', 'p.paymentID', 'a.paymentID')
      .select(['a.attemptID', 'a.companyID', 'a.paymentID', 'a.gateway', 'a.amountCents', 'a.startedAt'])
      .where('p.paymentKey', '=', key)
      .executeTakeFirstOrThrow()
    const keys = { idempotencyKey: randomUUID(), gatewayKey: randomUUID() }
    const refund = { how: 'refund', reason: 'Charged twice', state: 'approved', automatic: 1 } as const
    await db()
      .insertInto('payment_refunds')
      .values({ ...charge, ...keys, ...refund, askedAt: charge.startedAt })
      .execute()
    await pays(who, 10)
    expect(await statuses(who)).toEqual(['open'])
    await pays(who, 10)
    expect(await statuses(who)).toEqual(['kept'])
  })

  test('is broken at its cutoff, once, and red until it is paid after all', async () => {
    const who = await person()
    await world.clerk('customers/conversation/messages/send', {
      ...{ convoID: who.convoID, body: 'Hello', media: [], clientMessageID: randomUUID() },
    })
    const { promiseID } = await promise(who, { promiseAmount: 50 })
    expect(await isRed(who)).toBe(false)
    await comesDue(promiseID)
    await isBroken(who)
    expect(await isRed(who)).toBe(true)
    expect((await inbox(who))[0]!.convo.convoPromiseBroken).toBe(true)
    expect(await stats(who)).toMatchObject({ promisesKept: 0, promisesBroken: 1 })
    const [{ promiseStatusDate } = { promiseStatusDate: '' }] = await of(who)
    // An expired lease: the job is there again.
    await db()
      .insertInto('jobs')
      .values({
        companyID: COMPANY.goldenPledge,
        kind: 'judge-promise',
        uniqueKey: `again/${promiseID}`,
        payload: JSON.stringify({ promiseID, storeID: world.storeID }),
        runAt: 0,
      })
      .execute()
    const left = () => db().selectFrom('jobs').select('jobID').where('uniqueKey', '=', `again/${promiseID}`).execute()
    await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
    expect((await of(who))[0]!.promiseStatusDate).toBe(promiseStatusDate)
    await pays(who, 50)
    expect([await statuses(who), await isRed(who)]).toEqual([['broken'], false])
  })

  test('is red even if the customer made another one since, which was withdrawn', async () => {
    const who = await person()
    const { promiseID } = await promise(who, { promiseTickets: ['10233'] })
    await close((await promise(who, { promiseTickets: ['10240'] })).promiseID, 'withdrawn')
    await comesDue(promiseID)
    await isBroken(who)
    expect(await red(who)).toBe(true)
  })

  test('that was paid in time is kept, even if the bank’s answer comes after the cutoff', async () => {
    const who = await person()
    const { promiseID } = await promise(who)
    await comesDue(promiseID)
    await isBroken(who)
    const key = await asks(who, 20)
    await world.pay(key, GOOD_CARD)
    expect(await statuses(who)).toEqual(['broken'])
    await db()
      .updateTable('payment_attempts')
      .set({ startedAt: Date.now() - 10 * DAY_MS })
      .where('paymentID', 'in', (eb) => eb.selectFrom('payments').select('paymentID').where('paymentKey', '=', key))
      .execute()
    await pays(who, 1)
    expect(await statuses(who)).toEqual(['kept'])
  })

  test('waits longer if its day is closed, and not if it opens after all', async () => {
    const who = await person()
    const { promiseCutoff } = await promise(who)
    const cutoff = async () => (await of(who))[0]!.promiseCutoff
    const closure = { storeID: world.storeID, day: inDays(9), opens: null, closes: null }
    const { closures } = await owner('settings/stores/closures/save', { closure })
    await expect.poll(async () => (await cutoff()) > promiseCutoff, PATIENCE).toBe(true)
    expect(await statuses(who)).toEqual(['open'])
    const { closureID } = closures.find(({ day, storeID }) => day === inDays(9) && storeID === world.storeID)!
    await owner('settings/stores/closures/save', { closure: { closureID, deleteClosure: true } })
    await expect.poll(cutoff, PATIENCE).toBe(promiseCutoff)
  })

  test('ends later once its store is in a zone farther west', async () => {
    const who = await person()
    const { promiseCutoff } = await promise(who)
    const cutoff = async () => (await of(who))[0]!.promiseCutoff
    const { stores } = await owner('stores/list', {})
    const { storeID, storeTimezone } = stores.find((store) => store.storeID === world.storeID)!
    await owner('stores/save', { store: { storeID, storeTimezone: 'Pacific/Honolulu' } })
    await expect.poll(async () => (await cutoff()) > promiseCutoff, PATIENCE).toBe(true)
    await owner('stores/save', { store: { storeID, storeTimezone } })
    await expect.poll(cutoff, PATIENCE).toBe(promiseCutoff)
  })

  test('for the same tickets takes the place of an open one, and ends the red of a broken one', async () => {
    const who = await person()
    await promise(who, { promiseTickets: ['10233', '10240'] })
    await promise(who, { promiseTickets: ['10240'] })
    await promise(who, { promiseTickets: ['10240', '#10233'] })
    expect((await statuses(who)).toSorted()).toEqual(['open', 'open', 'withdrawn'])
    const other = await person()
    const { promiseID } = await promise(other)
    await comesDue(promiseID)
    await isBroken(other)
    await promise(other)
    expect([await red(other), (await statuses(other)).toSorted()]).toEqual([false, ['broken', 'open']])
  })

  test('is closed by hand, as far as its status allows', async () => {
    const who = await person()
    const { promiseID } = await promise(who)
    expect((await close(promiseID, 'kept')).promise).toMatchObject({
      ...{ promiseStatus: 'kept', promiseStatusByID: USER.clerk },
    })
    await close(promiseID, 'kept')
    await expect(close(promiseID, 'withdrawn')).rejects.toMatchObject({
      ...{ code: 'promise_state', message: 'This promise was kept.' },
    })
    const second = await promise(who)
    await close(second.promiseID, 'withdrawn')
    const late = await person()
    const broken = await promise(late)
    await comesDue(broken.promiseID)
    await isBroken(late)
    expect(await red(late)).toBe(true)
    await close(broken.promiseID, 'kept')
    expect(await red(late)).toBe(false)
    expect(await stats(who)).toMatchObject({ promisesKept: 1, promisesBroken: 0 })
    const { activity } = await owner('settings/activity/list', { search: { action: 'promise-close' } })
    expect(activity.filter(({ target }) => target === `customer/${who.custID}`)).toHaveLength(2)
  })

  test('is announced where it changes, and exists only for users of its store', async () => {
    const who = await person()
    const since = await eventsSince(world.connection, COMPANY.goldenPledge)
    const { promiseID } = await promise(who)
    const saved = { event: 'reload_promises', data: { custID: who.custID }, storeID: world.storeID }
    expect(await since()).toContainEqual(saved)
    await comesDue(promiseID)
    const turnedRed = { event: 'reload_inbox', data: { convoID: who.convoID }, storeID: world.storeID }
    await expect.poll(since, PATIENCE).toContainEqual(turnedRed)
    const tomas = await world.signIn('tomas')
    expect((await tomas('customers/promises/list', { search: { perPage: 100 } })).promises).toEqual([])
    await expect(tomas('customers/promises/close', { promiseID, promiseStatus: 'kept' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('moves with its customer in a merge, red and all, and back; an erasure deletes it', async () => {
    const [who, kept] = [await person(), await person()]
    const { promiseID } = await promise(who)
    await comesDue(promiseID)
    await isBroken(who)
    const { mergeID } = await owner('customers/merge', { keptID: kept.custID, mergedID: who.custID })
    expect([await of(kept), await red(kept)]).toMatchObject([[{ promiseID, convoID: kept.convoID }], true])
    await owner('customers/unmerge', { mergeID })
    expect([await of(kept), await red(kept), await of(who), await red(who)]).toMatchObject([
      ...[[], false],
      ...[[{ promiseID, convoID: who.convoID }], true],
    ])
    await owner('customers/erase', { customerID: who.custID, confirmName: who.name })
    expect(await db().selectFrom('promises').select('promiseID').where('promiseID', '=', promiseID).execute()).toEqual(
      [],
    )
  })
})
