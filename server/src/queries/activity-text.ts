import { type Expression, sql, type SqlBool } from 'kysely'
import { FILES } from '@xd/core/contract/files.ts'
import { actionsSaying, fixedTargetsNamed } from '@xd/core/domain/activity/search-text.ts'
import { capCount, type CappedCount, COUNT_CAP } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { contains, every, isLong, phrase } from '#db/search.ts'
import { customerTargets, settingNames, usersNamed, visitorsOf, visitTargets } from './activity-names.ts'
import { type ActivityFilter, type ActivityNarrowing, narrowActivity } from './activity.ts'

/**
 * Up to this many lines are fetched by key and checked one by one; if there are more, 25 are soon found in the list's
 * order.
 */
const FEW = 2_000
/** The full-text table has every company's lines: at most this many are looked up. */
const MOST_MATCHES = 4_000

const LISTS = FILES.map(({ name }) => name)

/** Where a term may be found: in the action, in the name of its target or of the user who acted, or in the details. */
interface Term {
  readonly term: string
  readonly actions: readonly string[]
  readonly targets: readonly string[]
  readonly actors: readonly number[]
}

const placesOf = async (db: Db, scope: CompanyScope, terms: readonly string[]): Promise<Term[]> => {
  const [names, visitors] = await Promise.all([settingNames(db, scope), visitorsOf(db, scope)])
  return Promise.all(
    terms.map(async (term) => {
      const ofSupport = visitors.flatMap(({ userID, name }) => (name.includes(term) ? [userID] : []))
      const [own, ofCustomers, visits] = await Promise.all([
        usersNamed(db, scope, term),
        customerTargets(db, scope, term),
        visitTargets(db, scope, ofSupport),
      ])
      const actors = [...own, ...ofSupport]
      const named = names.flatMap(([target, name]) => (name.includes(term) ? [target] : []))
      const targets = [
        ...fixedTargetsNamed(term, LISTS),
        ...named,
        ...actors.map((id) => `user/${id}`),
        ...visits,
        ...ofCustomers,
      ]
      return { term, actions: actionsSaying(term), targets, actors }
    }),
  )
}

interface Condition {
  readonly where: Expression<SqlBool>
  /** It identifies the lines by key. */
  readonly byKey?: boolean
}

/** The same as conditions, each answered by an index: all of them for a term of three letters or more. */
const conditionsOf = (db: Db, { term, actions, targets, actors }: Term): Condition[] => [
  ...(actions.length > 0 ? [{ where: amongThese(db, 'a.action', actions) }] : []),
  ...(targets.length > 0 ? [{ where: amongThese(db, 'a.target', targets) }] : []),
  ...(actors.length > 0 ? [{ where: amongThese(db, 'a.actorUserID', actors) }] : []),
  ...(isLong(term) ? [{ where: wordsMatching(db, term), byKey: true }] : []),
]

const wordsMatching = (db: Db, term: string): Expression<SqlBool> =>
  isPostgres(db) ? contains('a.auditWords', term) : sql<SqlBool>`a."auditID" in (${matching(term)})`
const matching = (term: string) => sql`select rowid from audit_fts where audit_fts match ${phrase(term)}`

/** Whether so many details contain a term that reading the log in order soon finds some. */
const isCommon = async (db: Db, { term }: Term): Promise<boolean> => {
  if (!isLong(term)) return true
  if (isPostgres(db)) return false
  const some = sql`${matching(term)} limit ${sql.lit(MOST_MATCHES + 1)}`
  const { rows } = await sql<{ n: number }>`select count(*) as "n" from (${some})`.execute(db)
  return (rows[0]?.n ?? 0) > MOST_MATCHES
}

/** The lines found by any of the conditions, up to a limit for each. */
const union = (db: Db, scope: CompanyScope, filter: ActivityFilter, conditions: readonly Condition[], limit: number) =>
  sql<{ auditID: number }>`${sql.join(
    conditions.map(({ where, byKey }) => {
      const lines = narrowActivity(db, scope, filter, byKey).where(where).select('a.auditID').limit(limit)
      return sql`select * from (${lines}) as "found"`
    }),
    sql` union `,
  )}`

const inLine = (db: Db, term: Term): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join([...conditionsOf(db, { ...term, term: '' }).map(({ where }) => where), contains('a.auditWords', term.term)], sql` or `)})`

/**
 * The lines that contain every term of a search. If one of the terms is in few lines, those are known. Otherwise each
 * line is checked in the list's order, and `count`, if present, counts them without reading them.
 */
export const matchActivity = query(
  async (db: Db, scope: CompanyScope, filter: ActivityFilter, terms: readonly string[]): Promise<ActivityNarrowing> => {
    const places = await placesOf(db, scope, terms)
    let fewest: readonly number[] | undefined
    let countable: Term | undefined
    for (const place of places) {
      if (await isCommon(db, place)) continue
      countable = place
      const { rows } = await union(db, scope, filter, conditionsOf(db, place), FEW + 1).execute(db)
      if (rows.length <= FEW && rows.length < (fewest?.length ?? Infinity)) fewest = rows.map(({ auditID }) => auditID)
    }
    if (fewest === undefined) {
      return {
        where: every(places.map((place) => inLine(db, place))),
        ...(countable &&
          places.length === 1 && { count: () => countFound(db, scope, filter, conditionsOf(db, countable)) }),
      }
    }
    const lines = await narrowActivity(db, scope, filter, true)
      .where(amongThese(db, 'a.auditID', fewest))
      .where(every(places.map((place) => inLine(db, place))))
      .select('a.auditID')
      .execute()
    return { known: lines.map(({ auditID }) => auditID) }
  },
)

const countFound = async (
  db: Db,
  scope: CompanyScope,
  filter: ActivityFilter,
  conditions: readonly Condition[],
): Promise<CappedCount> => {
  const found = union(db, scope, filter, conditions, COUNT_CAP + 1)
  const { rows } = await sql<{ n: number }>`select count(*) as "n" from (${found}) as "found"`.execute(db)
  return capCount(Number(rows[0]?.n ?? 0))
}
