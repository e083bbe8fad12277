import { afterEach, beforeEach, describe, test } from 'vitest'
import { storeZoneName, textDate } from '@xd/core/domain/hours/store-clock.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import type { Contact } from '../messaging/text-world.ts'
import { HOUR, type ReminderWorld, reminderWorld } from '../reminders/reminder-world.ts'
import { writes } from './written.ts'

describe('what reminders write', () => {
  let world: ReminderWorld
  const zone = zoneWhereItIs(12)
  beforeEach(async () => {
    world = await reminderWorld({})
    await world.moveStore(zone)
  })
  afterEach(() => world.close())

  test('one that is sent, in two languages, and those that are not', async () => {
    const { clerk, owner, storeID } = world
    const db = world.db()
    const people: Contact[] = []
    for (let i = 0; i < 4; i += 1) people.push(await world.contactAbroad())
    const [ana, eva, bo, ty] = people as [Contact, Contact, Contact, Contact]
    await db.updateTable('customers').set({ custLanguage: 'es' }).where('custID', '=', eva.custID).execute()
    await owner('settings/reminders/save', { settings: { storeID, reminderOn: false, reminderHours: 5 } })
    await db.deleteFrom('jobs').where('kind', 'in', ['remind', 'send-message']).execute()
    const today = localDay(Date.now(), zone)
    const paymentValidBeforeLocalTZ = `${addDays(today, 20)}T12:00`
    const soon = Date.now() + 20 * DAY_MS
    const { does, runs } = await writes(world, 'reminders', {
      zone,
      known: {
        ...Object.fromEntries(people.map(({ phone }, i) => [`phone ${i + 1}`, phone.slice(1)])),
        'in 20 days': textDate(soon, zone, 'en'),
        'en 20 días': textDate(soon, zone, 'es'),
        'zone name': storeZoneName(soon, zone),
      },
    })
    await does('a store turns reminders on', () =>
      owner('settings/reminders/save', { settings: { storeID, reminderOn: true, reminderHours: 3 } }),
    )
    await does('in its own words', () =>
      owner('settings/reminders/save', {
        settings: { storeID, reminderTextES: 'Hola de [STORE_NAME]: debe [AMOUNT]. [LINK]' },
      }),
    )
    const keys = new Map<Contact, string>()
    const asks =
      (who: Contact, more: object = {}) =>
      async () =>
        void keys.set(who, await world.request(who.convoID, { paymentValidBeforeLocalTZ, ...more }))
    /** Two hours are left, and the request was made days ago. */
    const comesDue = async (who: Contact, left = 2 * HOUR) => {
      const now = Date.now()
      await db
        .updateTable('payments')
        .set({ remindAt: now - 1, validBeforeAt: now + left, requestedAt: now - 90 * HOUR })
        .where('paymentKey', '=', keys.get(who)!)
        .execute()
    }
    await does('a request', asks(ana))
    await comesDue(ana)
    await runs('its reminder', 'remind')
    await does('a request to a Spanish customer', asks(eva))
    await comesDue(eva)
    await runs('its reminder in Spanish', 'remind')
    await does('a request about a ticket', asks(bo, { paymentTicketList: '10233' }))
    await comesDue(bo, 20 * 24 * HOUR)
    let promiseID = 0
    await does('a promise about it', async () => {
      const { custID } = bo
      const promise = {
        custID,
        storeID,
        promiseDay: addDays(today, 9),
        promiseTickets: ['10233'],
        promiseSource: 'call',
      } as const
      ;({ promiseID } = (await clerk('customers/promises/save', { promise })).promise)
    })
    await runs('its reminder waits for the promise', 'remind')
    await does('the promise is withdrawn', () =>
      clerk('customers/promises/close', { promiseID, promiseStatus: 'withdrawn' }),
    )
    await runs('its reminder is due later', 'remind')
    await comesDue(bo)
    await runs('its reminder goes', 'remind')
    await does('a request that is answered', asks(ty))
    await does('by this text', () => world.write(ty.phone, 'I will pay on Friday'))
    await comesDue(ty)
    await runs('no reminder of it', 'remind')
    await does('reminders are turned off', () =>
      owner('settings/reminders/save', { settings: { storeID, reminderOn: false } }),
    )
    await does('a request without a reminder', asks(ana))
  })
})
