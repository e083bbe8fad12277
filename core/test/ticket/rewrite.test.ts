import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTicketChain, ticketChain, type TicketLink } from '#domain/ticket/chain.ts'
import {
  canUseRange,
  rangeLeft,
  reserveRange,
  type RewriteState,
  rewriteBatch,
  rewriteCan,
} from '#domain/ticket/rewrite.ts'
import { csvTable, jsonTable } from '../table.ts'

interface Batch {
  name: string
  tickets: string[]
  range: { prefix: string; from: number; to: number; next: number }
  byHand?: string[]
  new?: string[]
  next?: number
  refused?: string
}

const range = { prefix: '', from: 20_871, to: 20_880, next: 20_871 }

describe('a batch', () => {
  test.each(jsonTable<Batch[]>('ticket/batches.json'))(
    '$name',
    ({ tickets, range: reserved, byHand, new: given, next, refused }) => {
      const batch = rewriteBatch(tickets, reserved, new Set(byHand))
      if (refused !== undefined) return expect(batch).toEqual({ ok: false, reason: refused })
      const items = tickets.map((oldTicket, index) => ({ oldTicket, newTicket: given?.[index], state: 'rewritten' }))
      expect(batch).toEqual({ ok: true, items, next })
    },
  )

  test.each([
    [99, true],
    [100, false],
  ])('of %i tickets fits: %s', (count, fits) => {
    const batch = rewriteBatch(
      Array.from({ length: count }, (_, index) => String(index)),
      { ...range, to: 99_999 },
    )
    expect(batch.ok).toBe(fits)
    if (!batch.ok) expect(batch.reason).toBe('At most 99 tickets fit in one batch, not 100')
  })

  test('never assigns a number twice, nor one outside the range', () => {
    const tickets = fc
      .integer({ min: 1, max: 99 })
      .map((count) => Array.from({ length: count }, (_, index) => `T${index}`))
    fc.assert(
      fc.property(
        fc.array(tickets, { maxLength: 4 }),
        fc.integer({ min: 0, max: 300 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 300 })),
        (batches, size, byHand) => {
          const taken = new Set(byHand.map(String))
          const given = new Set<string>()
          let next = 1
          for (const batch of batches) {
            const result = rewriteBatch(batch, { prefix: '', from: 1, to: size, next }, taken)
            if (!result.ok) continue
            for (const { newTicket } of result.items) {
              expect(given.has(newTicket) || taken.has(newTicket)).toBe(false)
              expect(Number(newTicket)).toBeLessThanOrEqual(size)
              given.add(newTicket)
            }
            next = result.next
          }
        },
      ),
    )
  })
})

test.each(csvTable<'from' | 'to' | 'prefix' | 'reservable'>('ticket/ranges.csv'))(
  'the range "$prefix" $from–$to can be reserved: $reservable',
  ({ prefix, from, to, reservable }) =>
    expect(canUseRange({ prefix, from: Number(from), to: Number(to) }).ok).toBe(reservable === 'yes'),
)

test('says how many are left', () => {
  expect(rangeLeft(range)).toBe(10)
  expect(rangeLeft({ ...range, next: 20_881 })).toBe(0)
})

describe('status changes', () => {
  test.each(csvTable<'from' | 'to' | 'allowed'>('ticket/moves.csv'))(
    '$from to $to: $allowed',
    ({ from, to, allowed }) =>
      expect(rewriteCan.move(from as RewriteState, to as RewriteState).ok).toBe(allowed === 'yes'),
  )
})

describe('the actions staff may take', () => {
  const acts = ['retry', 'setNumber', 'post', 'verify', 'report', 'dismiss'] as const
  test.each<[RewriteState, string | null, readonly (typeof acts)[number][]]>([
    ['paid', null, ['retry', 'setNumber', 'dismiss']],
    ['rewritten', '20871', ['setNumber', 'post', 'verify', 'report', 'dismiss']],
    ['exception', null, ['retry', 'setNumber', 'dismiss']],
    ['exception', '20871', ['retry', 'setNumber', 'post', 'verify', 'dismiss']],
    ['posted', '20871', ['verify', 'report']],
    ['verified', '20871', []],
    ['dismissed', '20871', []],
    ['dismissed', null, []],
  ])('with a ticket that is %s, its new number %s: %j', (ticketState, newTicket, allowed) =>
    expect(acts.filter((act) => rewriteCan[act]({ ticketState, newTicket }).ok)).toEqual(allowed),
  )
})

describe('reserving numbers', () => {
  const used = { ...range, next: 20_875 }
  test.each([
    ['the same ones changes nothing', { prefix: '', from: 20_871, to: 20_880 }, 20_875],
    ['more at the end goes on', { prefix: '', from: 20_871, to: 20_990 }, 20_875],
    ['fewer, down to the one given last, leaves none', { prefix: '', from: 20_871, to: 20_874 }, 20_875],
    ['others begins there', { prefix: '', from: 30_000, to: 30_999 }, 30_000],
    ['others below begins there', { prefix: '', from: 100, to: 199 }, 100],
    ['behind another prefix begins anew', { prefix: 'B', from: 20_871, to: 20_880 }, 20_871],
  ])('%s', (_, wanted, next) => expect(reserveRange(wanted, used)).toEqual({ ...wanted, next }))

  test('starts at the beginning the first time', () =>
    expect(reserveRange({ prefix: 'P', from: 5, to: 9 })).toEqual({ prefix: 'P', from: 5, to: 9, next: 5 }))
})

describe('a chain', () => {
  const { links, chains } = jsonTable<{ links: TicketLink[]; chains: { ticket: string; chain: string[] }[] }>(
    'ticket/chains.json',
  )

  test.each(chains)('of $ticket is $chain', ({ ticket, chain }) => expect(ticketChain(links, ticket)).toEqual(chain))

  test('is written with arrows', () => expect(formatTicketChain(ticketChain(links, '10234'))).toBe('10234 → 20872'))

  test('ends even if a manual mistake makes it loop', () => {
    expect(
      ticketChain(
        [
          { oldTicket: 'A', newTicket: 'B' },
          { oldTicket: 'B', newTicket: 'A' },
        ],
        'A',
      ),
    ).toEqual(['A', 'B'])
    expect(ticketChain([{ oldTicket: 'A', newTicket: 'A' }], 'A')).toEqual(['A'])
  })

  test('is the same from any of its tickets', () => {
    const length = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(length, fc.nat(), (count, pick) => {
        const tickets = Array.from({ length: count }, (_, index) => `T${index}`)
        const steps = tickets.slice(1).map((newTicket, index) => ({ oldTicket: tickets[index] ?? '', newTicket }))
        expect(ticketChain(steps, tickets[pick % count] ?? '')).toEqual(tickets)
      }),
    )
  })
})

test.each([
  ['post', 'paid', null, 'This ticket has no new number yet'],
  ['verify', 'exception', null, 'This ticket has no new number yet'],
  ['post', 'posted', '20871', 'This ticket is already posted'],
  ['retry', 'rewritten', '20871', 'This ticket already has its new number'],
  ['report', 'paid', null, 'This ticket has no number to report'],
  ['report', 'exception', '20871', 'This ticket has no number to report'],
  ['dismiss', 'posted', '20871', 'This ticket is already posted'],
  ['setNumber', 'posted', '20871', 'This ticket is already posted'],
  ['post', 'dismissed', null, 'This ticket was dismissed'],
] as const)('why a clerk can’t %s a ticket that is %s, its new number %s', (act, ticketState, newTicket, reason) =>
  expect(rewriteCan[act]({ ticketState, newTicket })).toEqual({ ok: false, reason }),
)
