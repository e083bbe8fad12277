import { afterEach, beforeEach, describe, test } from 'vitest'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { textWorld, type TextWorld } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what payment plans write', () => {
  let world: TextWorld
  const zone = zoneWhereItIs(12)
  const today = localDay(Date.now(), zone)
  beforeEach(async () => {
    world = await textWorld()
    const db = world.connection.writes
    await db.deleteFrom('store_closures').where('companyID', '=', COMPANY.goldenPledge).execute()
    await db
      .updateTable('store_hours')
      .set({ hoursPaymentCutoffTime: '23:45:00', hoursOpenTime: '00:15:00', hoursCloseTime: '23:50:00' })
      .execute()
    await db.updateTable('stores').set({ storeTimezone: zone }).where('storeID', '=', world.storeID).execute()
  })
  afterEach(() => world.close())

  test('from the first request to the last payment', async () => {
    const owner = await world.signIn('owner')
    const { clerk, storeID } = world
    const { custID, convoID, phone } = await world.contactAbroad()
    const { does, runs } = await writes(world, 'plans', { zone, known: { phone: phone.slice(1) } })
    const plan = {
      planKind: 'layaway',
      custID,
      storeID,
      planTotal: 100,
      planEvery: 'week',
      planCount: 3,
      planStart: today,
      planMemo: ' Gold chain ',
      planTickets: ['4711', '#4712'],
    } as const
    let planID = 0
    await does('a layaway of $100 in three payments', async () => {
      const answer = await clerk('payments/schedules/save', { plan })
      ;({ planID } = answer.plan)
      return answer
    })
    await runs('the first payment is asked for', 'run-plans')
    const fetched = () => clerk('payments/schedules/fetch', { planID })
    await does('the plan while it waits', fetched)
    const [turn] = (await fetched()).turns
    await does('the request of a plan', () => clerk('payments/fetch', { paymentKey: turn!.paymentKey }))
    await does('the page of it', () => world.call('pay/fetch', { paymentKey: turn!.paymentKey }))
    await does('the first payment is made', () => owner('payments/mark-paid', { paymentKey: turn!.paymentKey }))
    await runs('the plan goes on', 'run-plans')
    await does('the plan after it', fetched)
    await does('it is paused', () => clerk('payments/schedules/pause', { planID }))
    await does('it is changed', () =>
      clerk('payments/schedules/save', {
        plan: { ...plan, planID, planCount: 4, planMemo: 'Silver chain', planTickets: ['4711'] },
        expectedVersion: 1,
      }),
    )
    await does('it is resumed', () => owner('payments/schedules/resume', { planID }))
    await runs('nothing is asked for yet', 'run-plans')
    let paymentKey = ''
    await does('the rest is asked for early', async () => {
      const answer = await clerk('payments/send', {
        convoID,
        clientMessageID: 'early-1',
        payment: {
          planID,
          paymentAmount: 66.67,
          paymentMemo: 'The rest',
          paymentMode: 'any',
          paymentValidBeforeLocalTZ: `${addDays(today, 3)}T12:00`,
        },
      })
      ;({ paymentKey } = answer.payment)
      return answer.payment.paymentPlan
    })
    await does('it is paid in the store', () => owner('payments/mark-paid', { paymentKey }))
    await runs('the plan is done', 'run-plans')
    await does('the plan at its end', fetched)

    const { features } = await world.connection.reads
      .selectFrom('companies')
      .select('features')
      .where('companyID', '=', COMPANY.goldenPledge)
      .executeTakeFirstOrThrow()
    const turnTo = (to: string) =>
      world.connection.writes
        .updateTable('companies')
        .set({ features: to })
        .where('companyID', '=', COMPANY.goldenPledge)
        .execute()
    await does('a plan that starts today', async () => {
      await clerk('payments/schedules/save', { plan: { ...plan, planMemo: 'Guitar', planTickets: [] } })
    })
    await turnTo(JSON.stringify((JSON.parse(features) as string[]).filter((name) => name !== 'paymentscheduler')))
    await runs('it waits while the add-on is off', 'run-plans')
    await turnTo(features)

    await does('another plan, of one payment', async () => {
      const answer = await clerk('payments/schedules/save', {
        plan: {
          planKind: 'once',
          custID,
          storeID,
          planAmount: 45.5,
          planEvery: 'month',
          planCount: 1,
          planStart: addDays(today, 9),
          planMemo: 'Interest',
        },
      })
      ;({ planID } = answer.plan)
      return answer
    })
    await does('it is canceled', () => clerk('payments/schedules/cancel', { planID }))
    await does('a plan of a customer who opts out', async () => {
      await clerk('payments/schedules/save', {
        plan: { ...plan, planStart: addDays(today, 9), planTickets: [], planMemo: 'Watch' },
      })
    })
    await world.connection.writes
      .updateTable('customers')
      .set({ custOptedOutAt: Date.now() })
      .where('custID', '=', custID)
      .execute()
    await runs('it is stopped', 'run-plans')
  })
})
