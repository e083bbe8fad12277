import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { HOUR, type ReminderWorld, reminderWorld, zoneThatIs } from './reminder-world.ts'

describe.each(ENGINES)('a reminder for a request that the customer promised to pay, on %s', (database) => {
  let world: ReminderWorld
  let storeTimezone: string
  beforeAll(async () => {
    world = await reminderWorld({ database })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    storeTimezone = zoneThatIs(false)
    await world.moveStore(storeTimezone)
    await world.owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 3 },
    })
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
    const paymentKey = await world.request(convoID, { paymentTicketList: '10233' })
    const { promiseCutoff } = await promise(convoID, ['#10233'])
    await world.comesDue(paymentKey, { left: 20 * 24 * HOUR })
    const remindAt = async () => Date.parse((await world.payment(paymentKey)).paymentRemindDate ?? '')
    await expect.poll(remindAt, PATIENCE).toBeGreaterThanOrEqual(Date.parse(promiseCutoff))
    await world.comesDue(paymentKey)
    await world.isDropped(paymentKey, 'The customer promised to pay by a later day')
    const other = await world.request(convoID, { paymentTicketList: '10240' })
    await world.comesDue(other)
    await world.isReminded(other)
  })

  test.each(['withdrawn', 'kept'] as const)('goes on at once when the promise it waited for is %s', async (ending) => {
    await world.owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 72 },
    })
    const { convoID } = await world.contactAbroad()
    const [held, dropped] = [await world.request(convoID), await world.request(convoID)]
    const { promiseID, promiseCutoff } = await promise(convoID, [], 1)
    await world.comesDue(held, { left: 71 * HOUR })
    const remindAt = async () => Date.parse((await world.payment(held)).paymentRemindDate ?? '')
    await expect.poll(remindAt, PATIENCE).toBeGreaterThanOrEqual(Date.parse(promiseCutoff))
    await world.comesDue(dropped)
    await world.isDropped(dropped, 'The customer promised to pay by a later day')
    await world.clerk('customers/promises/close', { promiseID, promiseStatus: ending })
    await world.isReminded(held)
    await world.isReminded(dropped)
    expect((await world.payment(dropped)).paymentRemindDropped).toBeNull()
  })

  test('waits for the promise that took the place of another, and not for that one', async () => {
    await world.owner('settings/reminders/save', {
      settings: { storeID: world.storeID, reminderOn: true, reminderHours: 72 },
    })
    const { convoID } = await world.contactAbroad()
    const paymentKey = await world.request(convoID)
    await promise(convoID)
    await world.comesDue(paymentKey, { left: 71 * HOUR })
    await world.isDropped(paymentKey, 'The customer promised to pay by a later day')
    const { promiseCutoff } = await promise(convoID, [], 1)
    const remindAt = async () => Date.parse((await world.payment(paymentKey)).paymentRemindDate ?? '')
    await expect.poll(remindAt, PATIENCE).toBeGreaterThanOrEqual(Date.parse(promiseCutoff))
  })
})
