import type { Insertable, Selectable, Updateable } from 'kysely'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { OWNER_PERMISSIONS } from '@xd/core/domain/access/manage-users.ts'
import type { UserStatus } from '@xd/core/domain/access/user-status.ts'
import type { UsersTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { countBeside, countGrowing } from '#db/count.ts'
import { isPostgres } from '#db/dialect.ts'
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
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { contains, every } from '#db/search.ts'

export type UserRow = Selectable<UsersTable>

export const USER_ORDERS = {
  userNickname: {
    name: 'name',
    columns: [
      { ref: 'u.userFold', key: 'userFold', type: 'text' },
      { ref: 'u.userID', key: 'userID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface UserFilter {
  readonly status: UserStatus | 'all'
  /** Folded words, each contained in the name or the email address. */
  readonly terms: readonly string[]
  readonly withSupport: boolean
}

const narrowed = (
  db: Db,
  { companyID }: { readonly companyID: Given<number> },
  { status, terms, withSupport }: UserFilter,
) =>
  db
    .selectFrom('users as u')
    .where('u.companyID', '=', companyID)
    .where('u.userIsKey', '=', 0)
    .$if(!withSupport, (q) => q.where('u.userIsXDACCT', '=', 0))
    .$if(status !== 'all', (q) => q.where('u.userEnabled', '=', status === 'disabled' ? 0 : 1))
    .$if(status === 'invited', (q) => q.where('u.userPasswordHash', '=', ''))
    .$if(status === 'active', (q) => q.where('u.userPasswordHash', '!=', ''))
    .where((eb) =>
      eb.and(terms.map((term) => eb.or([contains('u.userFold', term), contains('u.userUsername', term)] as never))),
    )

const withoutTerms = prepared(
  (
    db,
    values: Places<{ companyID: number } & PageValues>,
    { status, withSupport, ...page }: PageShape & Omit<UserFilter, 'terms'>,
  ) => inPlace(narrowed(db, values, { status, withSupport, terms: [] }).selectAll('u'), page, values),
)

export const userPage = async (db: Db, scope: CompanyScope, { terms, ...filter }: UserFilter, page: Page) =>
  terms.length > 0
    ? fetchPage(narrowed(db, scope, { terms, ...filter }).selectAll('u'), page)
    : pageOfRows(
        await withoutTerms(
          db,
          { companyID: scope.companyID, ...valuesOfPage(page) },
          { ...filter, ...shapeOfPage(page) },
        ),
        page,
      )

export const listUsers = async (db: Db, scope: CompanyScope, filter: UserFilter, page: Page) => {
  const found = await userPage(db, scope, filter, page)
  const query = () => narrowed(db, scope, filter)
  // Users are disabled, never deleted.
  const onlyGrows = filter.status === 'all' && filter.terms.length === 0
  const counted = onlyGrows
    ? await countGrowing(db, `users ${scope.companyID} ${filter.withSupport}`, query, page, found)
    : await countBeside(db, query, page, found)
  return { ...found, ...counted }
}

/** A user, locked until the transaction ends. */
export const lockUser = query((db: TxDb, { companyID }: CompanyScope, userID: number): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('userID', '=', userID)
    .where('userIsKey', '=', 0)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

/** The users who can grant access, including invited ones. XD Support's own people count in their home company. */
const owners = (db: Db, { companyID }: Tenant) =>
  db
    .selectFrom('users')
    .select('userID')
    .where('companyID', '=', companyID)
    .where('userEnabled', '=', 1)
    .$if(companyID !== SUPPORT_COMPANY_ID, (query) => query.where('userIsXDACCT', '=', 0))
    .where(every(OWNER_PERMISSIONS.map((permission) => contains('userPermissions', JSON.stringify(permission)))))
    .orderBy('userID')

const idsOf = (rows: readonly { readonly userID: number }[]): number[] => rows.map(({ userID }) => userID)

export const ownersOf = query(async (db: Db, scope: CompanyScope): Promise<number[]> =>
  idsOf(await owners(db, scope).execute()),
)

const joined = (db: Db, scope: Tenant) => owners(db, scope).where('userPasswordHash', '!=', '')

export const ownersWhoJoined = query(async (db: Db, scope: Tenant): Promise<number[]> =>
  idsOf(await joined(db, scope).execute()),
)

/** The same, locked, so that two of them cannot remove each other at the same time. */
export const lockOwners = query(async (db: TxDb, scope: CompanyScope): Promise<number[]> =>
  idsOf(
    await joined(db, scope)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute(),
  ),
)

export const usersByID = (db: Db, { companyID }: CompanyScope, userIDs: readonly number[]): Promise<UserRow[]> =>
  db.selectFrom('users').selectAll().where('companyID', '=', companyID).where('userID', 'in', userIDs).execute()

export const insertUser = query((db: TxDb, user: Insertable<UsersTable>): Promise<UserRow> =>
  db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow(),
)

export const updateUser = query(
  (db: TxDb, { companyID }: CompanyScope, userID: number, change: Updateable<UsersTable>): Promise<UserRow> =>
    db
      .updateTable('users')
      .set(change)
      .where('companyID', '=', companyID)
      .where('userID', '=', userID)
      .returningAll()
      .executeTakeFirstOrThrow(),
)

/** Replaces which of these stores a user may use; others, such as those switched off, stay as they are. */
export const replaceUserStores = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    userID: number,
    { among, allowed }: { among: readonly number[]; allowed: readonly number[] },
  ): Promise<void> => {
    if (among.length > 0)
      await db
        .deleteFrom('user_stores')
        .where('companyID', '=', companyID)
        .where('userID', '=', userID)
        .where('storeID', 'in', among)
        .execute()
    if (allowed.length > 0)
      await db
        .insertInto('user_stores')
        .values(allowed.map((storeID) => ({ companyID, userID, storeID })))
        .execute()
  },
)
