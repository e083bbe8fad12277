import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { giveAddress as give } from '#services/notices/give-address.ts'
import { shownNotice } from '#services/notices/shown-notice.ts'

export const giveAddress = handle('notices/give-address', (input, caller) =>
  Effect.map(Effect.andThen(give(caller, input), shownNotice(caller, input.noticeID)), (notice) => ({ notice })),
)
