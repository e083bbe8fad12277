import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alreadyRewritten, batchState, refundWarning, REWRITE_LABELS } from '#domain/ticket/batch.ts'
import { type RewriteState, REWRITE_STATES } from '#domain/ticket/rewrite.ts'

test.each<[RewriteState[], string | null, RewriteState]>([
  [['posted', 'exception', 'rewritten'], null, 'exception'],
  [['posted', 'paid'], null, 'paid'],
  [['posted', 'rewritten'], null, 'rewritten'],
  [['posted', 'dismissed'], null, 'posted'],
  [['verified', 'posted'], null, 'posted'],
  [['verified', 'dismissed'], null, 'verified'],
  [['dismissed', 'dismissed'], null, 'dismissed'],
  [['posted', 'posted'], '$5.00 was refunded', 'exception'],
])('a batch of tickets that are %j, warned %s, is %s', (tickets, warning, state) =>
  expect(batchState(tickets, warning)).toBe(state),
)

test('a batch has the state of one of its tickets, in any order', () => {
  const some = fc.array(fc.constantFrom(...REWRITE_STATES), { minLength: 1, maxLength: 99 })
  fc.assert(
    fc.property(some, (tickets) => {
      expect(tickets).toContain(batchState(tickets, null))
      expect(batchState([...tickets].reverse(), null)).toBe(batchState(tickets, null))
    }),
  )
})

test('a ticket’s fault is named with its numbers', () => {
  expect(batchState([], null)).toBe('dismissed')
  expect(alreadyRewritten('4711', '20417')).toBe('Ticket 4711 was already rewritten as 20417')
  expect(refundWarning('$5.00', [{ newTicket: null }, { newTicket: '20417' }])).toBe(
    '$5.00 was refunded after the tickets were rewritten',
  )
  expect(refundWarning('$5.00', [{ newTicket: null }])).toBe('$5.00 was refunded before any ticket was rewritten')
  expect(new Set(REWRITE_STATES.map((state) => REWRITE_LABELS[state])).size).toBe(REWRITE_STATES.length)
})
