import { type Migration, notNull } from './dialect.ts'

/**
 * The page on which customers see and pay what is due without a clerk: each store's terms, the codes that prove a phone
 * to it, and the day on which a conversation last got its link for asking.
 */
export const selfService: Migration = {
  name: '0122-self-service',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('self_settings')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.primaryKey().references('stores.storeID'))
      .addColumn('selfEnabled', 'integer', notNull)
      .addColumn('selfMaxAgeHours', 'integer', notNull)
      .addColumn('selfMaxAmount', 'integer')
      .addColumn('selfShowItems', 'integer', notNull)
      .execute()
    await schema
      .alterTable('stores')
      .addColumn('selfVersion', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()

    // One for each time that a phone asked, whether or not anybody here has that phone. Neither the phone nor the code
    // can be read from it.
    await schema
      .createTable('self_codes')
      .addColumn('codeID', idType, id)
      .addColumn('phoneHash', 'text', notNull)
      .addColumn('askedAt', big, notNull)
      // Null if no code was texted.
      .addColumn('codeHash', 'text')
      .execute()
    await schema.createIndex('self_codes_by_phone').on('self_codes').columns(['phoneHash', 'askedAt']).execute()
    await schema.createIndex('self_codes_by_time').on('self_codes').columns(['askedAt']).execute()

    await schema.alterTable('conversations').addColumn('convoPayAnsweredOn', 'text').execute()
  },
}
