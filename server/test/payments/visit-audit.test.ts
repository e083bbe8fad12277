import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { payWorld, type PayWorld } from './pay-world.ts'

const DEBIT = '4000056655665556'
const COMPANY = 2

describe.each(ENGINES)('payments changed on a support visit, on %s', (database) => {
  let world: PayWorld
  let support: PayWorld['clerk']
  let userID: number
  beforeAll(async () => {
    world = await payWorld({ database })
    support = await world.signIn('support@xd.test')
    userID = (await support('auth/info', {})).user.userID
    await support('admin/do-login-as', { companyID: COMPANY, reason: 'Call 815' })
  })
  afterAll(() => world.close())

  const paid = async () => {
    const { paymentKey } = await world.request()
    await world.pay(paymentKey, DEBIT)
    return paymentKey
  }
  const exception = async () => {
    const { exceptionID } = await world.connection.writes
      .insertInto('payment_exceptions')
      .values({
        companyID: COMPANY,
        storeID: world.storeID,
        paymentID: null,
        exceptionKey: `charge-only-there/simulator/${randomUUID()}`,
        kind: 'charge-only-there',
        gateway: 'simulator',
        gatewayID: 'ch_1',
        hereCents: null,
        thereCents: 100,
        at: Date.now(),
        foundAt: Date.now(),
        resolvedAt: null,
        resolvedByID: null,
      })
      .returning('exceptionID')
      .executeTakeFirstOrThrow()
    return exceptionID
  }

  test.each([
    ['payment.cancel', async () => support('payments/cancel', { paymentKey: (await world.request()).paymentKey })],
    [
      'payment.mark-paid',
      async () => support('payments/mark-paid', { paymentKey: (await world.request()).paymentKey }),
    ],
    [
      'payment.refund',
      async () =>
        support('payments/refund', {
          paymentKey: await paid(),
          amount: 1,
          reason: 'Paid twice',
          idempotencyKey: randomUUID(),
        }),
    ],
    [
      'payment.exception-resolved',
      async () => support('payments/reconciliation/resolve', { exceptionID: await exception(), note: 'A test' }),
    ],
  ] as const)(
    '%s is logged like everything else on a visit: under the visitor, not a user of the company',
    async (action, act) => {
      await act()
      const lines = await world.connection.reads
        .selectFrom('audit')
        .select(['companyID', 'actorUserID', 'subjectUserID'])
        .where('action', '=', action)
        .execute()
      expect(lines).toEqual([{ companyID: COMPANY, actorUserID: userID, subjectUserID: null }])
    },
  )
})
