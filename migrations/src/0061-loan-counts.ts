import { type RawBuilder, sql } from 'kysely'
import { type Dialect, type Migration, notNull } from './dialect.ts'

type Sql = RawBuilder<unknown>
type Which = 'old' | 'new'

/** Adds a quote to the counts of its company and status, or removes it. */
const count = (which: Which, by: 1 | -1): Sql =>
  sql`insert into loan_counts ("companyID", "loanStatus", "loans")
    values (${sql.ref(`${which}.companyID`)}, ${sql.ref(`${which}.loanStatus`)}, ${sql.lit(by)})
    on conflict ("companyID", "loanStatus") do update set "loans" = loan_counts."loans" + excluded."loans"`

const CHANGED = sql`old."loanStatus" <> new."loanStatus"`

const triggersOf = (dialect: Dialect): Sql[] => {
  const update = sql`update of "loanStatus"`
  const acts = [
    ['come', sql`insert`, undefined, count('new', 1)],
    ['go', sql`delete`, undefined, count('old', -1)],
    ['leave', update, CHANGED, count('old', -1)],
    ['arrive', update, CHANGED, count('new', 1)],
  ] as const
  return acts.flatMap(([name, on, when, effect]) => {
    const trigger = sql.ref(`loans_counted_${name}`)
    const condition = when === undefined ? sql`` : sql` when (${when})`
    if (dialect === 'sqlite')
      return [sql`create trigger ${trigger} after ${on} on loans${condition} begin ${effect}; end`]
    const run = sql.ref(`count_loans_${name}`)
    return [
      sql`create function ${run}() returns trigger language plpgsql as $$ begin ${effect}; return null; end $$`,
      sql`create trigger ${trigger} after ${on} on loans for each row${condition} execute function ${run}()`,
    ]
  })
}

/** How many quotes a company has in each status: kept by the database, like the counts of payments. */
export const loanCounts: Migration = {
  name: '0061-loan-counts',
  up: async ({ db, schema, dialect, columns: { big } }) => {
    await schema
      .createTable('loan_counts')
      .addColumn('companyID', big, notNull)
      .addColumn('loanStatus', 'text', notNull)
      .addColumn('loans', 'integer', notNull)
      .addPrimaryKeyConstraint('loan_counts_key', ['companyID', 'loanStatus'])
      .execute()
    await sql`insert into loan_counts ("companyID", "loanStatus", "loans")
      select "companyID", "loanStatus", count(*) from loans group by "companyID", "loanStatus"`.execute(db)
    for (const statement of triggersOf(dialect)) await statement.execute(db)
  },
}
