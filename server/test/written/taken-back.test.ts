import { afterEach, beforeEach, describe, test } from 'vitest'
import { storeZoneName, textDate } from '@xd/core/domain/hours/store-clock.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { HOUR, type ReminderWorld, reminderWorld } from '../reminders/reminder-world.ts'
import { writes } from './written.ts'

describe('what texts write that are taken back before they leave', () => {
  let world: ReminderWorld
  const zone = zoneWhereItIs(12)
  beforeEach(async () => {
    world = await reminderWorld({})
    await world.moveStore(zone)
  })
  afterEach(() => world.close())

  test('a reminder, and the request of a plan', async () => {
    const { clerk, owner, storeID } = world
    const db = world.db()
    const [ana, bo] = [await world.contactAbroad(), await world.contactAbroad()]
    const today = localDay(Date.now(), zone)
    await db
      .updateTable('store_hours')
      .set({ hoursPaymentCutoffTime: '23:45:00', hoursOpenTime: '00:15:00', hoursCloseTime: '23:50:00' })
      .execute()
    await db.deleteFrom('store_closures').execute()
    await owner('settings/reminders/save', { settings: { storeID, reminderOn: true, reminderHours: 3 } })
    const soon = Date.now() + 20 * 24 * HOUR
    const paymentValidBeforeLocalTZ = `${addDays(today, 20)}T12:00`
    const { does, runs } = await writes(world, 'taken-back', {
      zone,
      known: {
        'phone 1': ana.phone.slice(1),
        'phone 2': bo.phone.slice(1),
        'in 20 days': textDate(soon, zone, 'en'),
        'zone name': storeZoneName(soon, zone),
      },
    })
    const keys: string[] = []
    await does('two requests', async () => {
      for (const _ of ['one', 'two']) keys.push(await world.request(ana.convoID, { paymentValidBeforeLocalTZ }))
    })
    await db.deleteFrom('jobs').where('kind', '=', 'send-message').execute()
    const now = Date.now()
    await db
      .updateTable('payments')
      .set({ remindAt: now - 1, validBeforeAt: now + 2 * HOUR, requestedAt: now - 90 * HOUR })
      .where('paymentKey', 'in', keys)
      .execute()
    await runs('their reminders', 'remind')
    // As if both had been written at the same moment.
    const { messageAt } = await db
      .selectFrom('messages')
      .select('messageAt')
      .where('messageOrigin', '=', 'reminder')
      .where('messageBody', 'like', `%${keys[0]}%`)
      .executeTakeFirstOrThrow()
    await db.updateTable('payments').set({ remindedAt: messageAt }).where('paymentKey', 'in', keys).execute()
    await db.updateTable('messages').set({ messageAt }).where('messageOrigin', '=', 'reminder').execute()
    const second = db
      .selectFrom('messages')
      .select('messageID')
      .where('messageOrigin', '=', 'reminder')
      .where('messageBody', 'like', `%${keys[1]}%`)
    const { messageID } = await second.executeTakeFirstOrThrow()
    await db
      .deleteFrom('jobs')
      .where('kind', '=', 'send-message')
      .where('payload', 'like', `%"messageID":${messageID},%`)
      .execute()
    await owner('customers/block', { customerID: ana.custID, blocked: true })
    await runs('the customer is blocked, and one reminder is taken back', 'send-message')

    await does('a plan', async () => {
      await clerk('payments/schedules/save', {
        plan: {
          ...{ planKind: 'repeat', custID: bo.custID, storeID, planAmount: 25, planEvery: 'week', planCount: 3 },
          ...{ planStart: today, planMemo: 'Interest' },
        },
      })
    })
    await runs('its first request', 'run-plans')
    await owner('customers/block', { customerID: bo.custID, blocked: true })
    await runs('the customer is blocked, and its text is taken back', 'send-message')
    await runs('the plan ends', 'run-plans')
  })
})
