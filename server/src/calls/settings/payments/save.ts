import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentAccounts } from '#services/gateways/present-accounts.ts'
import { saveAccount } from '#services/gateways/save-account.ts'

export const save = handle(
  'settings/payments/save',
  Effect.fnUntraced(function* (input, caller) {
    const approval = yield* saveAccount(caller, input)
    return { ...(yield* presentAccounts(caller)), ...(approval && { approval }) }
  }),
)
