import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { exported } from '../exports/export-file.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'

describe.each(ENGINES)('interest after maturity, on %s', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  let whitfield: string
  let today: LocalDay
  const law = (noticeLaw: 'california' | 'none') =>
    owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw } })
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    whitfield = (await owner('customers/fetch', { customerID: PEOPLE.whitfield.custID })).customer.custPhone
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
    await law('california')
  })
  afterAll(() => world.close())

  let numbers = 0
  const newTicket = () => `I${(numbers += 1)}`
  const due = (days: number) => addDays(today, -days)
  /** A batch of one notice, sent: by law a letter, unless the customer chose otherwise. */
  const sent = async (number: string, days: number, kind = 'past-due') => {
    const notice = noticeTo(whitfield, 'Ana Prueba', { tickets: [{ number, dueDate: due(days) }] })
    return world.sent([notice], kind)
  }
  const first = async (batchID: number) => (await world.details(batchID)).notices[0]!
  const clock = async (batchID: number) => (await first(batchID)).tickets[0]!.interest
  const mail = async (batchID: number, mailedOn: LocalDay) => {
    await world.becomes(batchID, 'attention')
    await world.cameOn(batchID, mailedOn)
    await world.clerk('notices/mark-mailed', { noticeIDs: [(await first(batchID)).noticeID], mailedOn })
  }

  it('runs until a month after the due date, and on if a letter was mailed by then', async () => {
    const batchID = await sent(newTicket(), 10)
    const noticeBy = due(-20)
    expect(await clock(batchID)).toEqual({ noticeBy, givenOn: null, noInterestFrom: null })
    await mail(batchID, due(1))
    expect(await clock(batchID)).toEqual({ noticeBy, givenOn: due(1), noInterestFrom: null })
  })

  it('ends with that month if no notice was given, and a late letter does not change it', async () => {
    const batchID = await sent(newTicket(), 40)
    const over = { noticeBy: due(10), givenOn: null, noInterestFrom: due(9) }
    expect(await clock(batchID)).toEqual(over)
    await mail(batchID, today)
    expect(await clock(batchID)).toEqual({ ...over, givenOn: today })
    const [line] = await exported(world, 'notices', { batch: batchID }, world.clerk)
    expect(line!.Interest).toBe(`No notice is on record by ${due(10)}, so no interest accrues starting ${due(9)}.`)
  })

  it('runs on if an earlier notice about the same ticket was in time', async () => {
    const number = newTicket()
    const [early, later] = [await sent(number, 40), await sent(number, 40)]
    await mail(early, due(30))
    expect(await clock(later)).toEqual({ noticeBy: due(10), givenOn: due(30), noInterestFrom: null })
    // Notices before it was due don't count.
    expect(await clock(await sent(number, 40, 'due-soon'))).toBeNull()
  })

  it('counts a text from the day it was handed over, unless it did not arrive', async () => {
    const given = async (phone: string, status: string) => {
      const notice = noticeTo(phone, 'Ana Prueba', { tickets: [{ number: newTicket(), dueDate: due(10) }] })
      const { batchID } = await world.push({ kind: 'past-due', notices: [notice] })
      const { custID } = await first(batchID!)
      await world.connection.writes
        .insertInto('electronic_choices')
        .values({
          companyID: COMPANY.goldenPledge,
          custID: custID!,
          address: phone,
          agreedAt: 1,
          askedAt: 2,
          provedAt: 3,
        })
        .execute()
      await world.clerk('notices/send-batch', { batchID: batchID! })
      await expect.poll(async () => (await first(batchID!)).noticeStatus, PATIENCE).toBe(status)
      return clock(batchID!)
    }
    expect(await given(world.newNumber(), 'delivered')).toMatchObject({ givenOn: today })
    expect(await given(world.newNumber('0003'), 'failed')).toMatchObject({ givenOn: null })
  })

  it.each([
    ['was redeemed', { ticketStatus: 'redeemed' }, 40],
    ['is due on another day by now', {}, 5],
    ['is someone else’s', { custID: PEOPLE.petrov.custID }, 40],
  ] as const)('is not shown for a ticket that %s', async (_why, change, days) => {
    const number = newTicket()
    const { custID } = PEOPLE.whitfield
    const ticket = { storeID: STORE.main, ticketNumber: number, custID, ticketDueDate: due(days), ...change }
    await world.connection.writes.insertInto('tickets').values(bookedTicket(ticket)).execute()
    expect(await clock(await sent(number, 40))).toBeNull()
  })

  it('is not shown for a ticket that was paid by a request', async () => {
    const number = newTicket()
    const batchID = await sent(number, 40)
    expect(await clock(batchID)).not.toBeNull()
    await world.connection.writes
      .updateTable('notice_tickets')
      .set({ paidAt: 1 })
      .where('ticketNumber', '=', number)
      .execute()
    expect(await clock(batchID)).toBeNull()
  })

  it('is not shown where the law has no such rule', async () => {
    const batchID = await sent(newTicket(), 40)
    await law('none')
    expect(await clock(batchID)).toBeNull()
    await law('california')
  })
})
