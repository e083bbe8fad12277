import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const apiKeys: Migration = {
  name: '0065-api-keys',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    // A key acts as its own user, who never signs in. Every record of who did something then names the key.
    await schema
      .alterTable('users')
      .addColumn('userIsKey', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('api_keys')
      .addColumn('keyID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, (c) => c.notNull().unique().references('users.userID'))
      .addColumn('makerID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('keyName', 'text', notNull)
      .addColumn('keyPermissions', 'text', notNull)
      .addColumn('keyStoreIDs', 'text')
      .addColumn('keyAddresses', 'text', notNull)
      .addColumn('secretHash', 'text', (c) => c.notNull().unique())
      .addColumn('secretEnd', 'text', notNull)
      // The secret from before the last rotation, as long as it works.
      .addColumn('previousHash', 'text', (c) => c.unique())
      .addColumn('previousUntil', big)
      .addColumn('createdAt', big, notNull)
      .addColumn('expiresAt', big, notNull)
      .addColumn('usedAt', big)
      .addColumn('revokedAt', big)
      .addColumn('revokedByID', big)
      .execute()
    await schema.createIndex('api_keys_by_company').on('api_keys').columns(['companyID', 'keyID']).execute()

    // Existing owners get the permission their preset now includes.
    await sql`update users set "userPermissions" = replace("userPermissions", '"support-log"', '"support-log","api-keys"')
      where "userPermissions" like '%"support-log"%' and "userPermissions" not like '%"api-keys"%'`.execute(db)
  },
}
