import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, type Cents } from '#domain/money/cents.ts'
import { balanceOf, entryAmount, LEDGER_KINDS } from '#domain/payment/ledger.ts'
import { differences, EXCEPTION_KINDS, exceptionSentence, type Movement } from '#domain/payment/reconcile.ts'
import { ownRefund, promisedOf, refundedOf, REFUND_STATES } from '#domain/payment/refund.ts'

const amount = fc.integer({ min: 1, max: 9_999_999 }).map(cents)
const movement: fc.Arbitrary<Movement> = fc.record({
  kind: fc.constantFrom(...LEDGER_KINDS),
  gatewayID: fc.constantFrom('a', 'b', 'c', 'd'),
  sale: fc.constantFrom(null, 'a'),
  paymentKey: fc.constantFrom(null, 'one', 'two'),
  amount: fc.constantFrom(cents(1), cents(2)),
  at: fc.nat(100),
})
const moved = fc.uniqueArray(
  movement.filter(({ kind }) => kind !== 'void'),
  { selector: ({ kind, gatewayID }) => `${kind}/${gatewayID}` },
)
const movements = fc.uniqueArray(movement, { selector: ({ kind, gatewayID }) => `${kind}/${gatewayID}` })

describe('the ledger', () => {
  test('adds charges and subtracts voids and refunds', () => {
    expect(LEDGER_KINDS.map((kind) => entryAmount(kind, cents(4550)))).toEqual([4550, -4550, -4550])
  })

  test('has a balance that does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const entries = amounts.map((amountCents) => ({ amountCents }))
        expect(balanceOf(entries.toReversed())).toBe(balanceOf(entries))
      }),
    )
  })
})

describe('refunds', () => {
  const refund = fc.record({ state: fc.constantFrom(...REFUND_STATES), amountCents: amount, feeCents: amount })

  test('count as promised when made or in progress, but not when failed', () => {
    fc.assert(
      fc.property(fc.array(refund), (refunds) => {
        const pending = refunds.filter(({ state }) => state === 'pending')
        const sum = (of: 'amountCents' | 'feeCents') => pending.reduce((total, one) => total + one[of], 0)
        const { amount: refunded, fee } = refundedOf(refunds)
        expect(promisedOf(refunds)).toEqual({ amount: refunded + sum('amountCents'), fee: fee + sum('feeCents') })
      }),
    )
  })

  test.each([
    [
      'the one with our key, whatever its amount',
      [
        ['x', null, 500],
        ['y', 'ours', 700],
      ],
      [],
      'y',
    ],
    [
      'one without a key of the same amount',
      [
        ['x', null, 400],
        ['y', null, 500],
      ],
      [],
      'y',
    ],
    ['not one that is another of ours', [['x', null, 500]], ['x'], undefined],
    ['not one with somebody else’s key', [['x', 'theirs', 500]], [], undefined],
    ['none', [], [], undefined],
  ] as const)('match the gateway’s: %s', (_, seen, others, gatewayID) => {
    const lines = seen.map(([id, idempotencyKey, asked]) => ({ gatewayID: id, idempotencyKey, amount: asked as Cents }))
    expect(ownRefund({ gatewayKey: 'ours', amountCents: cents(500) }, lines, new Set(others))?.gatewayID).toBe(
      gatewayID,
    )
  })
})

describe('reconciling', () => {
  test('finds no difference if both sides agree, in any order', () => {
    fc.assert(
      fc.property(movements, (list) => {
        expect(differences(list, list.toReversed())).toEqual([])
      }),
    )
  })

  test('ignores a sale the gateway undid before any of it was booked, but not a booked one', () => {
    const sale = { kind: 'charge', gatewayID: 'a', sale: null, paymentKey: 'one', amount: cents(2), at: 1 } as const
    const undone = { ...sale, kind: 'void' } as const
    const kinds = (here: readonly Movement[], there: readonly Movement[]) =>
      differences(here, there).map(({ kind }) => kind)
    expect(kinds([], [sale, undone])).toEqual([])
    expect(kinds([sale], [sale, undone])).toEqual(['void-only-there'])
    expect(kinds([], [sale])).toEqual(['charge-only-there'])
    expect(kinds([sale, undone], [])).toEqual(['charge-only-here', 'void-only-here'])
    // Some gateways number their refunds separately from their sales. One with the same number is still reported.
    expect(kinds([], [sale, undone, { ...sale, kind: 'refund' }])).toEqual(['refund-only-there'])
  })

  test('reports each difference once, and mirrored if the sides are swapped', () => {
    fc.assert(
      fc.property(moved, moved, (here, there) => {
        const found = differences(here, there)
        const name = ({ kind, gatewayID }: Movement) => `${kind}/${gatewayID}`
        const same = here.filter((one) =>
          there.some((other) => name(one) === name(other) && one.amount === other.amount),
        ).length
        const wrong = found.filter(({ kind }) => kind === 'amount-differs').length
        expect(found).toHaveLength(here.length + there.length - 2 * same - wrong)
        const back = differences(there, here)
        const sides = (list: typeof found) =>
          list.map(({ gatewayID, amountHere, amountThere }) => [gatewayID, amountHere, amountThere])
        expect(
          sides(back)
            .map(([id, a, b]) => [id, b, a].join())
            .sort(),
        ).toEqual(
          sides(found)
            .map((side) => side.join())
            .sort(),
        )
      }),
    )
  })

  test.each(EXCEPTION_KINDS)('%s is a sentence', (kind) => {
    expect(exceptionSentence({ kind, amountHere: cents(100), amountThere: cents(200) })).toMatch(/\$\d.*\.$/)
  })

  test('each kind of difference has a sentence of its own, with the amount of the side that has it', () => {
    const said = EXCEPTION_KINDS.map((kind) =>
      exceptionSentence({
        kind,
        amountHere: kind.endsWith('-only-there') ? null : cents(100),
        amountThere: kind.endsWith('-only-here') ? null : cents(200),
      }),
    )
    expect(new Set(said).size).toBe(EXCEPTION_KINDS.length)
    for (const sentence of said) expect(sentence).not.toContain('nothing')
    expect(exceptionSentence({ kind: 'amount-differs', amountHere: null, amountThere: cents(200) })).toContain(
      'nothing',
    )
  })
})
