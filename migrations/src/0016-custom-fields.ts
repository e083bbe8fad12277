import { type Migration, notNull } from './dialect.ts'

export const customFields: Migration = {
  name: '0016-custom-fields',
  up: async ({ schema, columns: { big } }) => {
    // One row is one module's form: it is read, ordered and saved as a whole.
    await schema
      .createTable('custom_fields')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('moduleID', 'text', notNull)
      .addColumn('fields', 'text', notNull)
      .addPrimaryKeyConstraint('custom_fields_key', ['companyID', 'moduleID'])
      .execute()
  },
}
