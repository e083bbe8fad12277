import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { StopCause } from '@xd/core/domain/notice/stop-cause.ts'
import type { TicketStatus } from '@xd/core/domain/ticket/book.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { TxDb } from '@xd/server/db/connect.ts'
import { payNotices } from '@xd/server/queries/notice-ends.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type NoticeWorld, noticeWorld } from './notice-world.ts'
import { noticeTemplate } from './notice-template.ts'

describe.each(ENGINES)('the ladder of a store, on %s', (database) => {
  let world: NoticeWorld
  let owner: CallClient
  let today: LocalDay
  beforeAll(async () => {
    world = await noticeWorld({ database })
    owner = await world.signIn('owner')
    await world.connection.writes.deleteFrom('tickets').where('companyID', '=', COMPANY.goldenPledge).execute()
    const { stores } = await owner('stores/list', {})
    today = localDay(Date.now(), stores.find(({ storeID }) => storeID === STORE.main)!.storeTimezone)
  })
  afterAll(() => world.close())

  let numbers = 0
  const booked = async (
    custID: number,
    daysToDue: number,
    { status = 'active' as TicketStatus, graceInDays = 40 } = {},
  ) => {
    const ticketNumber = `L${(numbers += 1)}`
    await world.connection.writes
      .insertInto('tickets')
      .values(
        bookedTicket({
          storeID: STORE.main,
          ticketNumber,
          custID,
          ticketDueDate: addDays(today, daysToDue),
          ticketGraceDate: addDays(today, graceInDays),
          ticketStatus: status,
        }),
      )
      .execute()
    return ticketNumber
  }
  const customer = async () => (await world.contact()).custID
  /** Makes the job look for due steps now. */
  const comesRound = () =>
    world.connection.writes.updateTable('jobs').set({ runAt: 0 }).where('kind', '=', 'plan-ladder').execute()
  const rounds = async () => {
    const plan = world.connection.writes.selectFrom('jobs').select('runAt').where('kind', '=', 'plan-ladder')
    await comesRound()
    await expect.poll(async () => (await plan.executeTakeFirst())?.runAt ?? 0, PATIENCE).toBeGreaterThan(Date.now())
  }
  const planned = async () => {
    const { batches } = await owner('notices/list-batches', { search: { store: STORE.main, perPage: 100 } })
    return batches.filter(({ batchSource, batchDate }) => batchSource === 'book' && batchDate === today)
  }

  it('plans each step that is on, one notice per customer with the most urgent step, and waits to be sent', async () => {
    const [both, due, soon, off, grace, gone, refused, paid, mixed, promised] = [
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
      await customer(),
    ]
    const ofBoth = [await booked(both, 0), await booked(both, 5)]
    const dueToday = await booked(due, 0)
    const inFive = await booked(soon, 5)
    await booked(off, 3)
    await booked(soon, 4)
    const graceEnds = await booked(grace, -20, { graceInDays: 1 })
    // A last notice has no ticket with a different last day.
    const lastOfMixed = await booked(mixed, -20, { graceInDays: 1 })
    const soonOfMixed = await booked(mixed, 5)
    // A reminder before the due day waits for a promise about its ticket; a last notice doesn't.
    await booked(promised, 0)
    const lastOfPromised = await booked(promised, -20, { graceInDays: 1 })
    await owner('customers/promises/save', {
      promise: { custID: promised, storeID: STORE.main, promiseDay: addDays(today, 9), promiseSource: 'call' },
    })
    for (const status of ['redeemed', 'forfeited', 'gone'] as const) await booked(gone, 0, { status })
    await booked(refused, 0)
    // The law still requires the notice after maturity, whatever they wrote.
    const lastOfRefused = await booked(refused, -20, { graceInDays: 1 })
    const lastOfAnswered = await booked(due, -20, { graceInDays: 1 })
    const stopped = (ticketNumber: string, cause: StopCause, dueDate: LocalDay) =>
      world.connection.writes
        .insertInto('notice_stops')
        .values({ companyID: COMPANY.goldenPledge, storeID: STORE.main, ticketNumber, dueDate, cause, at: 1 })
        .execute()
    await stopped(lastOfAnswered, 'answered', addDays(today, -20))
    // A customer who answers and then pays counts as paid.
    const answeredAndPaid = await booked(due, -20, { graceInDays: 1 })
    await stopped(answeredAndPaid, 'answered', addDays(today, -20))
    await payNotices(
      world.connection.writes as TxDb,
      { companyID: COMPANY.goldenPledge },
      { storeID: STORE.main, ticketNumbers: [answeredAndPaid], at: 2 },
    )
    await world.connection.writes
      .updateTable('customers')
      .set({ custOptedOutAt: 1 })
      .where('custID', '=', refused)
      .execute()
    const ticketNumber = await booked(paid, 0)
    await stopped(ticketNumber, 'paid', today)
    const template = (name: string, templateBody: string) => noticeTemplate(owner, name, { templateBody })
    const words = {
      one: await template('Today, one', 'Today it is [TICKET].'),
      many: await template('Today, many', 'Today these are due: [TICKETS].'),
    }
    // A step's own words come before those of its kind.
    const ofKind = await template('Due, of any step', 'Not for this step: [TICKETS].')
    await owner('settings/notices/save', {
      settings: {
        storeID: STORE.main,
        texts: [{ kind: 'due', one: ofKind, many: ofKind }],
        ladderOn: true,
        ladderTime: '00:00',
        steps: [
          { step: 'due-0', on: true, ...words },
          { step: 'due-3', on: false },
        ],
      },
    })
    await comesRound()
    await expect.poll(async () => (await planned()).length, PATIENCE).toBe(3)
    const told = await Promise.all(
      (await planned()).map(async ({ batchID, batchKind, batchStatus }) => {
        const { notices } = await world.details(batchID)
        const tickets = notices.map(({ tickets }) => tickets.map(({ ticketNumber }) => ticketNumber))
        return { batchKind, batchStatus, tickets, bodies: notices.map(({ body }) => body) }
      }),
    )
    expect(told.sort((one, other) => one.batchKind.localeCompare(other.batchKind))).toEqual([
      {
        batchKind: 'due',
        batchStatus: 'ready',
        tickets: [ofBoth, [dueToday]],
        bodies: [`Today these are due: ${ofBoth.join(', ')}.`, `Today it is ${dueToday}.`],
      },
      {
        batchKind: 'due-soon',
        batchStatus: 'ready',
        tickets: [[inFive], [soonOfMixed]],
        bodies: [expect.any(String), expect.any(String)],
      },
      {
        batchKind: 'final',
        batchStatus: 'ready',
        tickets: [[lastOfAnswered], [graceEnds], [lastOfRefused], [lastOfMixed], [lastOfPromised]],
        bodies: [lastOfAnswered, graceEnds, lastOfRefused, lastOfMixed, lastOfPromised].map((number) =>
          expect.stringContaining(number),
        ),
      },
    ])
  })

  it('is planned once a day, and not at all for a store that turned it off', async () => {
    const before = (await planned()).map(({ batchID }) => batchID)
    // No step before the due date had this day, so a second plan would have a batch to make.
    await booked(await customer(), 1)
    await rounds()
    expect((await planned()).map(({ batchID }) => batchID)).toEqual(before)
    await owner('settings/notices/save', { settings: { storeID: STORE.main, holdOutPercent: 5 } })
    await rounds()
    expect((await planned()).map(({ batchID }) => batchID)).toEqual(before)
    await owner('settings/notices/save', { settings: { storeID: STORE.main, ladderOn: false } })
    await world.connection.writes
      .updateTable('notice_settings')
      .set({ plannedDay: null })
      .where('storeID', '=', STORE.main)
      .execute()
    await rounds()
    expect((await planned()).map(({ batchID }) => batchID)).toEqual(before)
  })

  it('waits for its hour, and those held out get no notice', async () => {
    const settings = (change: object) =>
      world.connection.writes.updateTable('notice_settings').set(change).where('storeID', '=', STORE.main).execute()
    const custID = await customer()
    await world.connection.writes
      .updateTable('customers')
      .set({ custFirstName: '' })
      .where('custID', '=', custID)
      .execute()
    await booked(custID, 1)
    const before = (await planned()).map(({ batchID }) => batchID)
    await owner('settings/notices/save', { settings: { storeID: STORE.main, ladderOn: true, ladderTime: '18:00' } })
    await settings({ plannedDay: null, holdOutPercent: 100 })
    await rounds()
    expect((await planned()).map(({ batchID }) => batchID)).toEqual(before)
    await settings({ ladderTime: '08:00' })
    await rounds()
    const made = (await planned()).filter(({ batchID }) => !before.includes(batchID))
    expect(made).toHaveLength(1)
    const { notices } = await world.details(made[0]!.batchID)
    expect(notices.map(({ name, noticeStatus, reason }) => [name, noticeStatus, reason])).toEqual([
      ['Ana Tester', 'skipped', 'Left out on purpose, for comparison'],
      ['Tester', 'skipped', 'Left out on purpose, for comparison'],
    ])
  })
})
