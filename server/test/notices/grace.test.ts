import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeDate } from '@xd/core/domain/hours/store-clock.ts'
import { addDays, asLocalDay, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { ticketsOnDays } from '@xd/server/queries/ladder-tickets.ts'
import { ticketsAmong } from '@xd/server/queries/recipient-facts.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'
import { noticeTemplate } from './notice-template.ts'

const DUE = asLocalDay('2026-10-01')

describe.each(ENGINES)('the end of grace that a notice sets, on %s', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  /** The customers whose tickets are in the book. */
  let whitfield: string
  /** By the store’s clock. Its letters are mailed three days later. */
  let today: LocalDay
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    whitfield = (await owner('customers/fetch', { customerID: PEOPLE.whitfield.custID })).customer.custPhone
    await owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw: 'california' } })
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
  })
  afterAll(() => world.close())

  let numbers = 0
  /** A ticket of the book that is past due. */
  const booked = async (ticketGraceDate: LocalDay | null = null) => {
    const ticketNumber = `G${(numbers += 1)}`
    await world.connection.writes
      .insertInto('tickets')
      .values(
        bookedTicket({
          storeID: STORE.main,
          ticketNumber,
          custID: PEOPLE.whitfield.custID,
          ticketDueDate: DUE,
          ticketGraceDate,
        }),
      )
      .execute()
    return ticketNumber
  }
  const graceOf = async (ticketNumber: string) => {
    const { tickets } = await owner('tickets/list', { search: { filter: ticketNumber, store: STORE.main } })
    const { ticketGraceDate, graceNoticeID } = tickets.find((ticket) => ticket.ticketNumber === ticketNumber)!
    return [ticketGraceDate, graceNoticeID]
  }
  const about = (phone: string, ...tickets: string[]) =>
    noticeTo(phone, 'Ana Prueba', { tickets: tickets.map((number) => ({ number, dueDate: DUE })) })
  const mailed = (...tickets: string[]) => mailedTo(whitfield, ...tickets)
  const mailedTo = async (phone: string, ...tickets: string[]) => {
    const batchID = await world.sent([about(phone, ...tickets)], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeID } = (await world.details(batchID)).notices[0]!
    await world.clerk('notices/mark-mailed', { noticeIDs: [noticeID], mailedOn: today })
    return noticeID
  }
  const named = (day: LocalDay) => storeDate(Date.parse(`${day}T12:00:00Z`), 'UTC', 'en')

  it('is named by the first notice: the later of the book’s day and ten days after it is sent', async () => {
    const [early, late, unknown] = [await booked(addDays(today, 5)), await booked(addDays(today, 30)), await booked()]
    const letterAbout = async (number: string, kind: string, more: object = {}, phone = whitfield) => {
      const notice = noticeTo(phone, 'Ana Prueba', { tickets: [{ number, dueDate: DUE, ...more }] })
      const batchID = await world.sent([notice], kind)
      await world.becomes(batchID, 'attention')
      return (await world.details(batchID)).notices[0]!
    }
    const inTen = addDays(today, 10)
    for (const [ticket, kind, day] of [
      [early, 'past-due', inTen],
      [late, 'final', addDays(today, 30)],
      [unknown, 'final', inTen],
    ] as const) {
      const { body, tickets } = await letterAbout(ticket, kind, { graceDate: addDays(today, 2) })
      expect(body).toContain(named(day))
      expect(tickets).toMatchObject([{ graceDate: day }])
    }
    // The book's day is for the ticket's own customer.
    const stranger = world.newNumber()
    const other = await letterAbout(late, 'final', { graceDate: addDays(today, 2) }, stranger)
    expect(other.tickets).toMatchObject([{ graceDate: inTen }])
    // A notice’s last day belongs to the due date that it named.
    const renewed = await booked()
    await world.connection.writes
      .updateTable('tickets')
      .set({ graceByNotice: addDays(today, 40) })
      .where('ticketNumber', '=', renewed)
      .execute()
    expect((await letterAbout(renewed, 'final')).tickets).toMatchObject([{ graceDate: addDays(today, 40) }])
    const formerly = await letterAbout(renewed, 'final', { dueDate: addDays(DUE, -30) })
    expect(formerly.tickets).toMatchObject([{ graceDate: inTen }])
    // A ticket missing from the book has the day that its first notice set.
    const away = await letterAbout('NOWHERE-1', 'past-due', { graceDate: addDays(today, 2) }, stranger)
    await world.cameOn(away.batchID, addDays(today, -4))
    await world.clerk('notices/mark-mailed', { noticeIDs: [away.noticeID], mailedOn: addDays(today, -4) })
    const again = await letterAbout('NOWHERE-1', 'final', { graceDate: addDays(today, 2) }, stranger)
    expect(again.tickets).toMatchObject([{ graceDate: inTen }])
  })

  it('is the later of a letter’s named day and ten days after it was really mailed; a second notice changes nothing', async () => {
    const [open, early, late] = [await booked(), await booked(addDays(today, 3)), await booked(addDays(today, 30))]
    const noticeID = await mailed(open, early, late)
    expect(await graceOf(open)).toEqual([addDays(today, 10), noticeID])
    expect(await graceOf(early)).toEqual([addDays(today, 10), noticeID])
    expect(await graceOf(late)).toEqual([addDays(today, 30), noticeID])
    await mailed(open, late)
    expect(await graceOf(open)).toEqual([addDays(today, 10), noticeID])
    expect(await graceOf(late)).toEqual([addDays(today, 30), noticeID])

    // Written six days before it was mailed.
    const slow = await booked(addDays(today, 1))
    const batchID = await world.sent([about(whitfield, slow)], 'past-due')
    await world.becomes(batchID, 'attention')
    const letter = (await world.details(batchID)).notices[0]!
    await world.connection.writes
      .updateTable('notice_tickets')
      .set({ graceDate: addDays(today, 4) })
      .where('noticeID', '=', letter.noticeID)
      .execute()
    await world.clerk('notices/mark-mailed', { noticeIDs: [letter.noticeID], mailedOn: today })
    expect(await graceOf(slow)).toEqual([addDays(today, 10), letter.noticeID])

    // The calendar and the ladder's last step use it.
    const { entries } = await owner('calendar/entries/list', {
      search: { dateStart: addDays(today, 9), dateEnd: addDays(today, 11), perPage: 100 },
    })
    expect(JSON.stringify(entries)).toContain('Grace period ends: 3 tickets (Golden Pledge Main St)')
    const planned = await ticketsOnDays(
      world.connection.writes as TxDb,
      { companyID: COMPANY.goldenPledge },
      STORE.main,
      { due: [], grace: [addDays(today, 10)] },
    )
    expect(planned.map(({ ticketNumber, ticketGraceDate }) => [ticketNumber, ticketGraceDate])).toEqual(
      [open, early, slow].map((ticketNumber) => [ticketNumber, addDays(today, 10)]),
    )

    // A mailer’s list of tickets names it.
    const written = await ticketsAmong(
      world.connection.writes as TxDb,
      { companyID: COMPANY.goldenPledge },
      [PEOPLE.whitfield.custID],
      {},
    )
    expect(
      written
        .filter(({ ticketNumber }) => [open, early, late, slow].includes(ticketNumber))
        .map(({ ticketNumber, ticketGraceDate }) => [ticketNumber, ticketGraceDate])
        .sort(),
    ).toEqual([open, early, late, slow].map((number) => [number, addDays(today, number === late ? 30 : 10)]).sort())
  })

  it('is ten days after a text was handed over, and is not set if the text did not arrive', async () => {
    const [good, bad] = [await booked(), await booked()]
    const [phone, dead] = [world.newNumber(), world.newNumber('0003')]
    for (const [to, ticket] of [
      [phone, good],
      [dead, bad],
    ] as const) {
      const { batchID } = await world.push({ kind: 'past-due', notices: [about(to, ticket)] })
      const { custID } = (await world.details(batchID!)).notices[0]!
      await world.connection.writes
        .updateTable('tickets')
        .set({ custID: custID! })
        .where('ticketNumber', '=', ticket)
        .execute()
      await world.connection.writes
        .insertInto('electronic_choices')
        .values({ companyID: COMPANY.goldenPledge, custID: custID!, address: to, agreedAt: 1, askedAt: 2, provedAt: 3 })
        .execute()
      await world.clerk('notices/send-batch', { batchID: batchID! })
      await expect
        .poll(async () => (await world.details(batchID!)).notices[0]!.noticeStatus, PATIENCE)
        .toBe(ticket === good ? 'delivered' : 'failed')
    }
    expect(await graceOf(good)).toEqual([addDays(today, 10), expect.any(Number)])
    expect(await graceOf(bad)).toEqual([null, null])
  })

  it('stays when files repeat an earlier day; a later day replaces it, and a new due date ends it', async () => {
    const [quiet, said] = [await booked(), await booked(addDays(today, 2))]
    const noticeID = await mailed(quiet, said)
    const file = (titles: string, ...rows: string[]) =>
      owner('mailers/import-from-superpawn', {
        csv_data: [titles, ...rows].join('\n'),
        filename: 'book.csv',
        storeID: STORE.main,
        wholeBook: false,
      })
    const row = (ticket: string, due: string, ...more: string[]) =>
      [whitfield, ticket, due, '100', '120', 'Ring', ...more].join(',')
    await file('Phone,Ticket,Due Date,Principal,Amount Due,Description', row(quiet, DUE))
    expect(await graceOf(quiet)).toEqual([addDays(today, 10), noticeID])
    const titles = 'Phone,Ticket,Due Date,Principal,Amount Due,Description,Grace Date'
    for (let night = 0; night < 2; night += 1) {
      await file(titles, row(quiet, DUE, addDays(today, 5 + night)), row(said, DUE, addDays(today, 2)))
      expect(await graceOf(quiet)).toEqual([addDays(today, 10), noticeID])
      expect(await graceOf(said)).toEqual([addDays(today, 10), noticeID])
    }
    await file(titles, row(quiet, DUE, addDays(today, 20)), row(said, addDays(today, 60), addDays(today, 70)))
    expect(await graceOf(quiet)).toEqual([addDays(today, 20), noticeID])
    expect(await graceOf(said)).toEqual([addDays(today, 70), null])
  })

  it('is set by a notice to the ticket’s own customer, and by none to anyone else', async () => {
    const ticket = await booked()
    await mailedTo(world.newNumber(), ticket)
    expect(await graceOf(ticket)).toEqual([null, null])
    const noticeID = await mailed(ticket)
    expect(await graceOf(ticket)).toEqual([addDays(today, 10), noticeID])
  })

  it('is ten days after today once a call about its letter led to mailing it', async () => {
    const ticket = await booked()
    const batchID = await world.sent([about(whitfield, ticket)], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeID } = (await world.details(batchID)).notices[0]!
    const { notice } = await world.clerk('notices/record-call', { noticeID, outcome: 'mailed' })
    expect(notice).toMatchObject({ noticeStatus: 'mailed', mailedOn: today, calls: [{ outcome: 'mailed' }] })
    expect(await graceOf(ticket)).toEqual([addDays(today, 10), noticeID])
    expect((await world.details(batchID)).batch.batchStatus).toBe('done')
  })

  it('is not set for a ticket that is not past due on the day of the notice', async () => {
    const [past, open] = [await booked(), await booked()]
    await world.connection.writes
      .updateTable('tickets')
      .set({ ticketDueDate: today })
      .where('ticketNumber', '=', open)
      .execute()
    const tickets = [
      { number: past, dueDate: DUE },
      { number: open, dueDate: today },
    ]
    const batchID = await world.sent([noticeTo(whitfield, 'Ana Prueba', { tickets })], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeID } = (await world.details(batchID)).notices[0]!
    await world.clerk('notices/mark-mailed', { noticeIDs: [noticeID], mailedOn: today })
    expect(await graceOf(past)).toEqual([addDays(today, 10), noticeID])
    expect(await graceOf(open)).toEqual([null, null])
  })

  it('is named by a letter in the standard words, if the store’s own can’t be filled', async () => {
    const templateID = await noticeTemplate(owner, 'Past due, with a link', {
      templateBody: 'Pay [TICKET] at [PAY_LINK].',
    })
    const words = (one: number | null) =>
      owner('settings/notices/save', {
        settings: { storeID: STORE.main, texts: [{ kind: 'past-due', one, many: null }] },
      })
    await words(templateID)
    const ticket = await booked()
    // A request to someone else is not the link for this customer, whatever tickets it names.
    const { convoID } = await world.contactAbroad()
    const payment = {
      paymentAmount: 5,
      paymentMemo: 'Interest',
      paymentMode: 'any',
      paymentTicketList: ticket,
    } as const
    await world.clerk('payments/send', { convoID, payment, clientMessageID: randomUUID() })
    const batchID = await world.sent([about(whitfield, ticket)], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeStatus, body } = (await world.details(batchID)).notices[0]!
    expect([noticeStatus, body]).toEqual(['letter', expect.stringContaining('was due on')])
    await words(null)
  })

  it('is set by a letter to a customer without a phone, by its ticket’s number and day', async () => {
    const ticket = await booked()
    const { batchID } = await world.push({
      kind: 'past-due',
      notices: [{ ...about(whitfield, ticket), phone: null }],
    })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await world.becomes(batchID!, 'attention')
    const { noticeID } = (await world.details(batchID!)).notices[0]!
    await world.clerk('notices/mark-mailed', { noticeIDs: [noticeID], mailedOn: today })
    expect(await graceOf(ticket)).toEqual([addDays(today, 10), noticeID])
  })
})
