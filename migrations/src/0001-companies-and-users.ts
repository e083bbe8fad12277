import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const companiesAndUsers: Migration = {
  name: '0001-companies-and-users',
  up: async ({ schema, columns: { id, idType, big } }) => {
    // A database's own record: whether it was created for demo or live.
    await schema
      .createTable('meta')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', notNull)
      .execute()

    await schema
      .createTable('companies')
      .addColumn('companyID', idType, id)
      .addColumn('companyKey', 'text', (c) => c.notNull().unique())
      .addColumn('companyName', 'text', notNull)
      .addColumn('companyTimezone', 'text', notNull)
      .addColumn('features', 'text', notNull)
      // The last position in the company's event log. Taken at the end of each writing transaction.
      .addColumn('eventSeq', big, (c) => c.notNull().defaultTo(0))
      .addColumn('createdAt', big, notNull)
      .execute()

    await schema
      .createTable('stores')
      .addColumn('storeID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeKey', 'text', (c) => c.notNull().unique())
      .addColumn('storeAbbr', 'text', notNull)
      .addColumn('storeName', 'text', notNull)
      .addColumn('storeColor', 'text', notNull)
      .addColumn('storeSMSNumber', 'text', notNull)
      .addColumn('storePhone', 'text', notNull)
      .addColumn('storeAddressStr', 'text', notNull)
      .addColumn('storeTimezone', 'text', notNull)
      .addColumn('storeEnabled', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('storeDeleted', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('autoReplyMessage', 'text', notNull)
      .execute()
    await schema.createIndex('stores_by_company').on('stores').columns(['companyID', 'storeID']).execute()
    await schema.createIndex('stores_by_number').on('stores').columns(['storeSMSNumber']).execute()
    // A text to a number reaches one store.
    await schema
      .createIndex('stores_number')
      .on('stores')
      .columns(['storeSMSNumber'])
      .unique()
      .where(sql<boolean>`"storeSMSNumber" <> '' and "storeDeleted" = 0`)
      .execute()

    await schema
      .createTable('store_hours')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('hoursDayOfWeek', 'integer', notNull)
      .addColumn('hoursIsOpen', 'integer', notNull)
      .addColumn('hoursOpenTime', 'text', notNull)
      .addColumn('hoursCloseTime', 'text', notNull)
      .addColumn('hoursPaymentCutoffTime', 'text', notNull)
      .addColumn('hoursAutoReplyTime', 'text', notNull)
      .addPrimaryKeyConstraint('store_hours_key', ['companyID', 'storeID', 'hoursDayOfWeek'])
      .execute()

    await schema
      .createTable('users')
      .addColumn('userID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      // Lower case, because people forget how they spelled their own address.
      .addColumn('userUsername', 'text', (c) => c.notNull().unique())
      .addColumn('userPasswordHash', 'text', notNull)
      .addColumn('userNickname', 'text', notNull)
      .addColumn('userColor', 'text', notNull)
      .addColumn('userPermissions', 'text', notNull)
      .addColumn('userIsXDACCT', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('userEnabled', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('userLastLogin', big)
      .execute()
    await schema.createIndex('users_by_company').on('users').columns(['companyID', 'userID']).execute()

    await schema
      .createTable('user_stores')
      .addColumn('companyID', big, notNull)
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addPrimaryKeyConstraint('user_stores_key', ['companyID', 'userID', 'storeID'])
      .execute()

    await schema
      .createTable('sessions')
      // SHA-256 of the token: a stolen database opens no session.
      .addColumn('tokenHash', 'text', (c) => c.primaryKey())
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, (c) => c.notNull().references('users.userID'))
      // Set during a support visit to another company.
      .addColumn('visitCompanyID', big)
      .addColumn('visitReason', 'text')
      .addColumn('visitExpiresAt', big)
      .addColumn('createdAt', big, notNull)
      .addColumn('expiresAt', big, notNull)
      .addColumn('ip', 'text')
      .addColumn('userAgent', 'text')
      .execute()
    await schema.createIndex('sessions_by_user').on('sessions').columns(['companyID', 'userID']).execute()

    await schema
      .createTable('rate_limits')
      .addColumn('limitKey', 'text', (c) => c.primaryKey())
      .addColumn('windowStart', big, notNull)
      .addColumn('count', 'integer', notNull)
      .execute()
  },
}
