import { afterEach, beforeEach, describe, test } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { refusalOf } from '../payments/pay-world.ts'
import { selfWorld, type SelfWorld } from '../self-service/self-world.ts'
import { writes } from './written.ts'

const refused = async (answer: Promise<unknown>) => {
  const { code, message, fields } = await refusalOf(answer)
  return { code, message, fields }
}

describe('what customers write on their own page', () => {
  let world: SelfWorld
  const zone = zoneWhereItIs(12)
  const today = localDay(Date.now(), zone)
  beforeEach(async () => {
    world = await selfWorld()
    const db = world.connection.writes
    await db.deleteFrom('store_closures').where('companyID', '=', COMPANY.goldenPledge).execute()
    await db.updateTable('stores').set({ storeTimezone: zone }).where('storeID', '=', world.storeID).execute()
  })
  afterEach(() => world.close())

  test('in Spanish, from the code to the request', async () => {
    const ana = await world.contact('4321')
    const { custID, phone } = ana
    await world.clerk('customers/save', {
      customer: { custID, custPhone: phone, custFirstName: 'Ana', custLastName: 'Tester', custLanguage: 'es' },
    })
    const first = await world.ticket(ana, {
      ticketDueDate: addDays(today, 40),
      ticketGraceDate: addDays(today, 50),
      graceByNotice: addDays(today, 55),
    })
    const second = await world.ticket(ana, { ticketDueDate: addDays(today, 30), ticketDescription: '' })
    await world.save({ selfEnabled: true, selfShowItems: true })
    // Until when a request can be paid, and whether there is time for a reminder, depends on the day of the week.
    const { storeID } = world
    await world.connection.writes.updateTable('store_hours').set({ hoursPaymentCutoffTime: '17:45:00' }).execute()
    await world.owner('settings/reminders/save', { settings: { storeID, reminderOn: false, reminderHours: 24 } })
    const call = await world.proved(phone)
    await world.settled()
    const { does, runs } = await writes(world, 'self-service', {
      zone,
      known: { phone: phone.slice(1), first, second },
    })
    const { storeKey } = world
    const own = world.browser('127.0.0.9')
    await does('a phone asks for a code', () => own('my/start', { storeKey, phone, language: 'es' }))
    await runs('it gets one', 'text-code')
    await runs('it is sent', 'send-message')
    const code = (await world.codes(phone)).at(-1)!
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await does('a wrong code', () => refused(own('my/prove', { storeKey, phone, code: wrong, language: 'es' })))
    await does('the code', () => own('my/prove', { storeKey, phone, code, language: 'es' }))
    await does('the tickets', () => call('my/fetch', { language: 'es' }))
    await does('a question', () => call('my/ask', { ticketNumber: first, kind: 'renew', language: 'es' }))
    await does('the same question', () => call('my/ask', { ticketNumber: first, kind: 'renew', language: 'es' }))
    await does('the payment', () => call('my/pay', { ticketNumbers: [first, second], language: 'es' }))
    await does('the tickets after it', () => call('my/fetch', {}))
  })
})
