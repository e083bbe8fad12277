import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

/** A picture by its unguessable key. The caller has already been checked. */
export const mediaByKey = query((db: Db, _: SystemScope, mediaKey: string) =>
  db.selectFrom('media').select(['type', 'content']).where('mediaKey', '=', mediaKey).executeTakeFirst(),
)
