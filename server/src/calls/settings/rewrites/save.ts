import { Clock, Effect } from 'effect'
import { canUseRange, reserveRange } from '@xd/core/domain/ticket/rewrite.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { bumpStore, updateStore } from '#queries/stores.ts'
import { lockTicketRange, saveTicketRange } from '#queries/ticket-ranges.ts'
import { audit } from '#services/audit.ts'
import { rewriteSettings } from '#services/rewrites/present-settings.ts'

export const save = handle(
  'settings/rewrites/save',
  Effect.fnUntraced(function* ({ settings, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { storeID, storeAutoRewrite } = settings
    const range = settings.ticketRange && {
      prefix: settings.ticketRange.rangePrefix.trim(),
      from: settings.ticketRange.rangeFrom,
      to: settings.ticketRange.rangeTo,
    }
    const can = range && canUseRange(range)
    if (can && !can.ok) return yield* fail('invalid_input', { fields: { 'settings.ticketRange': can.reason } })
    return yield* write(
      Effect.gen(function* () {
        if (!(yield* bumpStore(caller, storeID, expectedVersion, 'rewritesVersion'))) return yield* fail('conflict')
        const before = yield* rewriteSettings(caller, storeID)
        const current = yield* lockTicketRange(caller, storeID)
        if (storeAutoRewrite === true && !range && !current)
          return yield* fail('invalid_input', {
            fields: { 'settings.storeAutoRewrite': 'Reserve ticket numbers for the store first' },
          })
        if (range) yield* saveTicketRange(caller, storeID, reserveRange(range, current))
        if (typeof storeAutoRewrite === 'boolean')
          yield* updateStore(caller, storeID, { storeAutoRewrite: storeAutoRewrite ? 1 : 0 })
        const after = yield* rewriteSettings(caller, storeID)
        const { settingsVersion: _, ...detail } = whatDiffers(before, after)
        yield* audit(caller, { at, action: 'rewrite-settings', target: `store/${storeID}`, detail })
        yield* emit('reload_stores', { storeID }, { companyID: caller.companyID, storeID })
        return { settings: after }
      }),
    )
  }),
)
