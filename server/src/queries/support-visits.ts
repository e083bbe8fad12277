import { sql } from 'kysely'
import type { VisitApproval } from '@xd/core/domain/access/visit-approval.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
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
import { type Given, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { contains } from '#db/search.ts'

export const VISIT_ORDERS = {
  startedAt: {
    name: 'startedAt',
    columns: [
      { ref: 'v.startedAt', key: 'startedAt', type: 'number' },
      { ref: 'v.visitID', key: 'visitID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface VisitFilter {
  /** In the reason or the case, in lower case. */
  readonly text: string
  readonly userID?: number
}

/** A visit's own start and end, logged like the changes made on it. */
const ENDS = ['support-visit', 'support-visit-end']

const narrowed = (
  db: Db,
  { companyID }: { readonly companyID: Given<number> },
  { text, userID }: Pick<VisitFilter, 'text'> & { readonly userID?: Given<number> },
) =>
  db
    .selectFrom('support_visits as v')
    .where('v.companyID', '=', companyID)
    .$if(userID !== undefined, (query) => query.where('v.userID', '=', userID!))
    .$if(text !== '', (query) =>
      query.where(contains(sql<string>`lower(v.reason || ' ' || coalesce(v.ticket, ''))`, text)),
    )

/** With who visited, answered and ended it, whether its session still exists, and how many changes were made. */
const withPeople = (query: ReturnType<typeof narrowed>) =>
  query
    .innerJoin('users as u', 'u.userID', 'v.userID')
    .leftJoin('users as e', 'e.userID', 'v.endedByID')
    .leftJoin('users as y', 'y.userID', 'v.answeredByID')
    .leftJoin('sessions as s', (join) =>
      join.onRef('s.tokenHash', '=', 'v.tokenHash').onRef('s.visitCompanyID', '=', 'v.companyID'),
    )
    .selectAll('v')
    .select(['u.userUsername', 'u.userNickname', 'e.userUsername as enderUsername', 'e.userNickname as enderNickname'])
    .select(['y.userUsername as answererUsername', 'y.userNickname as answererNickname'])
    .select('s.tokenHash as standing')
    .select((eb) =>
      eb
        .selectFrom('audit as a')
        .select((line) => line.fn.countAll<number>().as('n'))
        .whereRef('a.companyID', '=', 'v.companyID')
        .whereRef('a.actorUserID', '=', 'v.userID')
        .whereRef('a.at', '>=', 'v.startedAt')
        .where(sql<boolean>`a.at <= coalesce(v."endedAt", v."expiresAt")`)
        .where('a.action', 'not in', ENDS)
        .as('changes'),
    )

const withoutText = prepared(
  (
    db,
    values: Places<{ companyID: number; userID: number } & PageValues>,
    { ofUser, ...page }: PageShape & { readonly ofUser: boolean },
  ) => inPlace(withPeople(narrowed(db, values, { text: '', ...(ofUser && { userID: values.userID }) })), page, values),
)

export const visitPage = async (db: Db, scope: CompanyScope, filter: VisitFilter, page: Page) => {
  if (filter.text !== '') return fetchPage(withPeople(narrowed(db, scope, filter)), page)
  const { userID = 0 } = filter
  const values = { companyID: scope.companyID, userID, ...valuesOfPage(page) }
  return pageOfRows(await withoutText(db, values, { ofUser: 'userID' in filter, ...shapeOfPage(page) }), page)
}

export type VisitRow = Awaited<ReturnType<typeof visitPage>>['rows'][number]

export const listVisits = counted(visitPage, narrowed)

export const findVisit = query((db: Db, scope: Tenant, visitID: number): Promise<VisitRow | undefined> =>
  withPeople(narrowed(db, scope, { text: '' }))
    .where('v.visitID', '=', visitID)
    .executeTakeFirst(),
)

/** Current visits, newest first. */
export const currentVisits = query((db: Db, scope: Tenant, now: number): Promise<VisitRow[]> =>
  withPeople(narrowed(db, scope, { text: '' }))
    .where('v.endedAt', 'is', null)
    .where('v.expiresAt', '>', now)
    .where('s.tokenHash', 'is not', null)
    .orderBy('v.startedAt', 'desc')
    .orderBy('v.visitID', 'desc')
    .execute(),
)

export const { insert: insertVisit } = rowsByID('support_visits', 'visitID')

/** Answers a waiting visitor; false if none is waiting. */
export const answerVisit = query(
  async (
    db: TxDb,
    visitID: number,
    { approval, ...answer }: { approval: VisitApproval; answeredAt: number; answeredByID: number },
  ): Promise<boolean> => {
    const answered = await db
      .updateTable('support_visits')
      .set({ approval, readOnly: approval === 'allowed' ? 0 : 1, ...answer })
      .where('visitID', '=', visitID)
      .where('approval', '=', 'waiting')
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', answer.answeredAt)
      .returning('visitID')
      .executeTakeFirst()
    return answered !== undefined
  },
)

/** The answer as the visitor hears it. */
export const answerOf = (db: Db, scope: Tenant, visitID: number) =>
  db
    .selectFrom('companies as c')
    .leftJoin('support_visits as v', (join) =>
      join.onRef('v.companyID', '=', 'c.companyID').on('v.visitID', '=', visitID),
    )
    .leftJoin('users as y', 'y.userID', 'v.answeredByID')
    .select(['c.companyVisitApproval', 'v.approval', 'y.userUsername', 'y.userNickname'])
    .where('c.companyID', '=', scope.companyID)
    .executeTakeFirstOrThrow()

/** Marks a session's visit as over: the visitor left, or someone ended it. Returns which. */
export const closeVisits = query((db: TxDb, tokenHash: string, end: { endedAt: number; endedByID: number | null }) =>
  db
    .updateTable('support_visits')
    .set(end)
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', end.endedAt)
    .returning(['visitID', 'companyID'])
    .execute(),
)
