import { Effect } from 'effect'
import { canUseRange, reserveRange } from '@xd/core/domain/ticket/rewrite.ts'
import { handle } from '#calls/handler.ts'
import { invalid } from '#failure.ts'
import { updateStore } from '#queries/stores.ts'
import { lockTicketRange, saveTicketRange } from '#queries/ticket-ranges.ts'
import { rewriteSettings } from '#services/rewrites/present-settings.ts'
import { saveStoreSettings } from '#services/stores/save-store-settings.ts'

export const save = handle(
  'settings/rewrites/save',
  Effect.fnUntraced(function* ({ settings, expectedVersion }, caller) {
    const { storeID, storeAutoRewrite } = settings
    const range = settings.ticketRange && {
      prefix: settings.ticketRange.rangePrefix.trim(),
      from: settings.ticketRange.rangeFrom,
      to: settings.ticketRange.rangeTo,
    }
    const can = range && canUseRange(range)
    if (can && !can.ok) return yield* invalid({ 'settings.ticketRange': can.reason })
    return yield* saveStoreSettings(caller, {
      storeID,
      expectedVersion,
      version: 'rewritesVersion',
      action: 'rewrite-settings',
      read: rewriteSettings(caller, storeID),
      change: Effect.fnUntraced(function* () {
        const current = yield* lockTicketRange(caller, storeID)
        if (storeAutoRewrite === true && !range && !current)
          return yield* invalid({ 'settings.storeAutoRewrite': 'Reserve ticket numbers for the store first' })
        if (range) yield* saveTicketRange(caller, storeID, reserveRange(range, current))
        if (typeof storeAutoRewrite === 'boolean')
          yield* updateStore(caller, storeID, { storeAutoRewrite: storeAutoRewrite ? 1 : 0 })
      }),
    })
  }),
)
