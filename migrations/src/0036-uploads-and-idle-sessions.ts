import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

export const uploadsAndIdleSessions: Migration = {
  name: '0036-uploads-and-idle-sessions',
  up: async ({ db, schema, columns: { big } }) => {
    // An uploader may use a picture before it is in a message; null for pictures from outside.
    await schema.alterTable('media').addColumn('uploadedByID', big).execute()
    const drafts = await sql<{ userID: number; draftMedia: string }>`
      select "userID", "draftMedia" from drafts where "draftMedia" <> '[]'`.execute(db)
    for (const { userID, draftMedia } of drafts.rows)
      for (const mediaID of JSON.parse(draftMedia) as number[])
        await sql`update media set "uploadedByID" = ${userID} where "mediaID" = ${mediaID}`.execute(db)

    // Counters contained names as they were typed.
    await sql`delete from rate_limits`.execute(db)

    // When a session was last used, to the hour. Existing sessions start with their own age.
    await schema
      .alterTable('sessions')
      .addColumn('usedAt', big, (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update sessions set "usedAt" = "createdAt"`.execute(db)
  },
}
