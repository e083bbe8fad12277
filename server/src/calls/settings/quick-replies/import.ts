import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { importReplies } from '#services/quick-replies/import-replies.ts'
import { presentReplies } from '#services/quick-replies/present-replies.ts'

const importFile = handle(
  'settings/quick-replies/import',
  Effect.fnUntraced(function* ({ csv_data, dryRun }, caller) {
    const done = yield* importReplies(caller, csv_data, dryRun === true)
    return { ...done, replies: yield* presentReplies(caller) }
  }),
)
export { importFile as import }
