import { type Migration, notNull } from './dialect.ts'

/** The second step at sign-in, after the right password, and where users have signed in before. */
export const secondFactor: Migration = {
  name: '0063-second-factor',
  up: async ({ schema, columns: { id, idType, big, bytes } }) => {
    await schema
      .alterTable('users')
      .addColumn('userSecondFactor', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('companies').addColumn('companySecondFactorFrom', big).execute()
    await schema
      .createTable('user_totp')
      .addColumn('userID', big, (c) => c.primaryKey().references('users.userID'))
      .addColumn('companyID', big, notNull)
      .addColumn('sealedSecret', 'text', notNull)
      .addColumn('since', big, notNull)
      // The newest code that was used names the earliest that can still be.
      .addColumn('lastStep', big, notNull)
      .execute()
    await schema
      .createTable('user_passkeys')
      .addColumn('passkeyID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('credentialID', 'text', (c) => c.notNull().unique())
      .addColumn('publicKey', bytes, notNull)
      .addColumn('counter', big, notNull)
      .addColumn('transports', 'text', notNull)
      .addColumn('passkeyName', 'text', notNull)
      .addColumn('since', big, notNull)
      .addColumn('lastUsed', big)
      .execute()
    await schema.createIndex('user_passkeys_by_user').on('user_passkeys').column('userID').execute()
    await schema
      .createTable('user_recovery_codes')
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('companyID', big, notNull)
      .addColumn('codeHash', 'text', notNull)
      .addColumn('salt', 'text', notNull)
      .addPrimaryKeyConstraint('user_recovery_codes_key', ['userID', 'codeHash'])
      .execute()
    await schema
      .createTable('factor_challenges')
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('companyID', big, notNull)
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('purpose', 'text', notNull)
      .addColumn('sealedSecret', 'text')
      .addColumn('expiresAt', big, notNull)
      .execute()
    await schema.createIndex('factor_challenges_by_user').on('factor_challenges').column('userID').execute()
    await schema
      .createTable('user_devices')
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('companyID', big, notNull)
      .addColumn('deviceHash', 'text', notNull)
      .addColumn('lastSeen', big, notNull)
      .addPrimaryKeyConstraint('user_devices_key', ['userID', 'deviceHash'])
      .execute()
  },
}
