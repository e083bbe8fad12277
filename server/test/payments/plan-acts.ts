import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { PATIENCE, type TextWorld } from '../messaging/text-world.ts'

const VISA_DEBIT = '4000056655665556'

type Terms = WireInput<'payments/schedules/save'>['plan']

interface Where {
  readonly world: TextWorld
  readonly clerk: CallClient
  /** The store's time zone at the moment. */
  readonly zone: string
}

/** Acts of the tests of payment plans: make them, look at them, pay, and let a week pass. */
export const planActs = (where: () => Where) => {
  const db = () => where().world.connection.writes
  const today = () => localDay(Date.now(), where().zone)

  const terms = (custID: number, more: Partial<Terms> = {}): Terms => ({
    planKind: 'repeat',
    custID,
    storeID: where().world.storeID,
    planAmount: 50,
    planEvery: 'week',
    planCount: 3,
    planStart: today(),
    planMemo: 'Gold chain',
    ...more,
  })
  const layaway = { planKind: 'layaway', planTotal: 100, planAmount: undefined, planCount: 3 } as const
  const later = () => ({ planStart: addDays(today(), 5) })
  const save = async (plan: Terms, more: object = {}) =>
    (await where().clerk('payments/schedules/save', { plan, ...more })).plan
  const fetched = (planID: number) => where().clerk('payments/schedules/fetch', { planID })
  const statesOf = async (planID: number) => (await fetched(planID)).turns.map(({ turnState }) => turnState)
  const turnIs = (planID: number, ...states: string[]) => expect.poll(() => statesOf(planID), PATIENCE).toEqual(states)
  const becomes = (planID: number, planStatus: string, planStopCause: string | null) =>
    expect
      .poll(async () => (await fetched(planID)).plan, PATIENCE)
      .toMatchObject({ planStatus, planStopCause, planNext: null })
  /** Makes the job look at once. While it is running, it sets its own next time. */
  const comesRound = () => {
    const rested = db()
      .updateTable('jobs')
      .set({ runAt: 0 })
      .where('kind', '=', 'run-plans')
      .where('leasedUntil', '=', 0)
      .returning('jobID')
    return expect.poll(async () => (await rested.execute()).length, PATIENCE).toBe(1)
  }
  const lastKey = async (planID: number) => (await fetched(planID)).turns.at(-1)!.paymentKey
  const pay = async (paymentKey: string, number = VISA_DEBIT) => {
    const card = { number, expMonth: 12, expYear: 2035, cvc: '123' }
    const { token } = await where().world.sandbox<{ token: string }>('/cards/tokenize', card)
    await where().world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token })
  }
  const payment = async (paymentKey: string) => (await where().clerk('payments/fetch', { paymentKey })).payment
  /** As if a week had passed since the last turn, which expired if nobody paid it. */
  const weekPasses = async (planID: number) => {
    const of = (table: 'plans' | 'plan_turns') => db().updateTable(table).where('planID', '=', planID)
    const turns = await db().selectFrom('plan_turns').selectAll().where('planID', '=', planID).execute()
    for (const { paymentID, day } of turns) {
      await db()
        .updateTable('plan_turns')
        .set({ day: addDays(day, -7) })
        .where('paymentID', '=', paymentID)
        .execute()
      await db()
        .updateTable('payments')
        .set({ validBeforeAt: Date.now() - 1, validBeforeLocal: '2020-01-01T12:00' })
        .where('paymentID', '=', paymentID)
        .execute()
    }
    const { nextDay, planStart } = await db()
      .selectFrom('plans')
      .select(['nextDay', 'planStart'])
      .where('planID', '=', planID)
      .executeTakeFirstOrThrow()
    await of('plans')
      .set({ nextDay: addDays(nextDay, -7), planStart: addDays(planStart, -7), dueAt: 0 } as never)
      .execute()
    await comesRound()
  }
  return {
    db,
    today,
    terms,
    layaway,
    later,
    save,
    fetched,
    statesOf,
    turnIs,
    becomes,
    comesRound,
    lastKey,
    pay,
    payment,
    weekPasses,
  }
}
