import { type Kysely, sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

interface Line {
  readonly auditID: number
  readonly detail: string
}
interface Said {
  readonly search?: Readonly<Record<string, unknown>>
}

const PAGE = 1_000

/** The detail without text typed into the search, which may be a person's name; undefined if there was none. */
const withoutWords = (detail: string): string | undefined => {
  const { search, ...rest } = JSON.parse(detail) as Said
  if (search === undefined) return undefined
  const { filter, cursor, ...chosen } = search
  if (typeof filter !== 'string' && cursor === undefined) return undefined
  const typed = filter === true || (typeof filter === 'string' && filter.trim() !== '')
  return JSON.stringify({ ...rest, search: { ...chosen, ...(typed && { filter: true }) } })
}

const clearExports = async (db: Kysely<unknown>): Promise<void> => {
  let after = 0
  for (;;) {
    const { rows } =
      await sql<Line>`select "auditID", detail from audit where action = 'export' and "auditID" > ${after}
      and detail is not null order by "auditID" limit ${PAGE}`.execute(db)
    for (const { auditID, detail } of rows) {
      const cleared = withoutWords(detail)
      if (cleared !== undefined)
        await sql`update audit set detail = ${cleared}, "auditWords" = '' where "auditID" = ${auditID}`.execute(db)
    }
    if (rows.length < PAGE) return
    after = Number(rows.at(-1)!.auditID)
  }
}

export const whatOutlivesAnErasure: Migration = {
  name: '0084-what-outlives-an-erasure',
  up: async ({ db, schema, columns: { big } }) => {
    // Phones and email addresses of erased customers who wanted no more marketing, as keyed hashes.
    await schema
      .createTable('erased_unsubscribes')
      .addColumn('companyID', big, notNull)
      .addColumn('addressHash', 'text', notNull)
      .addColumn('withdrawnAt', big, notNull)
      .addPrimaryKeyConstraint('erased_unsubscribes_key', ['companyID', 'addressHash'])
      .execute()
    // The log of downloads contained the text typed into a list's search.
    await clearExports(db)
  },
}
