import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { PAYMENT_MAX } from '#domain/payment/amount.ts'
import { planStep, type TurnState } from '#domain/plan/next-step.ts'
import { PLAN_TURNS_MAX } from '#domain/plan/plan.ts'
import { evenAmount } from '#domain/plan/turn-amount.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { jsonTable } from '../table.ts'

interface Priced {
  readonly amount: number
  readonly total: number | null
  readonly count: number
}

interface Life {
  /** Paid besides, after a turn. */
  readonly early?: Readonly<Record<string, number>>
  readonly unpaid?: readonly number[]
}

/** The turns of a plan from its beginning to its end. */
const runOf = ({ amount, total, count }: Priced, { early = {}, unpaid = [] }: Life = {}) => {
  const plan = {
    planKind: total === null ? ('repeat' as const) : ('layaway' as const),
    planAmount: cents(amount),
    planTotal: total === null ? null : cents(total),
    planEvery: 'week' as const,
    planCount: count,
    planStart: asLocalDay('2026-12-01'),
  }
  const turns: TurnState[] = []
  const asked: number[] = []
  let paid = 0
  for (let step = planStep(plan, turns, cents(paid)); ; step = planStep(plan, turns, cents(paid))) {
    if (step.step !== 'ask') return { asked, paid, end: step }
    expect(step.turn).toBe(turns.length + 1)
    // Never more than is left.
    if (total !== null) expect(step.amount).toBeLessThanOrEqual(total - paid)
    asked.push(step.amount)
    turns.push(unpaid.includes(step.turn) ? 'expired' : 'paid')
    paid += unpaid.includes(step.turn) ? 0 : step.amount
    paid += early[step.turn] ?? 0
  }
}

test.each(jsonTable<(Priced & Life & { case: string; turns: number[] })[]>('plan/turn-amounts.json'))(
  'what each turn asks for: $case',
  ({ turns, ...of }) => expect(runOf(of, of).asked).toEqual(turns),
)

const layaways = fc
  .record({ count: fc.integer({ min: 1, max: PLAN_TURNS_MAX }), total: fc.integer({ min: 1, max: PAYMENT_MAX }) })
  .filter(({ total, count }) => total >= count)

test('even turns of any total, in any number, add up to it to the cent', () => {
  fc.assert(
    fc.property(layaways, ({ total, count }) => {
      const amount = evenAmount(cents(total), count)
      const { asked, end } = runOf({ amount, total, count })
      expect(asked).toHaveLength(count)
      expect(asked.reduce((sum, turn) => sum + BigInt(turn), 0n)).toBe(BigInt(total))
      expect(asked.every((turn) => turn >= amount && turn < amount + count)).toBe(true)
      expect(end).toEqual({ step: 'end', status: 'done', cause: 'paid-up' })
    }),
    { numRuns: 2000 },
  )
})

test('whatever is paid early or goes unpaid, a layaway ends paid to the cent, or stopped with nothing asked twice', () => {
  const lives = fc.record({
    early: fc.dictionary(fc.integer({ min: 1, max: 20 }).map(String), fc.integer({ min: 0, max: 50_000 })),
    unpaid: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }),
  })
  fc.assert(
    fc.property(layaways, fc.integer({ min: 1, max: 100_000 }), lives, ({ total, count }, amount, life) => {
      fc.pre(amount * (count - 1) < total)
      const { asked, paid, end } = runOf({ amount, total, count }, life)
      const extra = Object.values(life.early).reduce((sum, one) => sum + one, 0)
      expect(asked.every((turn) => turn > 0)).toBe(true)
      if (end.step === 'end' && end.status === 'done') {
        expect(paid).toBeGreaterThanOrEqual(total)
        // Only what was paid besides can be too much.
        expect(paid - total).toBeLessThanOrEqual(extra)
      } else expect(end).toMatchObject({ status: 'stopped', cause: 'three-expired' })
    }),
    { numRuns: 1000 },
  )
})
