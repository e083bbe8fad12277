import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchState } from '#domain/ticket/batch.ts'
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
