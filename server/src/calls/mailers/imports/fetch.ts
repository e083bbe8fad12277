import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findImport } from '#queries/imports.ts'
import { presentWhole } from '#services/imports/present-imports.ts'

export const fetch = handle(
  'mailers/imports/fetch',
  Effect.fnUntraced(function* ({ importID }, caller) {
    const now = yield* Clock.currentTimeMillis
    const row = yield* found(yield* findImport(caller, importID), 'import')
    return { import: yield* presentWhole(caller, row, now) }
  }),
)
