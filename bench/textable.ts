import Sqlite from 'better-sqlite3'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'

/** Conversations of the main store whose customers may be texted. */
export const textable = (path: string): number[] => {
  const database = new Sqlite(path, { readonly: true })
  const convoIDs = database
    .prepare<unknown[], number>(
      `select v."convoID" from conversations as v join customers as c on c."custID" = v."custID"
       where v."companyID" = ? and v."storeID" = ? and c."custOptedOutAt" is null and c."custBlocked" = 0
         and c."custErasedAt" is null and c."custPhone" like '+1%' and v."convoLastMessageID" is not null
       order by v."convoID" limit 500`,
    )
    .pluck()
    .all(COMPANY.goldenPledge, STORE.main)
  database.close()
  return convoIDs
}
