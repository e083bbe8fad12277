import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import { findOwnAccount } from '#queries/gateway-accounts.ts'
import { audit } from '#services/audit.ts'
import { accountName } from '#services/gateways/card-gateways.ts'
import { tryAccount } from '#services/gateways/try-account.ts'

export const test = handle(
  'settings/payments/test',
  Effect.fnUntraced(function* ({ storeID = null }, caller) {
    const { write } = yield* Database
    const { byName } = yield* CardGateways
    const account = yield* findOwnAccount(caller, storeID)
    const gateway = yield* byName(account ? accountName(account) : 'simulator')
    if (gateway === undefined)
      return yield* fail('channel_off', {
        sentence: 'No card gateway is set up here, or its keys must be entered again.',
      })
    if (!gateway.testMode)
      return yield* fail('channel_off', {
        sentence: 'A test sale needs test mode. In live mode there is no card to charge.',
      })
    const test = yield* tryAccount(gateway)
    yield* write(
      audit(caller, {
        action: 'payment-settings-test',
        target: `gateway/${gateway.name}`,
        detail: { state: test.state, gatewayID: test.gatewayID },
      }),
    )
    return { test }
  }),
)
