import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listImports } from '#queries/calendar-imports.ts'

const NEWEST = 10

export const list = handle(
  'calendar/imports/list',
  Effect.fnUntraced(function* (_, caller) {
    const rows = yield* listImports(caller, NEWEST)
    return { imports: rows.map(({ companyID: _company, ...row }) => row) }
  }),
)
