import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { canPayEarly, isPlanDone, type PlanAct, planCan, planOffers } from '#domain/plan/can.ts'
import { END_STATUSES, planEndedBy, planStep, turnStateOf, type TurnState } from '#domain/plan/next-step.ts'
import {
  PLAN_INTERVAL_LABELS,
  PLAN_INTERVALS,
  PLAN_KIND_LABELS,
  PLAN_KINDS,
  PLAN_STATUSES,
  PLAN_STOP_CAUSES,
  type PlanKind,
  type PlanStatus,
} from '#domain/plan/plan.ts'
import { planProgress } from '#domain/plan/progress.ts'
import { planFaults, planMode } from '#domain/plan/terms.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { asLocalDay } from '#domain/time/day.ts'
import { weekOf } from '../hours/week.ts'
import { jsonTable } from '../table.ts'

const plan = {
  planKind: 'repeat' as PlanKind,
  planAmount: cents(5_000),
  planTotal: null,
  planEvery: 'week' as const,
  planCount: 6,
  planStart: asLocalDay('2026-12-01'),
  planMemo: 'Gold chain',
  planTickets: [],
}
const layaway = { ...plan, planKind: 'layaway' as const, planTotal: cents(30_000) }

describe('what a plan does next', () => {
  test.each(
    jsonTable<{ case: string; kind: PlanKind; count?: number; turns: TurnState[]; paid?: number; step: string }[]>(
      'plan/steps.json',
    ),
  )('$case', ({ kind, count = 6, turns, paid = 0, step }) => {
    const next = planStep(
      { ...(kind === 'layaway' ? layaway : plan), planKind: kind, planCount: count },
      turns,
      cents(paid),
    )
    const words =
      next.step === 'ask'
        ? `ask ${next.turn}`
        : next.step === 'end'
          ? [next.status, next.cause].filter(Boolean).join(' ')
          : next.step
    expect(words).toBe(step)
  })

  test.each([
    [{}, null],
    [{ marketing: true, asked: true }, null],
    [{ stop: true }, 'opted-out'],
    [{ loans: true }, 'opted-out'],
    [{ blocked: true, stop: true }, 'blocked'],
  ] as const)('it ends for a customer with %j: %s', (standing, cause) => expect(planEndedBy(standing)).toBe(cause))

  test('every cause leads to a status that is an end', () => {
    expect(Object.keys(END_STATUSES).sort()).toEqual([...PLAN_STOP_CAUSES].sort())
    for (const status of Object.values(END_STATUSES)) expect(['done', 'stopped', 'canceled']).toContain(status)
  })
})

describe('the acts that a plan allows', () => {
  const ALLOWED: Record<PlanAct, readonly PlanStatus[]> = {
    change: ['active', 'paused'],
    pause: ['active', 'paused'],
    resume: ['paused', 'active'],
    pay: ['active', 'paused'],
    cancel: ['active', 'paused', 'canceled'],
  }
  const every = (Object.keys(ALLOWED) as PlanAct[]).flatMap((act) =>
    PLAN_STATUSES.map((status) => [act, status] as const),
  )

  test.each(every)('%s while %s', (act, planStatus) => {
    expect(planCan(act, { planStatus, planStopCause: null }).ok).toBe(ALLOWED[act].includes(planStatus))
  })

  test.each([
    ['resume', 'active', 'This plan is already active.'],
    ['pause', 'paused', 'This plan is already paused.'],
    ['cancel', 'canceled', 'This plan was already canceled.'],
    ['pause', 'active', null],
    ['resume', 'paused', null],
    ['change', 'paused', null],
    ['pay', 'active', null],
    ['change', 'canceled', 'This plan was canceled. It can’t be changed.'],
  ] as const)('a screen offers %s while %s: %s', (act, planStatus, reason) => {
    const offered = planOffers(act, { planStatus, planStopCause: null })
    expect(offered.ok ? null : offered.reason).toBe(reason)
  })

  test.each([
    [
      'resume',
      'stopped',
      'three-expired',
      'This plan was stopped because three requests in a row went unpaid. It can’t be resumed.',
    ],
    [
      'cancel',
      'stopped',
      'opted-out',
      'This plan was stopped because the customer opted out of these texts. It can’t be canceled.',
    ],
    ['change', 'done', 'paid-up', 'This plan is done because everything is paid. It can’t be changed.'],
    ['pause', 'done', null, 'This plan is done. It can’t be paused.'],
    ['resume', 'canceled', 'by-staff', 'This plan was canceled. It can’t be resumed.'],
  ] as const)('why not: %s while %s (%s)', (act, planStatus, planStopCause, reason) => {
    expect(planCan(act, { planStatus, planStopCause })).toEqual({ ok: false, reason })
  })

  test('more of it may be asked for early unless a request of it is open', () => {
    const active = { planStatus: 'active', planStopCause: null } as const
    expect(canPayEarly(active, false).ok).toBe(true)
    expect(canPayEarly(active, true)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('still open') as string,
    })
    expect(canPayEarly({ planStatus: 'done', planStopCause: 'paid-up' }, false)).toMatchObject({
      ok: false,
      reason: 'This plan is done because everything is paid. It can’t be paid early.',
    })
  })

  test('asked for again, they are done already', () => {
    expect(isPlanDone('pause', 'paused')).toBe(true)
    expect(isPlanDone('cancel', 'canceled')).toBe(true)
    expect(isPlanDone('pause', 'active')).toBe(false)
    expect(isPlanDone('change', 'active')).toBe(false)
  })
})

