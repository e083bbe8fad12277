import { analyze } from './analyze.ts'
import type { Migration } from './dialect.ts'

/** Customers in the order of their ids, now with whether they were erased: an audience is counted from the index alone. */
export const customersNotErased: Migration = {
  name: '0102-customers-not-erased',
  up: async ({ db, schema, dialect }) => {
    await schema.dropIndex('customers_by_id').execute()
    await schema
      .createIndex('customers_by_id')
      .on('customers')
      .columns(['companyID', 'custID', 'custErasedAt'])
      .execute()
    await analyze(db, dialect, 'customers')
  },
}
