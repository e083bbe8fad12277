import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeFile } from '@xd/core/domain/import/decode.ts'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import type { PosTicket } from '@xd/fixtures/sandbox/pos/ticket.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'

const STATUS = { active: 'active', redeemed: 'redeemed', renewed: 'redeemed', forfeited: 'forfeited' } as const
interface Place {
  readonly storeID: number
  readonly storeKey: string
}
const MAIN: Place = { storeID: STORE.main, storeKey: 'gp-main' }
const PROSPECT: Place = { storeID: STORE.prospect, storeKey: 'gp-prospect' }

const DAY = asLocalDay('2026-11-23')

describe.each(ENGINES)('the files of the point of sale, imported on %s', (database) => {
  let server: Booted
  let manager: Awaited<ReturnType<Booted['signIn']>>
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const download = async ({ storeKey }: Place, query: string) => {
    const answer = await fetch(`${server.sandboxURL}/pos/export?storeKey=${storeKey}&${query}`)
    expect(answer.status).toBe(200)
    const decoded = decodeFile(new Uint8Array(await answer.arrayBuffer()))
    if (!decoded.ok) throw new Error(decoded.reason)
    return decoded.text
  }
  const take = async (place: Place, query: string) =>
    manager('mailers/import-from-superpawn', {
      csv_data: await download(place, query),
      filename: `${query}.csv`,
      storeID: place.storeID,
    })
  const book = async ({ storeKey }: Place, day?: string) =>
    (await server.sandbox<{ tickets: PosTicket[] }>('/pos/tickets', { storeKey, ...(day && { day }) })).tickets
  const imported = async ({ storeID }: Place, ticketNumber: string) =>
    (await manager('tickets/list', { search: { filter: ticketNumber } })).tickets.find(
      (ticket) => ticket.ticketNumber === ticketNumber && ticket.storeID === storeID,
    )
  const count = <T>(list: readonly T[], is: (one: T) => boolean) => list.filter(is).length

  test('each shape gives the same book, and a faulty file its reasons', async () => {
    const tickets = await book(MAIN, DAY)
    const people = new Set(tickets.map(({ customer }) => customer.phone)).size
    const first = await take(MAIN, `shape=1&day=${DAY}`)
    expect(first.file.lacks).toBeNull()
    expect(first.import).toMatchObject({
      rows: 100,
      made: people,
      matched: 0,
      skipped: 0,
      diff: { customersMade: people, ticketsMade: 100, ticketsChanged: 0 },
    })
    const unwilling = new Set(tickets.flatMap(({ customer }) => (customer.doNotText ? [customer.phone] : [])))
    expect(unwilling.size).toBeGreaterThan(0)
    expect(first.import.problems.map(({ code }) => code)).toEqual([...unwilling].map(() => 'opted_out'))
    for (const ticket of tickets.slice(0, 8))
      expect(await imported(MAIN, ticket.ticketNumber)).toMatchObject({
        ticketLoanDate: ticket.loanDate,
        ticketDueDate: ticket.dueDate,
        principal: ticket.principalCents / 100,
        ticketStatus: STATUS[ticket.status],
        customer: { custFirstName: ticket.customer.firstName, custLastName: ticket.customer.lastName },
      })

    // The second shape knows more of each ticket: its description and its grace.
    const second = await take(MAIN, `shape=2&day=${DAY}`)
    expect(second.import).toMatchObject({
      rows: 100,
      made: 0,
      matched: people,
      skipped: 0,
      diff: { ticketsMade: 0, ticketsChanged: 100, ticketsGone: 0 },
    })
    const [{ ticketNumber, description, graceDate }] = tickets as [PosTicket]
    expect(await imported(MAIN, ticketNumber)).toMatchObject({
      ticketDescription: description,
      ticketGraceDate: graceDate,
    })

    // The third names nobody, and says nothing new.
    const third = await take(MAIN, `shape=3&day=${DAY}`)
    expect(third.import).toMatchObject({
      rows: 100,
      made: 0,
      skipped: 0,
      diff: { ticketsMade: 0, ticketsChanged: 0, ticketsGone: 0 },
    })

    for (const shape of [1, 2, 3]) {
      const { import: faulty } = await take(MAIN, `shape=${shape}&faults=1&day=${DAY}`)
      expect(faulty).toMatchObject({ rows: 100, made: 0, skipped: 5, diff: { customersMade: 0, ticketsMade: 0 } })
      expect(new Set(faulty.problems.map(({ code }) => code)).size).toBeGreaterThanOrEqual(5)
    }
  })

  test('a ticket redeemed or forfeited at the counter is so after the next import, and time ends others', async () => {
    await take(PROSPECT, 'shape=1')
    const [redeemed, forfeited] = (await book(PROSPECT)).filter(({ status }) => status === 'active') as [
      PosTicket,
      PosTicket,
    ]
    expect(await imported(PROSPECT, redeemed.ticketNumber)).toMatchObject({ ticketStatus: 'active' })
    await server.sandbox('/pos/redeem', { ticketNumber: redeemed.ticketNumber })
    await server.sandbox('/pos/forfeit', { ticketNumber: forfeited.ticketNumber })
    const { import: next } = await take(PROSPECT, 'shape=1')
    expect(next).toMatchObject({ made: 0, skipped: 0, diff: { ticketsMade: 0, ticketsChanged: 2, ticketsGone: 0 } })
    expect(await imported(PROSPECT, redeemed.ticketNumber)).toMatchObject({ ticketStatus: 'redeemed' })
    expect(await imported(PROSPECT, forfeited.ticketNumber)).toMatchObject({ ticketStatus: 'forfeited' })

    const before = await book(PROSPECT)
    const later = addDays(
      before
        .map(({ loanDate }) => loanDate)
        .sort()
        .at(-1)!,
      20,
    )
    const after = await book(PROSPECT, later)
    const isNew = ({ ticketNumber }: PosTicket) => !before.some((ticket) => ticket.ticketNumber === ticketNumber)
    // Ended soon after, and by then no longer in the book.
    const isDropped = ({ ticketNumber, status }: PosTicket) =>
      status === 'active' && !after.some((ticket) => ticket.ticketNumber === ticketNumber)
    const ended = after.filter(({ endedOn }) => endedOn !== null)
    const aged = await take(PROSPECT, `shape=1&day=${later}`)
    expect(count(after, isNew)).toBeGreaterThan(0)
    expect(aged.import).toMatchObject({
      made: 0,
      skipped: 0,
      diff: { ticketsMade: count(after, isNew), ticketsGone: count(before, isDropped) },
    })
    for (const { ticketNumber, status } of ended.slice(0, 8))
      expect(await imported(PROSPECT, ticketNumber)).toMatchObject({ ticketStatus: STATUS[status] })
  })
})
