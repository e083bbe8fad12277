import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rewriteProgress, type SteppedTicket } from '#domain/ticket/progress.ts'
import { REWRITE_STATES } from '#domain/ticket/rewrite.ts'
import { awaitsImport, isStrangers, strangersReason, unseenState } from '#domain/ticket/verify.ts'

describe('a number that no file has shown', () => {
  test.each([
    ['was never sent', null, 5, 'rewritten', null],
    ['was sent, and no file came since', 1, 0, 'posted', null],
    ['is missing in one', 1, 1, 'posted', null],
    ['is missing in two', 1, 2, 'exception', 'The POS has not shown ticket 20417 in two imports.'],
    ['is missing in three', 1, 3, 'exception', 'The POS has not shown ticket 20417 in two imports.'],
  ])('that %s', (_, postedAt, misses, ticketState, reason) => {
    const state = unseenState({ newTicket: '20417', postedAt }, misses)
    expect(state.ticketState).toBe(ticketState)
    if (reason === null) expect(state.ticketReason).toBeNull()
    else expect(state.ticketReason).toContain(reason)
  })
})

test.each([
  ['the old one’s owner', { shown: 1, old: 1, payer: 2 }, false],
  ['the payer', { shown: 2, old: 1, payer: 2 }, false],
  ['somebody else', { shown: 3, old: 1, payer: 2 }, true],
  ['somebody, and the old one is not in the book', { shown: 3, old: undefined, payer: 2 }, false],
])('a number that the book has for %s', (_, owners, strange) => expect(isStrangers(owners)).toBe(strange))

test('a file counts for tickets that have a number and are not withdrawn', () => {
  expect(REWRITE_STATES.filter(awaitsImport)).toEqual(['rewritten', 'posted'])
  expect(strangersReason('20417')).toMatch(/ticket 20417 .*\.$/)
})

describe('progress', () => {
  const ticket = (change: Partial<SteppedTicket>): SteppedTicket => ({
    ticketState: 'rewritten',
    numberedAt: 10,
    postedAt: null,
    verifiedAt: null,
    ...change,
  })

  test('a step is reached when the last ticket has come that far', () => {
    const posted = ticket({ ticketState: 'posted', postedAt: 20 })
    const verified = ticket({ ticketState: 'verified', postedAt: 25, verifiedAt: 30 })
    expect(rewriteProgress([posted, verified])).toEqual([
      { step: 'rewritten', reached: 2, of: 2, at: 10 },
      { step: 'posted', reached: 2, of: 2, at: 25 },
      { step: 'verified', reached: 1, of: 2, at: null },
    ])
  })

  test('a number that a file shows was sent, even if unmarked; dismissed tickets do not count', () => {
    expect(
      rewriteProgress([ticket({ ticketState: 'verified', verifiedAt: 30 }), ticket({ ticketState: 'dismissed' })]),
    ).toEqual([
      { step: 'rewritten', reached: 1, of: 1, at: 10 },
      { step: 'posted', reached: 1, of: 1, at: 30 },
      { step: 'verified', reached: 1, of: 1, at: 30 },
    ])
    expect(rewriteProgress([ticket({ ticketState: 'dismissed' })])).toEqual([])
  })

  test('no step is further than the one before it', () => {
    const at = fc.option(fc.nat(100))
    const arbitrary = fc
      .tuple(at, at)
      .map(([posted, verified]) => ticket({ postedAt: posted, verifiedAt: posted === null ? null : verified }))
    fc.assert(
      fc.property(fc.array(arbitrary, { minLength: 1 }), (tickets) => {
        const reached = rewriteProgress(tickets).map((step) => step.reached)
        expect(reached).toEqual([...reached].sort((a, b) => b - a))
      }),
    )
  })
})
