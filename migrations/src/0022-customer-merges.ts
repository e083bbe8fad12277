import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

export const customerMerges: Migration = {
  name: '0022-customer-merges',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    // The changes of a merge, row by row, so that it can be undone.
    await schema
      .createTable('customer_merges')
      .addColumn('mergeID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('custID', big, notNull)
      .addColumn('mergedCustID', big, notNull)
      .addColumn('mergedName', 'text', notNull)
      .addColumn('mergedPhone', 'text', notNull)
      .addColumn('mergedAt', big, notNull)
      .addColumn('mergedByID', big, notNull)
      .addColumn('undoneAt', big)
      .addColumn('journal', 'text', notNull)
      .execute()
    await schema
      .createIndex('customer_merges_by_customer')
      .on('customer_merges')
      .columns(['companyID', 'custID', 'mergeID'])
      .execute()

    // A customer's additional phones: texts from any of them belong to that customer.
    await schema
      .createTable('customer_phones')
      .addColumn('companyID', big, notNull)
      .addColumn('custPhone', 'text', notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addPrimaryKeyConstraint('customer_phones_key', ['companyID', 'custPhone'])
      .execute()
    await schema
      .createIndex('customer_phones_by_customer')
      .on('customer_phones')
      .columns(['companyID', 'custID'])
      .execute()

    // Phones of erased customers who had opted out, as keyed hashes: they are recognized, and not texted.
    await schema
      .createTable('erased_opt_outs')
      .addColumn('companyID', big, notNull)
      .addColumn('phoneHash', 'text', notNull)
      .addColumn('optedOutAt', big, notNull)
      .addPrimaryKeyConstraint('erased_opt_outs_key', ['companyID', 'phoneHash'])
      .execute()
    await schema.alterTable('customers').addColumn('custErasedAt', big).execute()

    // Lists leave out erased customers, so the indexes they read and count by do too.
    const orders = [
      ['name', ['custLastFold', 'custFirstFold']],
      ['first_name', ['custFirstFold', 'custLastFold']],
      ['age', ['createdAt']],
    ] as const
    for (const [name, columns] of orders) {
      await schema.dropIndex(`customers_by_${name}`).execute()
      await schema
        .createIndex(`customers_by_${name}`)
        .on('customers')
        .columns(['companyID', ...columns, 'custID'])
        .where(sql<boolean>`"custErasedAt" is null`)
        .execute()
    }

    // Existing managers and owners get the permissions their presets now include.
    await sql`update users set "userPermissions" = replace("userPermissions", '"blocking"', '"blocking","customer-data"')
      where "userPermissions" like '%"blocking"%' and "userPermissions" not like '%"customer-data"%'`.execute(db)
  },
}
