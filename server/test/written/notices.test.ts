import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { textDate } from '@xd/core/domain/hours/store-clock.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from '../notices/notice-world.ts'
import { writes } from './written.ts'

describe('what notices write', () => {
  let world: NoticeWorld
  const zone = zoneWhereItIs(12)
  const today = localDay(Date.now(), zone)
  beforeEach(async () => {
    world = await noticeWorld()
    await world.getsPhone()
  })
  afterEach(() => world.close())

  test('a file, a letter, a call, and the ladder of a night', async () => {
    const { clerk, storeID } = world
    const owner = await world.signIn('owner')
    await owner('settings/notices/save', {
      settings: { storeID, noticeLaw: 'california', ladderOn: true, steps: [{ step: 'due-3', on: true }] },
    })
    const db = world.connection.writes
    await db.deleteFrom('tickets').execute()
    await db.deleteFrom('jobs').where('kind', 'in', ['run-notices', 'send-message']).execute()
    const numbers = [world.newNumber(), world.newNumber(), world.newNumber('0003'), world.newNumber()]
    const [ada, ed, lan, nia] = numbers as [string, string, string, string]
    const refuser = await clerk('customers/save', {
      customer: { custPhone: nia, custFirstName: 'Nia', custLastName: 'No' },
    })
    await clerk('customers/consent/save', { custID: refuser.custID, consentKind: 'service', given: false })
    const dayIn = (days: number, language: 'en' | 'es') => textDate(Date.now() + days * DAY_MS, zone, language)
    const { does, runs } = await writes(world, 'notices', {
      zone,
      known: {
        ada: ada.slice(1),
        ed: ed.slice(1),
        lan: lan.slice(1),
        nia: nia.slice(1),
        'in 3 days': dayIn(3, 'en'),
        'en 3 días': dayIn(3, 'es'),
        '10 days ago': dayIn(-10, 'en'),
        'in 13 days': dayIn(13, 'en'),
        'en 13 días': dayIn(13, 'es'),
      },
    })
    const leave = async () => {
      const ran = { runAt: 0, gaveUpAt: null }
      const left = () =>
        db
          .updateTable('jobs')
          .set(ran)
          .where('kind', '=', 'send-message')
          .where('leasedUntil', '=', 0)
          .returning('jobID')
      await expect.poll(async () => (await left().execute()).length, PATIENCE).toBe(0)
      const statuses = async () => (await world.statuses(batchID)).map(([status]) => status)
      await expect.poll(statuses, PATIENCE).not.toContainEqual(expect.stringMatching(/^(sending|sent)$/))
    }
    const csv_data = `Name;Phone;Ticket;Due Date;Grace Date;Amount Due;Lang
"Wren, Ada";${ada};A-1;${addDays(today, 3)};${addDays(today, 13)};120.50;Spanish
"Wren, Ada";${ada};A-2;${addDays(today, 3)};${addDays(today, 13)};80;Spanish
Ed Ash;${ed};A-3;${addDays(today, 3)};${addDays(today, 13)};$1,010.00;
Lan Line;${lan};A-4;${addDays(today, 3)};${addDays(today, 13)};10;
Nia No;${nia};A-5;${addDays(today, 3)};${addDays(today, 13)};20;
Ben Oak;213;A-6;${addDays(today, 3)};${addDays(today, 13)};10;
`
    const file = { csv_data, filename: 'due.csv', storeID, kind: 'due-soon' } as const
    let batchID = 0
    await does('a file is looked at', () => clerk('notices/import', { ...file, dryRun: true }))
    await does('it is imported', async () => {
      const answer = await clerk('notices/import', file)
      ;({ batchID } = answer.batch!)
      return answer
    })
    await does('what it would do', () => clerk('notices/preview-batch', { batchID }))
    await does('it is sent', () => clerk('notices/send-batch', { batchID }))
    await runs('it runs', 'run-notices')
    await does('its texts leave', leave)
    await runs('it ends', 'run-notices')
    await does('the batch', () => world.details(batchID))
    const noticeTo1 = async (phone: string) =>
      (await world.details(batchID)).notices.find(({ address }) => address === phone)!.noticeID
    await does('a customer answers', () => world.write(ed, 'I will come'))
    const noticeID = await noticeTo1(lan)
    await does('a call, to voicemail', () => clerk('notices/record-call', { noticeID, outcome: 'voicemail' }))
    await does('another, and reached', () => owner('notices/record-call', { noticeID, outcome: 'reached' }))

    const past = {
      number: 'P-1',
      loanDate: addDays(today, -40),
      dueDate: addDays(today, -10),
      graceDate: addDays(today, 13),
      amountDue: 60,
    }
    await does('a batch that the law requires', async () => {
      const notice = noticeTo(null, 'Lee Paper', { postalAddress: null, tickets: [past] })
      ;({ batchID } = (await world.push({
        kind: 'past-due',
        batchExternalID: 'b-1',
        notices: [{ ...notice, noticeExternalID: 'n-1', customerNumber: 'c-1' }],
      })) as { batchID: number })
    })
    await does('the owner sends it', () => owner('notices/send-batch', { batchID }))
    await runs('it becomes a letter', 'run-notices')
    const [letter] = (await world.details(batchID)).notices
    await does('its address', () =>
      clerk('notices/give-address', {
        noticeID: letter!.noticeID,
        custStreet: ' 12 Main St ',
        custCity: 'Reno',
        custState: 'nv',
        custZIP: '89501',
      }),
    )
    await does('it is mailed', () =>
      clerk('notices/mark-mailed', {
        noticeIDs: [letter!.noticeID],
        mailedOn: asLocalDay(today)!,
        trackingNumber: ' 9400 1 ',
      }),
    )
    await does('a batch that is canceled', async () => {
      const { batchID: made } = await clerk('notices/import', {
        ...file,
        filename: 'more.csv',
        csv_data: csv_data.replaceAll('A-', 'B-'),
      }).then(({ batch }) => batch!)
      return owner('notices/cancel-batch', { batchID: made })
    })

    const { custID } = await world.contactAbroad()
    const ticket = { storeID, custID, ticketDueDate: addDays(today, 3), ticketGraceDate: addDays(today, 13) }
    await db
      .insertInto('tickets')
      .values([
        bookedTicket({ ...ticket, ticketNumber: 'L-1' }),
        bookedTicket({ ...ticket, ticketNumber: 'L-2', custID: refuser.custID }),
        bookedTicket({ ...ticket, ticketNumber: 'L-3', ticketDueDate: addDays(today, 2) }),
      ])
      .execute()
    // The server’s own round may have planned this day before it had tickets.
    await db.updateTable('notice_settings').set({ plannedDay: null }).execute()
    await runs('the ladder', 'plan-ladder')
    await runs('the ladder again', 'plan-ladder')
  })
})
