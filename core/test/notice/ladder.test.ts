import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLD_OUT_MAX, isHeldOut } from '#domain/notice/hold-out.ts'
import { AFTER_MATURITY, outlivesStop } from '#domain/notice/lawful.ts'
import { isLadderTime, LADDER_STEP_NAMES, stepOn, waitsForPromise } from '#domain/notice/ladder.ts'
import { addDays, asLocalDay } from '#domain/time/day.ts'

const due = asLocalDay('2026-03-09')
const ticket = { ticketDueDate: due, ticketGraceDate: addDays(due, 10) }

describe('the ladder', () => {
  it('has steps 5, 3, 1 and 0 days before a ticket is due, and the day before grace ends', () => {
    const spoken = Array.from({ length: 40 }, (_, n) => addDays(due, n - 20)).flatMap((today) => {
      const step = stepOn(ticket, today, LADDER_STEP_NAMES)
      return step === undefined ? [] : [[today, step]]
    })
    expect(spoken).toEqual([
      ['2026-03-04', 'due-5'],
      ['2026-03-06', 'due-3'],
      ['2026-03-08', 'due-1'],
      ['2026-03-09', 'due-0'],
      ['2026-03-18', 'grace-1'],
    ])
  })

  it('leaves out steps that are off, and tickets without a day', () => {
    expect(stepOn(ticket, due, ['due-5'])).toBeUndefined()
    expect(stepOn({ ticketDueDate: '', ticketGraceDate: null }, due, LADDER_STEP_NAMES)).toBeUndefined()
  })

  it('waits for a promise up to the due day itself, and not for the end of grace', () => {
    expect(LADDER_STEP_NAMES.filter(waitsForPromise)).toEqual(['due-0', 'due-1', 'due-3', 'due-5'])
  })

  it('goes on after an answer or STOP where the law requires the notice, and after nothing else', () => {
    const causes = ['paid', 'answered', 'opted_out', 'redeemed', 'forfeited', 'gone'] as const
    const outlived = (law: 'none' | 'california', kind: 'due' | 'final') =>
      causes.filter((cause) => outlivesStop(law, kind, cause))
    expect(outlived('california', 'final')).toEqual(['answered', 'opted_out'])
    expect(outlived('california', 'due')).toEqual([])
    expect(outlived('none', 'final')).toEqual([])
  })

  it('has a time of day', () => {
    expect(['10:00', '00:00', '23:59'].every(isLadderTime)).toBe(true)
    expect(['24:00', '9:00', '10:60', ''].some(isLadderTime)).toBe(false)
  })
})

describe('the hold-out', () => {
  it('is about the set size, always the same customers, and empty at zero or after maturity', () => {
    const out = Array.from({ length: 20_000 }, (_, custID) => isHeldOut('due-soon', custID, 2, 10)).filter(
      Boolean,
    ).length
    expect(out / 20_000).toBeGreaterThan(0.08)
    expect(out / 20_000).toBeLessThan(0.12)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 6 }), (custID, storeID) => {
        expect(isHeldOut('due', custID, storeID, 0)).toBe(false)
        expect(isHeldOut('due', custID, storeID, 7)).toBe(isHeldOut('due', custID, storeID, 7))
        for (const kind of AFTER_MATURITY) expect(isHeldOut(kind, custID, storeID, HOLD_OUT_MAX)).toBe(false)
      }),
    )
  })
})
