import type { Migration } from './dialect.ts'

/** A company's customers in the order of their ids, as mailers and reports go through them a page at a time. */
export const customersByID: Migration = {
  name: '0098-customers-by-id',
  up: async ({ schema }) => {
    await schema.createIndex('customers_by_id').on('customers').columns(['companyID', 'custID']).execute()
  },
}
