import { Clock, Effect } from 'effect'
import type { ImportRowStored } from '#queries/imports.ts'
import { mayTellAgain } from '#services/progress-pace.ts'
import { emit } from '#db/database.ts'

/** Announces an import's progress, at most twice a second. */
export const importProgress = ({ companyID, storeID, importID }: ImportRowStored, state: string) => {
  let last = 0
  return Effect.fnUntraced(function* (done: number, total: number) {
    const now = yield* Clock.currentTimeMillis
    if (!mayTellAgain(last, now)) return
    last = now
    const progress = { processID: `import/${importID}`, processKind: 'import' as const, done, total, state }
    yield* emit('process_progress', progress, { companyID, storeID })
  })
}
