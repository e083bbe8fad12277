import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CappedCount } from '@xd/core/domain/search/count-cap.ts'
import { countBeside } from '#db/count.ts'
import { amongThese } from '#db/prepared.ts'
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

/** What a search by text found: the lines themselves if they are few, or how to tell them. */
export type ActivityNarrowing =
  | { readonly known: readonly number[] }
  | { readonly where: Expression<SqlBool>; readonly count?: () => Promise<CappedCount> }

export interface ActivityFilter {
  readonly text?: ActivityNarrowing

  readonly userID?: number
  readonly action?: string
  /** By this person, from and up to these moments. */
  readonly visit?: { readonly userID: number; readonly from: number; readonly to: number }
  readonly from?: number
  readonly to?: number
}

/**
 * `byKey`: the lines' keys are known. The unary plus keeps SQLite from reading the whole company by an index instead.
 */
export const narrowActivity = (
  db: Db,
  { companyID }: CompanyScope,
  { text, userID, action, visit, from, to }: ActivityFilter,
  byKey = text !== undefined && 'known' in text,
) =>
  db
    .selectFrom('audit as a')
    .where(sql<number>`${sql.raw(byKey ? '+' : '')}a."companyID"`, '=', companyID)
    .$if(userID !== undefined, (query) => query.where('a.actorUserID', '=', userID!))
    .$if(action !== undefined, (query) => query.where('a.action', '=', action!))
    .$if(visit !== undefined, (query) =>
      query.where('a.actorUserID', '=', visit!.userID).where('a.at', '>=', visit!.from).where('a.at', '<=', visit!.to),
    )
    .$if(from !== undefined, (query) => query.where('a.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('a.at', '<', to!))
    .$if(text !== undefined, (query) =>
      query.where('known' in text! ? amongThese(db, 'a.auditID', text.known) : text!.where),
    )
export type NarrowedActivity = ReturnType<typeof narrowActivity>

/** With the name of whoever acted, who during a support visit is in another company; or who could not sign in. */
const withActor = (query: NarrowedActivity) =>
  query
    .leftJoin('users as u', (join) =>
      join.on('u.userID', '=', sql<number>`coalesce(a."actorUserID", a."subjectUserID")`),
    )
    .selectAll('a')
    .select(['u.userNickname', 'u.userUsername', 'u.companyID as actorCompanyID'])

export const activityPage = (db: Db, scope: CompanyScope, filter: ActivityFilter, page: Page) =>
  fetchPage(withActor(narrowActivity(db, scope, filter)), page)

export type ActivityRow = Awaited<ReturnType<typeof activityPage>>['rows'][number]

export const listActivity = async (db: Db, scope: CompanyScope, filter: ActivityFilter, page: Page) => {
  const { rows, nextCursor } = await activityPage(db, scope, filter, page)
  const { text } = filter
  if (text && 'known' in text) return { rows, count: text.known.length, nextCursor }
  if (text?.count && nextCursor !== null) return { rows, ...(await text.count()), nextCursor }
  return { rows, ...(await countBeside(db, narrowActivity(db, scope, filter), page, { rows, nextCursor })), nextCursor }
}