describe('its progress in words', () => {
  test.each([
    [{ ...layaway, turnsPaid: 3, paid: 15_000 }, '3 of 6, $150.00 left', '3 de 6, faltan $150.00'],
    [{ ...layaway, turnsPaid: 0, paid: 0 }, '0 of 6, $300.00 left', '0 de 6, faltan $300.00'],
    [{ ...layaway, turnsPaid: 4, paid: 30_000 }, 'Paid in full', 'Todo pagado'],
    [{ ...layaway, turnsPaid: 1, paid: 31_000 }, 'Paid in full', 'Todo pagado'],
    [{ ...layaway, turnsPaid: 7, paid: 29_999 }, '6 of 6, $0.01 left', '6 de 6, faltan $0.01'],
    [{ ...plan, turnsPaid: 3, paid: 15_000 }, '3 of 6', '3 de 6'],
    [{ ...plan, planKind: 'once' as const, planCount: 1, turnsPaid: 0, paid: 0 }, '', ''],
  ])('%j', (progress, en, es) => {
    const of = { ...progress, paid: cents(progress.paid) }
    expect([planProgress(of, 'en'), planProgress(of, 'es')]).toEqual([en, es])
    for (const words of [en, es]) expect(messageSegments(words).encoding).toBe('GSM-7')
  })
})

describe('the terms of a plan', () => {
  const hours = weekOf({ '1-5': '09:00-18:00 cutoff 17:45 reply 18:00' })
  const today = asLocalDay('2026-11-28')
  const faults = (change: object, startBefore?: string) =>
    planFaults({ ...plan, ...change }, { hours, today, ...(startBefore && { startBefore: asLocalDay(startBefore) }) })

  test.each([
    [{}, {}],
    [{ planKind: 'once', planCount: 1 }, {}],
    [{ ...layaway }, {}],
    [{ ...layaway, planTotal: 25_001 }, {}],
    [{ ...layaway, planCount: 1, planTotal: 1 }, {}],
    [{ planCount: 52 }, {}],
    [{ planStart: '2026-11-28' }, {}],
    [{ planCount: 0 }, { planCount: 'From 1 to 52 payments' }],
    [{ planCount: 53 }, { planCount: 'From 1 to 52 payments' }],
    [{ planCount: 1.5 }, { planCount: 'From 1 to 52 payments' }],
    [{ planKind: 'once' }, { planCount: 'This plan has one payment' }],
    [{ planKind: 'once', planCount: 2 }, { planCount: 'This plan has one payment' }],
    [{ planKind: 'once', planCount: 1 }, {}],
    [{ planAmount: 0 }, { planAmount: 'The amount must be at least $0.01' }],
    [{ planTotal: 30_000 }, { planTotal: 'Only a layaway has a total' }],
    [{ ...layaway, planTotal: null }, { planTotal: 'Enter what the layaway costs' }],
    [{ ...layaway, planTotal: 0 }, { planTotal: 'Enter what the layaway costs' }],
    [
      { ...layaway, planTotal: 25_000 },
      { planTotal: '5 payments of $50.00 already pay it. Enter fewer or smaller ones.' },
    ],
    [
      { ...layaway, planCount: 2, planTotal: 5_000 },
      { planTotal: '1 payment of $50.00 already pays it. Enter fewer or smaller ones.' },
    ],
    [{ ...layaway, planTotal: 10_024_999 }, {}],
    [
      { ...layaway, planTotal: 10_025_000 },
      {
        planTotal:
          'The last payment would be $100,000.00, more than one request can ask for. Enter more or larger ones.',
      },
    ],
    [{ planStart: '2026-11-27' }, { planStart: 'Today or later' }],
    [{ planStart: '2027-11-29' }, {}],
    [{ planStart: '2027-11-30' }, { planStart: 'That’s too far ahead. Check the year.' }],
    [{ planMemo: ' ' }, { planMemo: 'Enter what the payment is for' }],
    [{ planTickets: ['1?'] }, { planTickets: '"1?" is not a ticket number' }],
  ])('%j', (change, expected) => expect(faults(change)).toStrictEqual(expected))

  test('a plan that is changed may keep a start that has passed', () => {
    expect(faults({ planStart: '2026-11-03' }, '2026-11-03')).toEqual({})
    expect(faults({ planStart: '2026-11-04' }, '2026-11-03')).toEqual({ planStart: 'Today or later' })
  })

  test('a store without hours can’t have one', () => {
    expect(planFaults(plan, { hours: weekOf({}), today })).toEqual({
      planStart: 'The store has no open days. Enter its hours first.',
    })
  })

  test('what is paid toward tickets is debit only', () => {
    expect(planMode({ planTickets: ['10233'] })).toBe('debit-only')
    expect(planMode({ planTickets: [] })).toBe('any')
  })

  test('every kind and interval has a label', () => {
    expect(Object.keys(PLAN_KIND_LABELS)).toEqual([...PLAN_KINDS])
    expect(Object.keys(PLAN_INTERVAL_LABELS).sort()).toEqual([...PLAN_INTERVALS].sort())
  })
})

test.each([
  ['sent', 1_001, false, 'open'],
  ['sent', 1_000, false, 'expired'],
  ['sent', 999, true, 'open'],
  ['approved', 999, false, 'paid'],
  ['declined', 1_001, false, 'declined'],
  ['canceled', 999, false, 'canceled'],
] as const)(
  'a turn whose request is %s until %s, being paid: %s, is %s',
  (paymentStatus, validBeforeAt, isBeingPaid, state) =>
    expect(turnStateOf({ paymentStatus, validBeforeAt, isBeingPaid }, 1_000)).toBe(state),
)
