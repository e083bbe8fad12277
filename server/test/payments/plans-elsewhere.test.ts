import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { exported } from '../exports/export-file.ts'
import { PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { refusalOf } from './pay-world.ts'
import { planActs } from './plan-acts.ts'

describe.each(ENGINES)('payment plans elsewhere, on %s', (database) => {
  let world: TextWorld
  let owner: CallClient
  let clerk: CallClient
  let zone: string
  const { db, today, terms, layaway, later, save, fetched, turnIs, comesRound, lastKey, pay, payment, weekPasses } =
    planActs(() => ({ world, clerk, zone }))
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
  test('are on the calendar and on the pages of their payments', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, { ...layaway, planCount: 2 }))
    await turnIs(planID, 'open')
    const first = await lastKey(planID)
    expect((await payment(first)).paymentPlan).toEqual({ planID, turn: 1, progress: '0 of 2, $100.00 left' })
    const page = async (language: 'en' | 'es') => world.call('pay/fetch', { paymentKey: first, language })
    expect((await page('en')).planProgress).toBe('0 of 2, $100.00 left')
    expect((await page('es')).planProgress).toBe('0 de 2, faltan $100.00')
    await pay(first)
    expect((await page('en')).planProgress).toBe('1 of 2, $50.00 left')
    expect(await (await fetch(`${world.url}/p/${first}/receipt`)).text()).toContain('1 of 2, $50.00 left')
    await expect.poll(async () => (await fetched(planID)).plan.planNext?.turn, PATIENCE).toBe(2)
    const next = addDays(today(), 7)
    const { entries } = await owner('calendar/entries/list', {
      search: { dateStart: today(), dateEnd: next, perPage: 100 },
    })
    const own = entries.filter(({ itemRefKey }) => itemRefKey?.startsWith(`plan/${planID}/`))
    expect(own.map(({ itemRefKey, itemDateStart, itemTitle }) => [itemRefKey, itemDateStart, itemTitle])).toEqual([
      [`plan/${planID}/1`, today(), 'Tester, Ana: $50.00 plan payment'],
      [`plan/${planID}/2`, next, 'Tester, Ana: $50.00 plan payment'],
    ])
    const { entry } = await owner('calendar/entries/fetch', { itemRefKey: `plan/${planID}/2` })
    expect(entry.itemDateStart).toBe(next)
    await clerk('payments/schedules/cancel', { planID })
    await expect(owner('calendar/entries/fetch', { itemRefKey: `plan/${planID}/2` })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('ask on another day if theirs is closed, and on their own if it opens after all', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, later()))
    const nextDay = async () => (await fetched(planID)).plan.planNext?.day ?? ''
    await comesRound()
    const day = await nextDay()
    const closure = { storeID: world.storeID, day, opens: null, closes: null }
    const { closures } = await owner('settings/stores/closures/save', { closure })
    await comesRound()
    await expect.poll(async () => (await nextDay()) > day, PATIENCE).toBe(true)
    const { closureID } = closures.find((one) => one.day === day && one.storeID === world.storeID)!
    await owner('settings/stores/closures/save', { closure: { closureID, deleteClosure: true } })
    await comesRound()
    await expect.poll(nextDay, PATIENCE).toBe(day)
  })

  test('are listed: the next first, ended ones last, by status, customer and words', async () => {
    const { custID } = await world.contactAbroad()
    const ids: number[] = []
    for (const days of [8, 3, 5]) ids.push((await save(terms(custID, { planStart: addDays(today(), days) }))).planID)
    const [last, first, middle] = ids as [number, number, number]
    await clerk('payments/schedules/cancel', { planID: first })
    const list = async (search: object) =>
      (await clerk('payments/schedules/list', { search })).plans.map(({ planID }) => planID)
    expect(await list({ custID })).toEqual([middle, last, first])
    expect(await list({ custID, status: 'active' })).toEqual([middle, last])
    expect(await list({ custID, filter: 'gold tester' })).toEqual([])
    expect(await list({ custID, filter: 'GOLD' })).toEqual([middle, last, first])
    expect(await list({ custID, filter: 'Tester, Ana' })).toEqual([middle, last, first])
    const page = await clerk('payments/schedules/list', { search: { custID, perPage: 2 } })
    expect(page.count).toBe(3)
    expect(await list({ custID, perPage: 2, cursor: page.nextCursor! })).toEqual([first])
  })

  test('are the same in a file as on screen, and hold no card number', async () => {
    const { custID, phone } = await world.contactAbroad()
    const given = { ...layaway, planCount: 2, planTickets: ['P7', 'P8'], planMemo: 'Ring 4000 0566 5566 5556' }
    const { planID, planMemo } = await save(terms(custID, given))
    expect(planMemo).not.toContain('0566')
    await turnIs(planID, 'open')
    await pay(await lastKey(planID))
    await expect.poll(async () => (await fetched(planID)).plan.planNext?.turn, PATIENCE).toBe(2)
    const [row] = await exported(world, 'plans', { custID }, await world.signIn('owner'))
    expect(row).toEqual({
      Plan: String(planID),
      Store: expect.stringContaining('Golden Pledge') as string,
      'Last name': 'Tester',
      'First name': 'Ana',
      // A spreadsheet would take it for a formula.
      Phone: `'${formatPhone(phone)}`,
      Kind: 'Layaway',
      Status: 'Active',
      Reason: '',
      Memo: planMemo,
      Tickets: 'P7, P8',
      'Each payment': '50.00',
      Interval: 'Every week',
      Payments: '2',
      'Paid payments': '1',
      Total: '100.00',
      Paid: '50.00',
      Left: '50.00',
      Start: today(),
      Next: addDays(today(), 7),
      Created: expect.stringContaining(today()) as string,
      'Created by': 'Dana',
      'Time zone': zone,
    })
  })

  test('count a payment between their turns as paid, not as a turn; and only refunds that were made', async () => {
    const { custID, convoID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, layaway))
    await turnIs(planID, 'open')
    const first = await lastKey(planID)
    await pay(first)
    await expect.poll(async () => (await fetched(planID)).plan.planNext?.turn, PATIENCE).toBe(2)
    const early = { paymentAmount: 10, paymentMemo: 'Early', paymentMode: 'any', planID } as const
    const { payment } = await clerk('payments/send', { convoID, payment: early, clientMessageID: 'early' })
    await pay(payment.paymentKey)
    const ahead = async () => (await fetched(planID)).ahead.map(({ turn, amount }) => [turn, amount])
    await expect.poll(ahead, PATIENCE).toEqual([
      [2, 33.33],
      [3, 23.34],
    ])
    await owner('payments/refund', { paymentKey: first, amount: 10, reason: 'Too much', idempotencyKey: 'too-much' })
    const paid = async () => (await fetched(planID)).plan.planPaid
    expect(await paid()).toBe(33.33)
    const paymentID = db().selectFrom('payments').select('paymentID').where('paymentKey', '=', first)
    for (const [row, sum] of [
      [{ automatic: 1 }, 43.33],
      [{ automatic: 0, state: 'error' }, 43.33],
      [{ state: 'canceled' }, 43.33],
      [{ state: 'approved' }, 33.33],
    ] as const) {
      await db().updateTable('payment_refunds').set(row).where('paymentID', '=', paymentID).execute()
      expect([row, await paid()]).toEqual([row, sum])
    }
  })

  test('go with their customer in a merge, and come back when it is undone', async () => {
    const [kept, merged] = [await world.contactAbroad(), await world.contactAbroad()]
    const { planID } = await save(terms(merged.custID))
    await turnIs(planID, 'open')
    const { mergeID } = await owner('customers/merge', { keptID: kept.custID, mergedID: merged.custID })
    expect((await fetched(planID)).plan.custID).toBe(kept.custID)
    await pay(await lastKey(planID))
    await expect.poll(async () => (await fetched(planID)).plan.planNext?.turn, PATIENCE).toBe(2)
    await weekPasses(planID)
    await turnIs(planID, 'paid', 'open')
    await owner('customers/unmerge', { mergeID })
    expect((await fetched(planID)).plan.custID).toBe(merged.custID)
  })

  test('end when their customer is erased', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, later()))
    await owner('customers/erase', { customerID: custID, confirmName: 'Tester, Ana' })
    expect((await fetched(planID)).plan).toMatchObject({
      planStatus: 'stopped',
      planStopCause: 'erased',
      planNext: null,
    })
  })

  test('keep their store open', async () => {
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, later()))
    const refusal = await refusalOf(
      owner('stores/save', { store: { storeID: world.storeID, storeEnabled: false } } as never),
    )
    expect(refusal).toMatchObject({ status: 409, code: 'store_in_use' })
    expect(refusal.message).toMatch(/payment plans? that ha(?:s|ve)n’t ended/)
    await clerk('payments/schedules/cancel', { planID })
  })

  test('ask for nothing while their company is suspended, and go on afterwards', async () => {
    const support = await world.signIn('support@xd.test')
    const suspend = (suspended: boolean) =>
      support('admin/companies/save', { company: { companyID: COMPANY.goldenPledge, suspended } })
    const { custID } = await world.contactAbroad()
    const { planID } = await save(terms(custID, later()))
    const due = db().selectFrom('plans').select('dueAt').where('planID', '=', planID)
    // It was handled, and waits until its day.
    await expect.poll(async () => (await due.executeTakeFirstOrThrow()).dueAt! > Date.now(), PATIENCE).toBe(true)
    await suspend(true)
    const plan = db().updateTable('plans').where('planID', '=', planID)
    await plan.set({ nextDay: today(), dueAt: 0 }).execute()
    await comesRound()
    await comesRound()
    const turns = db().selectFrom('plan_turns').selectAll().where('planID', '=', planID)
    expect(await turns.execute()).toEqual([])
    await suspend(false)
    clerk = await world.signIn('clerk')
    owner = await world.signIn('owner')
    await comesRound()
    await turnIs(planID, 'open')
  })
})
