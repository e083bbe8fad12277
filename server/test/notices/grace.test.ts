import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { localDay, type LocalDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { noticeTo } from '@xd/fixtures/testing/notice-push.ts'
import { ticketsOnDays } from '@xd/server/queries/ladder-tickets.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'

const DUE = asLocalDay('2026-10-01')
const MAILED = asLocalDay('2026-11-20')

describe.each(ENGINES)('the end of grace that a notice sets, on %s', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  /** Whose the tickets of the book are. */
  let whitfield: string
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    whitfield = (await owner('customers/fetch', { customerID: PEOPLE.whitfield.custID })).customer.custPhone
    await owner('settings/notices/save', { settings: { storeID: STORE.main, noticeLaw: 'california' } })
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
    await world.cameOn(batchID, MAILED)
    const { noticeID } = (await world.details(batchID)).notices[0]!
    await world.clerk('notices/mark-mailed', { noticeIDs: [noticeID], mailedOn: MAILED })
    return noticeID
  }

  it('is the day that the final notice names, whatever day it was given', async () => {
    const [later, open] = [await booked(asLocalDay('2026-12-09')), await booked()]
    const given = { dueDate: DUE, graceDate: '2026-11-25' }
    const final = async (number: string, phone = whitfield) => {
      const notice = noticeTo(phone, 'Ana Prueba', { tickets: [{ number, ...given }] })
      const batchID = await world.sent([notice], 'final')
      await world.becomes(batchID, 'attention')
      return (await world.details(batchID)).notices[0]!
    }
    const named = await final(later)
    expect(named.body).toContain('December 9')
    expect(named.tickets).toMatchObject([{ graceDate: '2026-12-09' }])
    expect((await final(open)).body).toContain('November 25')
    // The book’s day is for the customer whose ticket it is.
    const other = await final(later, world.newNumber())
    expect(other.body).toContain('November 25')
    expect(other.tickets).toMatchObject([{ graceDate: '2026-11-25' }])
  })

  it('is ten days after a letter was mailed, unless the book says a later day; a second notice changes nothing', async () => {
    const [open, early, late] = [await booked(), await booked(addDays(MAILED, 3)), await booked(addDays(MAILED, 30))]
    const noticeID = await mailed(open, early, late)
    expect(await graceOf(open)).toEqual(['2026-11-30', noticeID])
    expect(await graceOf(early)).toEqual(['2026-11-30', noticeID])
    expect(await graceOf(late)).toEqual(['2026-12-20', null])
    await mailed(open)
    expect(await graceOf(open)).toEqual(['2026-11-30', noticeID])

    // The calendar and the ladder's last step go by it.
    const { entries } = await owner('calendar/entries/list', {
      search: { dateStart: '2026-11-29', dateEnd: '2026-12-01', perPage: 100 },
    })
    expect(JSON.stringify(entries)).toContain('Grace period ends: 2 tickets (Golden Pledge Main St)')
    const planned = await ticketsOnDays(
      world.connection.writes as TxDb,
      { companyID: COMPANY.goldenPledge },
      STORE.main,
      {
        due: [],
        grace: [asLocalDay('2026-11-30')],
      },
    )
    expect(planned.map(({ ticketNumber, ticketGraceDate }) => [ticketNumber, ticketGraceDate])).toEqual([
      [open, '2026-11-30'],
      [early, '2026-11-30'],
    ])
  })

  it('is ten days after a text was handed over, and nothing of it is left where the text did not arrive', async () => {
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
    const { stores } = await owner('stores/list', {})
    const today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
    expect(await graceOf(good)).toEqual([addDays(today, 10), expect.any(Number)])
    expect(await graceOf(bad)).toEqual([null, null])
  })

  it('stays while files say nothing of grace, and gives way to the first that does', async () => {
    const [quiet, said] = [await booked(), await booked(addDays(MAILED, 2))]
    await mailed(quiet, said)
    const file = (titles: string, ...rows: string[]) =>
      owner('mailers/import-from-superpawn', {
        csv_data: [titles, ...rows].join('\n'),
        filename: 'book.csv',
        storeID: STORE.main,
        wholeBook: false,
      })
    const row = (ticket: string, ...more: string[]) => [whitfield, ticket, DUE, '100', '120', 'Ring', ...more].join(',')
    await file('Phone,Ticket,Due Date,Principal,Amount Due,Description', row(quiet))
    expect(await graceOf(quiet)).toEqual(['2026-11-30', expect.any(Number)])
    const titles = 'Phone,Ticket,Due Date,Principal,Amount Due,Description,Grace Date'
    await file(titles, row(quiet, '2026-11-25'), row(said, addDays(MAILED, 2)))
    expect(await graceOf(quiet)).toEqual(['2026-11-25', null])
    expect(await graceOf(said)).toEqual(['2026-11-22', null])
  })

  it('is set by a notice to the customer whose ticket it is, and by none to anyone else', async () => {
    const ticket = await booked()
    await mailedTo(world.newNumber(), ticket)
    expect(await graceOf(ticket)).toEqual([null, null])
    const noticeID = await mailed(ticket)
    expect(await graceOf(ticket)).toEqual(['2026-11-30', noticeID])
  })

  it('is ten days after today once a call about its letter led to mailing it', async () => {
    const ticket = await booked()
    const batchID = await world.sent([about(whitfield, ticket)], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeID } = (await world.details(batchID)).notices[0]!
    const { stores } = await owner('stores/list', {})
    const today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
    const { notice } = await world.clerk('notices/record-call', { noticeID, outcome: 'mailed' })
    expect(notice).toMatchObject({ noticeStatus: 'mailed', mailedOn: today, calls: [{ outcome: 'mailed' }] })
    expect(await graceOf(ticket)).toEqual([addDays(today, 10), noticeID])
    expect((await world.details(batchID)).batch.batchStatus).toBe('done')
  })

  it('is not set for a ticket that is not past due on the day of the notice', async () => {
    const [past, open] = [await booked(), await booked()]
    const { stores } = await owner('stores/list', {})
    const today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
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

  it('is named by a letter that is complete: one that can’t be goes on the call list instead', async () => {
    const [known, unknown] = [await booked(), await booked()]
    const of = (number: string, graceDate?: string) =>
      noticeTo(whitfield, 'Ana Prueba', { tickets: [{ number, dueDate: DUE, ...(graceDate && { graceDate }) }] })
    const complete = await world.sent([of(known, '2026-12-20')], 'final')
    await world.becomes(complete, 'attention')
    expect((await world.details(complete)).notices[0]!.body).toContain('December 20')
    const batchID = await world.sent([of(unknown)], 'final')
    await world.becomes(batchID, 'done')
    expect((await world.details(batchID)).notices[0]).toMatchObject({
      noticeStatus: 'skipped',
      reason: 'We don’t know something about this ticket that the text needs',
      body: null,
    })
    const { notices } = await world.clerk('notices/call-list', { search: { store: STORE.main, perPage: 100 } })
    expect(notices.map((notice) => notice.batchID)).toContain(batchID)
  })

  it('is named by a letter in the standard words, if the store’s own can’t be filled', async () => {
    const { templates } = await owner('templates/save', {
      template: {
        templateName: 'Past due, with a link',
        templateKind: 'notice',
        templateChannel: 'sms',
        templateLanguage: 'en',
        templateBody: 'Pay [TICKET] at [PAY_LINK].',
      },
    })
    const { templateID } = templates.find(({ templateName }) => templateName === 'Past due, with a link')!
    const words = (one: number | null) =>
      owner('settings/notices/save', {
        settings: { storeID: STORE.main, texts: [{ kind: 'past-due', one, many: null }] },
      })
    await words(templateID)
    const batchID = await world.sent([about(whitfield, await booked())], 'past-due')
    await world.becomes(batchID, 'attention')
    const { noticeStatus, body } = (await world.details(batchID)).notices[0]!
    expect([noticeStatus, body]).toEqual(['letter', expect.stringContaining('was due on')])
    await words(null)
  })

  it('is set by a letter to a customer without a phone, as its ticket’s number and day say', async () => {
    const ticket = await booked()
    const { batchID } = await world.push({
      kind: 'past-due',
      notices: [{ ...about(whitfield, ticket), phone: null }],
    })
    await world.clerk('notices/send-batch', { batchID: batchID! })
    await world.becomes(batchID!, 'attention')
    await world.cameOn(batchID!, MAILED)
    const { noticeID } = (await world.details(batchID!)).notices[0]!
    await world.clerk('notices/mark-mailed', { noticeIDs: [noticeID], mailedOn: MAILED })
    expect(await graceOf(ticket)).toEqual(['2026-11-30', noticeID])
  })
})
