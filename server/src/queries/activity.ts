import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import { isPostgres } from '#db/dialect.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'

export const ACTIVITY_ORDERS = {
  at: {
    name: 'at',
    columns: [
      { ref: 'a.at', key: 'at', type: 'number' },
      { ref: 'a.auditID', key: 'auditID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface ActivityFilter {
  /** In what it was done to, or in how; in any case. */
  readonly text: string
  readonly userID?: number
  readonly action?: string
  /** By this person, from and up to these moments. */
  readonly visit?: { readonly userID: number; readonly from: number; readonly to: number }
  readonly from?: number
  readonly to?: number
}

const narrowed = (db: Db, { companyID }: CompanyScope, { text, userID, action, visit, from, to }: ActivityFilter) =>
  db
    .selectFrom('audit as a')
    .where('a.companyID', '=', companyID)
    .$if(userID !== undefined, (query) => query.where('a.actorUserID', '=', userID!))
    .$if(action !== undefined, (query) => query.where('a.action', '=', action!))
    .$if(visit !== undefined, (query) =>
      query.where('a.actorUserID', '=', visit!.userID).where('a.at', '>=', visit!.from).where('a.at', '<=', visit!.to),
    )
    .$if(from !== undefined, (query) => query.where('a.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.at', '<', to!))
    .$if(text !== '', (query) => {
      // SQLite's LIKE ignores case by itself, and takes half the time without lower().
      const likes = isPostgres(db) ? 'ilike' : 'like'
      const words = `%${text.replaceAll(/[\\%_]/g, '')}%`
      return query.where(({ eb, or }) => or([eb('a.target', likes, words), eb('a.detail', likes, words)]))
    })

/** With the name of whoever acted, who during a support visit is in another company; or who could not sign in. */
const withActor = (query: ReturnType<typeof narrowed>) =>
  query
    .leftJoin('users as u', (join) =>
      join.on('u.userID', '=', sql<number>`coalesce(a."actorUserID", a."subjectUserID")`),
    )
    .selectAll('a')
    .select(['u.userNickname', 'u.userUsername', 'u.companyID as actorCompanyID'])

export const activityPage = (db: Db, scope: CompanyScope, filter: ActivityFilter, page: Page) =>
  fetchPage(withActor(narrowed(db, scope, filter)), page)

export type ActivityRow = Awaited<ReturnType<typeof activityPage>>['rows'][number]

export const listActivity = async (db: Db, scope: CompanyScope, filter: ActivityFilter, page: Page) => {
  const { rows, nextCursor } = await activityPage(db, scope, filter, page)
  return { rows, ...(await countBeside(db, narrowed(db, scope, filter), page, { rows, nextCursor })), nextCursor }
}
