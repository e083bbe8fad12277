import type { Migration } from './dialect.ts'

export const authorizationCodes: Migration = {
  name: '0037-authorization-codes',
  up: async ({ schema }) => {
    await schema.alterTable('payment_attempts').addColumn('authCode', 'text').execute()
  },
}
