import type { Migration } from './dialect.ts'

/** Where a customer lives: letters go there, and the state decides when they may be texted. */
export const customerAddresses: Migration = {
  name: '0112-customer-addresses',
  up: async ({ schema }) => {
    for (const column of ['custStreet', 'custCity', 'custState', 'custZIP'])
      await schema.alterTable('customers').addColumn(column, 'text').execute()
  },
}
