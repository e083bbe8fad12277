import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { recordCall as record } from '#services/notices/record-call.ts'
import { shownNotice } from '#services/notices/shown-notice.ts'

export const recordCall = handle('notices/record-call', ({ noticeID, outcome, clientKey }, caller) =>
  Effect.map(
    Effect.andThen(record(caller, noticeID, { outcome, clientKey }), shownNotice(caller, noticeID)),
    (notice) => ({ notice }),
  ),
)
