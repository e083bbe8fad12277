import { Effect } from 'effect'
import type { ReportSearch } from '@xd/core/contract/reports.ts'
import { tellerStats } from '#services/reports/teller-stats.ts'
import type { Caller } from '#caller.ts'
import { csvFile } from './csv-file.ts'
import { atOnce, figures, rangeOf } from './report.ts'

/** The teller report: a row each. */
export const file = Effect.fnUntraced(function* (search: ReportSearch, caller: Caller) {
  const stats = yield* tellerStats(yield* rangeOf(search), caller)
  return csvFile<(typeof stats.tellers)[number]>(
    [
      ['Teller', ({ userNickname }) => userNickname],
      ['Messages sent', ({ messagesSent }) => messagesSent],
      ...figures,
      ['Overrides', ({ overrides }) => overrides],
    ],
    atOnce(stats.tellers),
  )
})
