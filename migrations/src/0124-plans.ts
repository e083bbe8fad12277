import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** Plans that ask for payments by themselves, and the requests they made. */
export const plans: Migration = {
  name: '0124-plans',
  up: async ({ schema, columns: { id, idType, big, sorted } }) => {
    await schema
      .createTable('plans')
      .addColumn('planID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('storeID', big, (c) => c.notNull().references('stores.storeID'))
      .addColumn('custID', big, (c) => c.notNull().references('customers.custID'))
      .addColumn('planKind', 'text', notNull)
      .addColumn('planAmountCents', big, notNull)
      // What a layaway costs in all.
      .addColumn('planTotalCents', big)
      .addColumn('planEvery', 'text', notNull)
      .addColumn('planCount', 'integer', notNull)
      .addColumn('planStart', 'text', notNull)
      .addColumn('planMemo', 'text', notNull)
      .addColumn('planTicketList', 'text', notNull)
      .addColumn('planSearch', 'text', notNull)
      .addColumn('planStatus', 'text', notNull)
      .addColumn('planStatusAt', big, notNull)
      .addColumn('planStopCause', 'text')
      .addColumn('planCreatedAt', big, notNull)
      .addColumn('planCreatedByID', big)
      .addColumn('planVersion', 'integer', (c) => c.notNull().defaultTo(1))
      // For the list: ended plans are last.
      .addColumn('isOver', 'integer', (c) => c.notNull().defaultTo(0))
      // The day of its next turn, or of its last one while that can be paid and once the plan is over.
      .addColumn('nextDay', sorted, notNull)
      // When something is to be done; null while it is paused and once it is over.
      .addColumn('dueAt', big)
      .execute()
    const indexes = [
      ['in_order', ['companyID', 'isOver', 'nextDay', 'planID']],
      ['by_customer', ['companyID', 'custID']],
      ['by_store', ['storeID']],
    ] as const
    for (const [name, columns] of indexes)
      await schema
        .createIndex(`plans_${name}`)
        .on('plans')
        .columns([...columns])
        .execute()
    await schema
      .createIndex('plans_due')
      .on('plans')
      .columns(['dueAt'])
      .where(sql<boolean>`"dueAt" is not null`)
      .execute()
    await schema
      .createIndex('plans_running')
      .on('plans')
      .columns(['custID'])
      .where(sql<boolean>`"isOver" = 0`)
      .execute()
    await schema
      .createTable('plan_turns')
      .addColumn('paymentID', big, (c) => c.primaryKey().references('payments.paymentID'))
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('planID', big, (c) => c.notNull().references('plans.planID'))
      // Null for an early payment, which is no turn.
      .addColumn('turn', 'integer')
      .addColumn('day', 'text', notNull)
      .addUniqueConstraint('plan_turns_once', ['planID', 'turn'])
      .execute()
  },
}
