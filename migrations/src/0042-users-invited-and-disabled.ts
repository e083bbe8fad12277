import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

export const usersInvitedAndDisabled: Migration = {
  name: '0042-users-invited-and-disabled',
  up: async ({ db, schema, columns: { big, sorted } }) => {
    await schema
      .alterTable('users')
      // All stores of the company, including later ones; without it, those in user_stores.
      .addColumn('userAllStores', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable('users')
      // The name, folded for sorting and searching lists of users. Existing names are filled in below.
      .addColumn('userFold', sorted, (c) => c.notNull().defaultTo(''))
      .execute()
    const named = await sql<{
      userID: number
      userNickname: string
    }>`select "userID", "userNickname" from users`.execute(db)
    for (const { userID, userNickname } of named.rows)
      await sql`update users set "userFold" = ${folded(userNickname)} where "userID" = ${userID}`.execute(db)
    await schema.createIndex('users_by_name').on('users').columns(['companyID', 'userFold', 'userID']).execute()

    // The links that were mailed to users: to accept an invitation, or to choose a new password.
    await schema
      .createTable('user_links')
      // SHA-256 of the link's token: a stolen database opens no account.
      .addColumn('tokenHash', 'text', (c) => c.primaryKey())
      .addColumn('companyID', big, notNull)
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('kind', 'text', notNull)
      .addColumn('expiresAt', big, notNull)
      .execute()
    await schema
      .createIndex('user_links_by_user')
      .on('user_links')
      .columns(['companyID', 'userID', 'kind'])
      .unique()
      .execute()
  },
}
