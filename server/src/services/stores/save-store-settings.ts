import { Effect } from 'effect'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { bumpStore, type SettingsVersion } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'

interface Saving<S, ReadE, ReadR, WriteE, WriteR> {
  readonly storeID: number
  readonly expectedVersion: number | null | undefined
  /** The column that counts these saves. */
  readonly version: SettingsVersion
  readonly action: ActivityAction
  /** Reads the settings as they are. */
  readonly read: Effect.Effect<S, ReadE, ReadR>
  /** Writes the given fields; `before` has the values of the rest. */
  readonly change: (before: S) => Effect.Effect<unknown, WriteE, WriteR>
}

/** Saves settings that are shown apart from their store: counted, logged with what differs, and told to the store. */
export const saveStoreSettings = Effect.fnUntraced(function* <S extends object, ReadE, ReadR, WriteE, WriteR>(
  caller: Caller,
  { storeID, expectedVersion, version, action, read, change }: Saving<S, ReadE, ReadR, WriteE, WriteR>,
) {
  const { write } = yield* Database
  const { companyID } = caller
  return yield* write(
    Effect.gen(function* () {
      if (!(yield* bumpStore(caller, storeID, expectedVersion, version))) return yield* fail('conflict')
      const before = yield* read
      yield* change(before)
      const settings = yield* read
      yield* audit(caller, { action, target: `store/${storeID}`, detail: whatDiffers(before, settings) })
      yield* emit('reload_stores', { storeID }, { companyID, storeID })
      return { settings }
    }),
  )
})
