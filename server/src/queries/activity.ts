import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CappedCount } from '@xd/core/domain/search/count-cap.ts'
import { countBeside, countGrowing } from '#db/count.ts'
import {
  fetchPage,
  inPlace,
  type Order,
  type Page,
  pageOfRows,
  type PageShape,
  type PageValues,
  shapeOfPage,
  valuesOfPage,
} from '#db/keyset.ts'
import { amongThese, type Given, type Places, prepared } from '#db/prepared.ts'
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

/** The result of a text search: the lines themselves if they are few, or how to recognize them. */
export type ActivityNarrowing =
  | { readonly known: readonly number[] }
  | { readonly where: Expression<SqlBool>; readonly count?: () => Promise<CappedCount> }

/** Filters on the log other than words. */
interface Facts {
  readonly userID?: number
  readonly action?: string
  readonly from?: number
  /** Up to but not including this moment. */
  readonly to?: number
}

export interface ActivityFilter extends Facts {
  /** By this person, between these moments, both included. */
  readonly visit?: { readonly userID: number; readonly from: number; readonly to: number }
  readonly text?: ActivityNarrowing
}

type GivenFilter = { readonly [Name in keyof Facts]: Given<NonNullable<Facts[Name]>> } & Pick<
  ActivityFilter,
  'visit' | 'text'
>

/**
 * `byKey`: the lines' keys are known. The unary plus keeps SQLite from reading the whole company by an index instead.
 */
export const narrowActivity = (
  db: Db,
  { companyID }: { readonly companyID: Given<number> },
  { text, userID, action, visit, from, to }: GivenFilter,
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

/**
 * With the name of the user who acted, who during a support visit is in another company; or the name of a failed
 * sign-in.
 */
const withActor = (query: NarrowedActivity) =>
  query
    .leftJoin('users as u', (join) =>
      join.on('u.userID', '=', sql<number>`coalesce(a."actorUserID", a."subjectUserID")`),
    )
    .select(['a.auditID', 'a.companyID', 'a.at', 'a.actorUserID', 'a.action', 'a.target', 'a.detail', 'a.ip'])
    .select(['u.userNickname', 'u.userUsername', 'u.companyID as actorCompanyID'])

const FACTS = ['userID', 'action', 'from', 'to'] as const
type Fact = (typeof FACTS)[number]

const byFacts = prepared(
  (
    db,
    values: Places<{ companyID: number } & Required<Facts> & PageValues>,
    { facts, ...page }: PageShape & { readonly facts: readonly Fact[] },
  ) => {
    const filter = Object.fromEntries(facts.map((fact) => [fact, values[fact]]))
    return inPlace(withActor(narrowActivity(db, values, filter)), page, values)
  },
)

export const activityPage = async (db: Db, { companyID }: CompanyScope, filter: ActivityFilter, page: Page) => {
  if (filter.text || filter.visit) return fetchPage(withActor(narrowActivity(db, { companyID }, filter)), page)
  const values = { companyID, ...filter, ...valuesOfPage(page) } as { companyID: number } & Required<Facts> & PageValues
  const facts = FACTS.filter((fact) => filter[fact] !== undefined)
  return pageOfRows(await byFacts(db, values, { facts, ...shapeOfPage(page) }), page)
}

export type ActivityRow = Awaited<ReturnType<typeof activityPage>>['rows'][number]

export const listActivity = async (db: Db, scope: CompanyScope, filter: ActivityFilter, page: Page) => {
  const found = await activityPage(db, scope, filter, page)
  const { text, userID, action, ...rest } = filter
  if (text && 'known' in text) return { ...found, count: text.known.length }
  if (text?.count && found.nextCursor !== null) return { ...found, ...(await text.count()) }
  const query = () => narrowActivity(db, scope, filter)
  const counted =
    text || Object.values(rest).some((one) => one !== undefined)
      ? await countBeside(db, query, page, found)
      : await countGrowing(db, `activity ${scope.companyID} ${userID} ${action}`, query, page, found)
  return { ...found, ...counted }
}
