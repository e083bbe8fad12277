import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** Quotes requested by website visitors, and the conversations that come from there. */
export const quoteLeads: Migration = {
  name: '0076-quote-leads',
  up: async ({ db, schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('quote_leads')
      .addColumn('leadID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, notNull)
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('convoID', big, (c) => c.notNull().references('conversations.convoID'))
      // The visitor's message with the pictures.
      .addColumn('messageID', big, (c) => c.notNull().references('messages.messageID'))
      .addColumn('leadItem', 'text', notNull)
      .addColumn('leadWant', 'text', notNull)
      .addColumn('leadStatus', 'text', notNull)
      .addColumn('askedAt', big, notNull)
      .addColumn('answeredAt', big)
      .addColumn('statusAt', big, notNull)
      .addColumn('statusByID', big)
      .addColumn('loanID', big, (c) => c.references('loans.loanID'))
      .addColumn('wonCents', big)
      .execute()
    const indexes = [
      ['by_time', ['companyID', 'askedAt', 'leadID']],
      ['by_status', ['companyID', 'leadStatus', 'askedAt', 'leadID']],
      ['by_store', ['companyID', 'storeID', 'askedAt']],
      ['by_conversation', ['companyID', 'convoID', 'leadID']],
      ['by_customer', ['companyID', 'custID', 'askedAt', 'leadID']],
      ['by_message', ['companyID', 'messageID']],
      ['by_loan', ['companyID', 'loanID']],
    ] as const
    for (const [name, columns] of indexes)
      await schema
        .createIndex(`quote_leads_${name}`)
        .on('quote_leads')
        .columns([...columns])
        .execute()

    await schema
      .alterTable('conversations')
      .addColumn('convoHasChat', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('conversations').addColumn('convoLeadStatus', 'text').execute()
    await sql`update conversations set "convoHasChat" = 1
      where exists (select 1 from bubble_sessions as b where b."convoID" = conversations."convoID")`.execute(db)
    // In the order of the inbox, as for its other filters.
    await schema
      .createIndex('conversations_with_chat')
      .on('conversations')
      .columns(['companyID', 'storeID', 'convoStatus', 'convoActivityAt', 'convoID'])
      .where(sql<boolean>`"convoHasChat" = 1`)
      .execute()
    await schema
      .createIndex('conversations_with_lead')
      .on('conversations')
      .columns(['companyID', 'convoLeadStatus', 'convoActivityAt'])
      .where(sql<boolean>`"convoLeadStatus" is not null`)
      .execute()
  },
}
