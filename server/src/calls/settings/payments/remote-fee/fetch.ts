import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { remoteFeeSettings } from '#services/payments/remote-fee-settings.ts'

export const fetch = handle(
  'settings/payments/remote-fee/fetch',
  Effect.fnUntraced(function* ({ storeID }, caller) {
    return { settings: yield* remoteFeeSettings(caller, storeID) }
  }),
)
