import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventually, payWorld, type PayWorld } from './pay-world.ts'

const ROUNDS = 40
const DEBIT = '4000056655665556'

describe.each(ENGINES)('closing a request while it is paid, on %s', (database) => {
  let world: PayWorld
  beforeAll(async () => void (world = await payWorld({ database })))
  afterAll(() => world.close())

  const closings = ['payments/cancel', 'payments/mark-paid'] as const
  test.each(closings)('%s and a card have exactly one winner, in every round', async (closing) => {
    await world.connection.writes.deleteFrom('rate_limits').execute()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { paymentKey } = await world.request()
      const token = await world.tokenize(DEBIT)
      const pay = () => world.call('pay/submit', { paymentKey, attemptKey: randomUUID(), token })
      const close = () => world.clerk(closing, { paymentKey })
      // Either may start first: one of them a little later each time.
      const [closed, paid] = await Promise.allSettled(
        round % 2 === 0 ? [close(), after(round, pay)] : [after(round, close), pay()],
      )
      const payment = await eventually(
        () => world.payment(paymentKey),
        ({ paymentInProgress }) => !paymentInProgress,
      )
      const moved = await world.transactions(paymentKey)
      expect([closed.status, paid.status].filter((status) => status === 'fulfilled')).toHaveLength(1)
      if (paid.status === 'fulfilled') {
        expect(payment).toMatchObject({ paymentStatus: 'approved', paymentMethod: 'card' })
        expect(moved).toHaveLength(1)
      } else {
        expect(payment.paymentStatus).toBe(closing === 'payments/cancel' ? 'canceled' : 'approved')
        expect(payment.paymentMethod).toBe(closing === 'payments/cancel' ? null : 'in-store')
        expect(moved).toEqual([])
      }
    }
  })
})

const after = <A>(turns: number, act: () => Promise<A>): Promise<A> =>
  turns <= 0 ? act() : new Promise<void>((resolve) => setImmediate(resolve)).then(() => after(turns - 1, act))
