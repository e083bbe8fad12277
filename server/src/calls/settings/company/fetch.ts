import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { findCompanySettings } from '#queries/company-settings.ts'

export const fetch = handle(
  'settings/company/fetch',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    return { company: yield* read((db) => findCompanySettings(db, caller)) }
  }),
)
