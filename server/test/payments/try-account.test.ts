import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { cents } from '@xd/core/domain/money/cents.ts'
import { type CardGateway, GatewayRefused, GatewayUnknown, type Sale, TEST_ORDER } from '#providers/cards/gateway.ts'
import { tryAccount } from '#services/gateways/try-account.ts'

const refused = Effect.fail(new GatewayRefused({ message: 'no such merchant' }))
const silent = Effect.fail(new GatewayUnknown({ cause: 'nothing' }))
const sold = (state: 'approved' | 'declined' | 'error', declineCode: string | null = null) =>
  Effect.succeed({ state, gatewayID: 'G1', declineCode })

/** The gateway’s answers to the sale, to its void and to its refund. */
test.each<[string, unknown, unknown, unknown, object]>([
  ['goes through and is voided', sold('approved'), Effect.succeed('voided'), refused, { undone: 'voided' }],
  ['is refunded where it can’t be voided', sold('approved'), refused, Effect.succeed({}), { undone: 'refunded' }],
  ['can’t be given back', sold('approved'), refused, refused, { undone: null }],
  ['may not have been given back', sold('approved'), silent, Effect.succeed({}), { undone: null }],
  ['is declined', sold('declined', 'fraud'), refused, refused, { state: 'declined', message: 'fraud' }],
  ['fails', sold('error', 'processing_error'), refused, refused, { state: 'error', message: 'processing_error' }],
  ['is refused', refused, refused, refused, { state: 'refused', gatewayID: null, message: 'no such merchant' }],
  ['gets no answer', silent, refused, refused, { state: 'no-answer', gatewayID: null }],
])('the dollar of a test %s', async (_, sale, undo, refund, told) => {
  const asked: object[] = []
  const gateway = {
    testSale: (given: Sale) => {
      const { idempotencyKey: _key, ...rest } = given
      asked.push(rest)
      return sale
    },
    voidSale: () => undo,
    refund: ({ gatewayID, amount }: { gatewayID: string; amount: number }) => {
      asked.push({ gatewayID, amount })
      return refund
    },
  } as unknown as CardGateway
  const answer = { state: 'approved', amount: 100, gatewayID: 'G1', undone: null, message: null, ...told }
  expect(await Effect.runPromise(tryAccount(gateway))).toEqual(answer)
  expect(asked[0]).toEqual({ amount: cents(100), currency: 'USD', orderRef: TEST_ORDER, debitOnly: false })
  const isRefunded = sale !== refused && undo === refused && 'state' in answer && answer.state === 'approved'
  expect(asked.slice(1)).toEqual(isRefunded ? [{ gatewayID: 'G1', amount: cents(100) }] : [])
})
