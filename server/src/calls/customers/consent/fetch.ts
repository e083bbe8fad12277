import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentConsents } from '#services/consents/consents.ts'

export const fetch = handle('customers/consent/fetch', ({ custID }, caller) =>
  Effect.flatMap(Database, ({ read }) => presentConsents(caller, custID)),
)
