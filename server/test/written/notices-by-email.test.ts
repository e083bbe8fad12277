import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { storeDate } from '@xd/core/domain/hours/store-clock.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { mailsIn } from '../email/mails-in.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from '../notices/notice-world.ts'
import { writes } from './written.ts'

describe('what notices by email write', () => {
  let world: NoticeWorld
  /** No text may leave now; emails may. */
  const zone = zoneWhereItIs(3)
  const today = localDay(Date.now(), zone)
  beforeEach(async () => {
    world = await noticeWorld()
    await world.hour(3)
    await world.getsPhone()
  })
  afterEach(() => world.close())

  test('at night, in two languages, one a day, and one that comes back', async () => {
    const { clerk } = world
    const db = world.connection.writes
    const addresses = ['ada@mail.test', 'eva@mail.test', 'bounce@mail.test', 'ty@mail.test']
    const phones = addresses.map(() => world.newNumber())
    await db.deleteFrom('jobs').where('kind', 'in', ['run-notices', 'send-message']).execute()
    const day = (days: number, language: 'en' | 'es') => storeDate(Date.now() + days * DAY_MS, zone, language)
    const { does, runs } = await writes(world, 'notices-by-email', {
      zone,
      known: {
        ...Object.fromEntries(phones.map((phone, i) => [`phone ${i + 1}`, phone.slice(1)])),
        'in 3 days': day(3, 'en'),
        'en 3 días': day(3, 'es'),
        'in 13 days': day(13, 'en'),
        'en 13 días': day(13, 'es'),
      },
    })
    const ticket = (number: string, amountDue = 120.5) => ({
      number,
      loanDate: addDays(today, -30),
      dueDate: addDays(today, 3),
      graceDate: addDays(today, 13),
      amountDue,
    })
    const notice = (i: number, name: string, tickets: readonly object[], more: object = {}) =>
      noticeTo(phones[i]!, name, {
        email: addresses[i],
        noticeExternalID: `n-${i}`,
        customerNumber: `c-${i}`,
        tickets,
        ...more,
      })
    const push = (batchExternalID: string, notices: readonly object[]) => async () => {
      const answer = await world.push({ kind: 'due-soon', batchExternalID, notices })
      batchID = answer.batchID!
      return answer
    }
    const leave = async () => {
      const ran = { runAt: 0, gaveUpAt: null }
      const waiting = db.updateTable('jobs').set(ran).where('kind', '=', 'send-message').where('leasedUntil', '=', 0)
      await expect.poll(async () => (await waiting.returning('jobID').execute()).length, PATIENCE).toBe(0)
      const statuses = async () => (await world.statuses(batchID)).map(([status]) => status)
      await expect.poll(statuses, PATIENCE).toEqual(['sent', 'sent', 'failed', 'held'])
      const left = () => db.selectFrom('jobs').select('jobID').where('kind', '=', 'send-message').execute()
      await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
    }
    let batchID = 0
    await does('a second batch of the day', push('e-2', [notice(0, 'Ada Wren', [ticket('E-6')])]))
    const second = batchID
    await does(
      'the first',
      push('e-1', [
        notice(0, 'Ada Wren', [ticket('E-1')]),
        notice(1, 'Eva Ruiz', [ticket('E-2'), ticket('E-3', 80)], { language: 'es' }),
        notice(2, 'Bo Back', [ticket('E-4')]),
        notice(3, 'Ty Text', [ticket('E-5')]),
      ]),
    )
    for (const [i, phone] of phones.slice(0, 3).entries())
      await db
        .updateTable('customers')
        .set({ custPhone: `+19${i}`, ...(i > 0 && { custEmail: null }) })
        .where('custPhone', '=', phone)
        .execute()
    await does('what it would do', () => clerk('notices/preview-batch', { batchID }))
    await does('it is sent', () => clerk('notices/send-batch', { batchID }))
    await runs('it runs', 'run-notices')
    await does('its emails leave', leave)
    await does('in the mailboxes', () => Promise.all(addresses.map((address) => mailsIn(world, address))))
    await does('the batch', () => world.details(batchID))
    await does('the second is sent', () => clerk('notices/send-batch', { batchID: second }))
    await db.deleteFrom('send_buckets').execute()
    await runs('it waits for tomorrow', 'run-notices')
    await does('what waits', async () => (await world.details(second)).notices)
  })
})
