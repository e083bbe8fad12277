import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** Quick replies in two languages, in an order, for some stores or one user, with pictures. */
export const quickReplies: Migration = {
  name: '0047-quick-replies',
  up: async ({ db, dialect, schema, columns: { id, idType, big } }) => {
    // Made anew, as SQLite can't drop the constraint that kept one user's shortcodes from all others.
    await schema
      .createTable('quick_replies_next')
      .addColumn('replyID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // The only user who has it; null if it is for everyone.
      .addColumn('replyUserID', big, (c) => c.references('users.userID'))
      .addColumn('replyTitle', 'text', notNull)
      .addColumn('replyShortcode', 'text', notNull)
      .addColumn('replyBody', 'text', notNull)
      // Empty: customers who write in Spanish get the other one.
      .addColumn('replyBodyES', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('replyOrder', 'integer', notNull)
      .execute()
    await sql`insert into quick_replies_next
      ("replyID", "companyID", "replyTitle", "replyShortcode", "replyBody", "replyOrder")
      select "replyID", "companyID", "replyTitle", "replyShortcode", "replyBody", "replyID" from quick_replies`.execute(
      db,
    )
    await schema.dropTable('quick_replies').execute()
    await schema.alterTable('quick_replies_next').renameTo('quick_replies').execute()
    if (dialect === 'postgres')
      await sql`select setval(pg_get_serial_sequence('quick_replies', 'replyID'),
        coalesce((select max("replyID") from quick_replies), 0) + 1, false)`.execute(db)
    await sql`create unique index quick_replies_by_shortcode
      on quick_replies ("companyID", coalesce("replyUserID", 0), "replyShortcode")`.execute(db)

    // The stores it is for; none for all of them.
    await schema
      .createTable('quick_reply_stores')
      .addColumn('replyID', big, (c) => c.notNull().references('quick_replies.replyID').onDelete('cascade'))
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addPrimaryKeyConstraint('quick_reply_stores_key', ['replyID', 'storeID'])
      .execute()
    await schema
      .createTable('quick_reply_media')
      .addColumn('replyID', big, (c) => c.notNull().references('quick_replies.replyID').onDelete('cascade'))
      .addColumn('companyID', big, notNull)
      .addColumn('mediaID', big, (c) => c.notNull().references('media.mediaID'))
      .addColumn('position', 'integer', notNull)
      .addPrimaryKeyConstraint('quick_reply_media_key', ['replyID', 'position'])
      .execute()
    await schema.createIndex('quick_reply_media_by_picture').on('quick_reply_media').column('mediaID').execute()
  },
}
