import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** The ticket book, the files it is read from, customers' consent, and the tickets of payment requests as rows. */
export const ticketsAndImports: Migration = {
  name: '0057-tickets-and-imports',
  up: async ({ db, dialect, schema, columns: { id, idType, big, sorted } }) => {
    await schema
      .createTable('imports')
      .addColumn('importID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('filename', 'text', notNull)
      .addColumn('fileHash', 'text', notNull)
      .addColumn('importedAt', big, notNull)
      .addColumn('importedByID', big, (c) => c.notNull().references('users.userID'))
      .addColumn('importState', 'text', notNull)
      .addColumn('mapping', 'text', notNull)
      // The file itself, until all of it is imported.
      .addColumn('fileText', 'text')
      .addColumn('importRows', 'integer', notNull)
      .addColumn('rowsDone', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('made', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('matched', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('skipped', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('problemCount', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('customersChanged', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ticketsMade', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ticketsChanged', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ticketsGone', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('undoneAt', big)
      .execute()
    // The same file is the same import, until that is undone.
    await sql`create unique index imports_by_file on imports ("companyID", "storeID", "fileHash")
      where "undoneAt" is null`.execute(db)
    await schema.createIndex('imports_by_date').on('imports').columns(['companyID', 'importedAt', 'importID']).execute()

    // Work done piece by piece: each piece is one transaction.
    await schema
      .createTable('import_pieces')
      .addColumn('companyID', big, notNull)
      .addColumn('importID', big, (c) => c.notNull().references('imports.importID').onDelete('cascade'))
      .addColumn('piece', 'integer', notNull)
      .addColumn('problems', 'text', notNull)
      .addColumn('journal', 'text', notNull)
      .addPrimaryKeyConstraint('import_pieces_key', ['importID', 'piece'])
      .execute()
    // The customers a file named.
    await schema
      .createTable('import_customers')
      .addColumn('companyID', big, notNull)
      .addColumn('importID', big, (c) => c.notNull().references('imports.importID').onDelete('cascade'))
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addPrimaryKeyConstraint('import_customers_key', ['importID', 'custID'])
      .execute()
    await schema.createIndex('import_customers_by_customer').on('import_customers').column('custID').execute()
    await schema
      .createTable('import_mappings')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, (c) => c.primaryKey().references('stores.storeID'))
      .addColumn('mapping', 'text', notNull)
      .execute()

    await schema
      .createTable('tickets')
      .addColumn('ticketID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('ticketNumber', sorted, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('ticketLoanDate', 'text')
      // Empty if the file does not say: lists are sorted by it.
      .addColumn('ticketDueDate', sorted, notNull)
      .addColumn('ticketGraceDate', 'text')
      .addColumn('principalCents', big)
      .addColumn('amountDueCents', big)
      .addColumn('ticketDescription', 'text', notNull)
      .addColumn('ticketStatus', 'text', notNull)
      // How old its figures are, and the file they come from.
      .addColumn('asOf', big, notNull)
      .addColumn('importID', big)
      .execute()
    await schema
      .createIndex('tickets_by_number_at_store')
      .unique()
      .on('tickets')
      .columns(['storeID', 'ticketNumber'])
      .execute()
    const orders = [
      ['due', ['ticketDueDate']],
      ['number', ['ticketNumber']],
      ['age', ['asOf']],
      ['customer', ['custID', 'ticketDueDate']],
      ['status', ['ticketStatus', 'ticketDueDate']],
      ['store', ['storeID', 'ticketStatus', 'ticketDueDate']],
    ] as const
    for (const [name, columns] of orders)
      await schema
        .createIndex(`tickets_by_${name}`)
        .on('tickets')
        .columns(['companyID', ...columns, 'ticketID'])
        .execute()

    // The newest row of a kind is in effect.
    await schema
      .createTable('customer_consents')
      .addColumn('consentID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('consentKind', 'text', notNull)
      .addColumn('given', 'integer', notNull)
      .addColumn('source', 'text', notNull)
      .addColumn('at', big, notNull)
      .addColumn('userID', big)
      .execute()
    await schema
      .createIndex('customer_consents_by_customer')
      .on('customer_consents')
      .columns(['companyID', 'custID', 'consentKind', 'consentID'])
      .execute()

    await schema
      .createTable('payment_tickets')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('paymentID', big, (c) => c.notNull().references('payments.paymentID').onDelete('cascade'))
      // Without the # that some stores print, in capitals: core/src/domain/ticket/number.ts.
      .addColumn('ticketNumber', sorted, notNull)
      .addPrimaryKeyConstraint('payment_tickets_key', ['paymentID', 'ticketNumber'])
      .execute()
    await schema
      .createIndex('payment_tickets_by_number')
      .on('payment_tickets')
      .columns(['companyID', 'ticketNumber', 'paymentID'])
      .execute()
    const bare = sql`upper(replace(replace("paymentTicketList", ' ', ''), '#', ''))`
    const listed =
      dialect === 'sqlite'
        ? sql`json_each('[' || replace(json_quote(${bare}), ',', '","') || ']') as listed`
        : sql`unnest(string_to_array(${bare}, ',')) as listed(value)`
    await sql`insert into payment_tickets ("companyID", "storeID", "paymentID", "ticketNumber")
      select distinct "companyID", "storeID", "paymentID", listed.value
      from payments, ${listed}
      where "paymentTicketList" <> '' and listed.value <> ''`.execute(db)

    // Every user who sees customers gets the permission that their preset now includes.
    await sql`update users set "userPermissions" = replace("userPermissions", '"customers"', '"customers","tickets"')
      where "userPermissions" like '%"customers"%' and "userPermissions" not like '%"tickets"%'`.execute(db)
  },
}
