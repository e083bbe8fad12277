import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTicketChain, ticketChain } from '#domain/ticket/chain.ts'
import { canUseRange, rangeLeft, reserveRange, type RewriteState, rewriteBatch, rewriteCan } from '#domain/ticket/rewrite.ts'

const range = { prefix: '', from: 20_871, to: 20_880, next: 20_871 }

describe('a batch', () => {
  test('gives each ticket the next number and moves the range on', () => {
    expect(rewriteBatch(['10233', '10234'], range)).toEqual({
      ok: true,
      items: [
        { oldTicket: '10233', newTicket: '20871', state: 'rewritten' },
        { oldTicket: '10234', newTicket: '20872', state: 'rewritten' },
      ],
      next: 20_873,
    })
  })

  test('writes the prefix and passes over numbers given out by hand', () => {
    const batch = rewriteBatch(['1', '2'], { ...range, prefix: 'A-' }, new Set(['A-20871', 'A-20873']))
    expect(batch).toMatchObject({ ok: true, items: [{ newTicket: 'A-20872' }, { newTicket: 'A-20874' }], next: 20_875 })
  })

  test('is refused whole when the range is used up, and says so', () => {
    expect(rewriteBatch(['1', '2', '3'], { ...range, next: 20_879 })).toEqual({
      ok: false,
      reason: "The reserved ticket numbers 20871–20880 are used up: 3 needed, 2 left. Reserve more in the store's settings.",
    })
  })

  test.each([
    [0, 'There is no ticket to rewrite'],
    [100, 'At most 99 tickets fit in one batch, not 100'],
  ])('of %i tickets is refused', (count, reason) => {
    const tickets = Array.from({ length: count }, (_, index) => String(index))
    expect(rewriteBatch(tickets, { ...range, to: 99_999 })).toEqual({ ok: false, reason })
  })

  test('never gives a number twice, nor one outside the range', () => {
    const tickets = fc.integer({ min: 1, max: 99 }).map((count) => Array.from({ length: count }, (_, index) => `T${index}`))
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

test.each([
  ['', 1, 100, true],
  ['A-', 5, 5, true],
  ['', 0, 100, false],
  ['', 10, 9, false],
  ['', 1.5, 9, false],
  ['too long a prefix', 1, 9, false],
  ['-', 1, 9, false],
  ['#', 1, 9, true],
  ['ABCDEFGHIJ', 1, 9_999_999_999, true],
  ['', 1, 10_000_000_000, false],
])('the range "%s" %d–%d can be reserved: %s', (prefix, from, to, valid) => expect(canUseRange({ prefix, from, to }).ok).toBe(valid))

test('how many are left', () => {
  expect(rangeLeft(range)).toBe(10)
  expect(rangeLeft({ ...range, next: 20_881 })).toBe(0)
})

describe('moving on', () => {
  test.each([
    ['paid', 'rewritten', true],
    ['rewritten', 'posted', true],
    ['paid', 'posted', false],
    ['paid', 'exception', true],
    ['rewritten', 'exception', true],
    ['exception', 'rewritten', true],
    ['exception', 'posted', true],
    ['posted', 'paid', false],
    ['posted', 'exception', false],
    ['rewritten', 'paid', false],
    ['paid', 'dismissed', true],
    ['rewritten', 'dismissed', true],
    ['exception', 'dismissed', true],
    ['posted', 'dismissed', false],
    ['dismissed', 'rewritten', false],
  ] as const)('%s to %s: %s', (from, to, allowed) => expect(rewriteCan.move(from, to).ok).toBe(allowed))
})

describe('what staff may do', () => {
  const acts = ['retry', 'setNumber', 'post', 'report', 'dismiss'] as const
  test.each<[RewriteState, string | null, readonly (typeof acts)[number][]]>([
    ['paid', null, ['retry', 'setNumber', 'dismiss']],
    ['rewritten', '20871', ['setNumber', 'post', 'report', 'dismiss']],
    ['exception', null, ['retry', 'setNumber', 'dismiss']],
    ['exception', '20871', ['retry', 'setNumber', 'post', 'dismiss']],
    ['posted', '20871', []],
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

  test('for the first time begins at the beginning', () => expect(reserveRange({ prefix: 'P', from: 5, to: 9 })).toEqual({ prefix: 'P', from: 5, to: 9, next: 5 }))
})

describe('a chain', () => {
  const links = [
    { oldTicket: '10233', newTicket: '20871' },
    { oldTicket: '20871', newTicket: '31002' },
    { oldTicket: '10234', newTicket: '20872' },
  ]

  test.each(['10233', '20871', '31002'])('is found from %s', (ticket) =>
    expect(ticketChain(links, ticket)).toEqual(['10233', '20871', '31002']),
  )

  test('of a ticket never rewritten is the ticket', () => expect(ticketChain(links, '55')).toEqual(['55']))

  test('is written with arrows', () => expect(formatTicketChain(ticketChain(links, '10234'))).toBe('10234 → 20872'))

  test('that loops by a hand-made mistake still ends', () => {
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
