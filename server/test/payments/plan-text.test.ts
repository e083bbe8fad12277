import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { zoneWhereItIs } from '@xd/fixtures/testing/zone-where-it-is.ts'
import { PATIENCE, textWorld, type TextWorld } from '../messaging/text-world.ts'
import { planActs } from './plan-acts.ts'

describe.each(ENGINES)('the text of a plan’s request, on %s', (database) => {
  let world: TextWorld
  const zone = zoneWhereItIs(12)
  const { db, terms, save, turnIs, comesRound, lastKey } = planActs(() => ({ world, clerk: world.clerk, zone }))
  beforeAll(async () => {
    world = await textWorld({ database })
    await db().deleteFrom('store_closures').where('companyID', '=', COMPANY.goldenPledge).execute()
    await db().updateTable('store_hours').set({ hoursPaymentCutoffTime: '23:45:00' }).execute()
    await db().updateTable('stores').set({ storeTimezone: zone }).where('storeID', '=', world.storeID).execute()
  })
  afterAll(() => world.close())

  const requestOf = (paymentKey: string) =>
    db().selectFrom('payments').selectAll().where('paymentKey', '=', paymentKey).executeTakeFirstOrThrow()
  /** Someone is paying it at this moment. */
  const isBeingPaid = async (paymentKey: string) => {
    const { paymentID, amountCents } = await requestOf(paymentKey)
    await db()
      .insertInto('payment_attempts')
      .values({
        ...{ companyID: COMPANY.goldenPledge, paymentID, amountCents, attemptKey: 'open', gateway: 'simulator' },
        ...{ idempotencyKey: randomUUID(), state: 'pending', startedAt: Date.now() },
      })
      .execute()
  }
  const takenBack = { messageID: null }
  const over = () => ({ validBeforeAt: Date.now() - 1, validBeforeLocal: '2020-01-01T12:00' })

  test.each<readonly [what: string, change: () => object, texts: number]>([
    ['was taken back is sent while the request can be paid', () => takenBack, 2],
    ['was taken back is not sent once the time to pay is over', () => ({ ...takenBack, ...over() }), 1],
    ['was sent is not sent again', () => ({ remindAt: null }), 1],
    ['was sent is not sent again once the time to pay is over', over, 1],
  ])('that %s', async (_, change, texts) => {
    const { custID, convoID } = await world.contactAbroad()
    const { planID } = await save(terms(custID))
    await turnIs(planID, 'open')
    const paymentKey = await lastKey(planID)
    const asking = (await world.messages(convoID)).find(({ messageBody }) => messageBody.includes(paymentKey))!
    await world.reaches(asking, 'delivered')
    await isBeingPaid(paymentKey)
    await db().updateTable('payments').set(change()).where('paymentKey', '=', paymentKey).execute()
    await db().updateTable('plans').set({ dueAt: 1 }).where('planID', '=', planID).execute()
    await comesRound()
    const dueAt = async () =>
      (await db().selectFrom('plans').select('dueAt').where('planID', '=', planID).executeTakeFirstOrThrow()).dueAt!
    await expect.poll(dueAt, PATIENCE).toBeGreaterThan(1)
    const sent = (await world.messages(convoID)).filter(({ messageBody }) => messageBody.includes(paymentKey))
    expect(sent).toHaveLength(texts)
    const { messageID, validBeforeAt } = await requestOf(paymentKey)
    expect(messageID === null).toBe('messageID' in change() && texts === 1)
    // It looks again when the time to pay ends, or in a minute if someone is still paying then.
    const looks = validBeforeAt > Date.now() ? validBeforeAt : Date.now() + MINUTE_MS
    expect(Math.abs((await dueAt()) - looks)).toBeLessThan(MINUTE_MS)
  })
})
