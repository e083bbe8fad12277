import { randomUUID } from 'node:crypto'
import { Effect } from 'effect'
import type { Output } from '@xd/core/contract/calls.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { type CardGateway, TEST_ORDER } from '#providers/cards/gateway.ts'

type Test = Output<'settings/payments/test'>['test']

const ONE_DOLLAR = 100 as Cents

const ended = (state: Test['state'], message: string | null = null): Test => ({
  state,
  amount: ONE_DOLLAR,
  gatewayID: null,
  undone: null,
  message,
})

/** Charges a dollar to the gateway's published test card, and reverses it by a void or, if there is none, a refund. */
export const tryAccount = (gateway: CardGateway): Effect.Effect<Test> =>
  Effect.gen(function* () {
    const sale = {
      amount: ONE_DOLLAR,
      currency: 'USD',
      orderRef: TEST_ORDER,
      idempotencyKey: randomUUID(),
      debitOnly: false,
    } as const
    const { state, gatewayID, declineCode } = yield* gateway.testSale(sale)
    if (state !== 'approved') return { ...ended(state, declineCode), gatewayID }
    const undone = yield* gateway.voidSale(gatewayID).pipe(
      Effect.catchTag('GatewayRefused', () =>
        Effect.as(gateway.refund({ gatewayID, amount: ONE_DOLLAR, idempotencyKey: randomUUID() }), 'refunded' as const),
      ),
      Effect.catch(() => Effect.succeed(null)),
    )
    return { ...ended('approved'), gatewayID, undone }
  }).pipe(
    Effect.catchTags({
      GatewayRefused: ({ message }) => Effect.succeed(ended('refused', message)),
      GatewayUnknown: () => Effect.succeed(ended('no-answer')),
    }),
  )
