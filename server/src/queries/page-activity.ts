import type { Insertable } from 'kysely'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import type { PageActivityTable } from '#db/tables.ts'

export const insertPageActivity = query((db: TxDb, activity: Insertable<PageActivityTable>) =>
  db.insertInto('page_activity').values(activity).execute(),
)

export const deletePageActivityBefore = (db: TxDb, _: SystemScope, instant: number) =>
  db.deleteFrom('page_activity').where('at', '<', instant).execute()
