import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese, type Places, prepared } from '#db/prepared.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'
import { allowedStores } from './usable-stores.ts'
import type { SessionsTable } from '#db/company-tables.ts'
import { query } from '#db/query.ts'

interface Looked {
  now: number
  /** Sessions not used since then have ended. */
  idleSince: number
}

const session = prepared((db, { tokenHash }: Places<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.userID', 's.userID')
    .innerJoin('companies as c', 'c.companyID', 's.companyID')
    .leftJoin('stores as st', allowedStores)
    .select([
      's.companyID',
      's.userID',
      's.expiresAt',
      's.usedAt',
      's.confirmedAt',
      's.visitCompanyID',
      's.visitReason',
      's.visitReadOnly',
      's.visitExpiresAt',
      's.visitID',
      'u.userUsername',
      'u.userPermissions',
      'u.userIsXDACCT',
      'u.userSecondFactor',
      'c.companySecondFactorFrom',
      'c.companyName',
      'c.features',
      'st.storeID',
      'st.storeEnabled',
      'st.storeDeleted',
    ])
    .where('s.tokenHash', '=', tokenHash)
    .where('u.userEnabled', '=', 1)
    .where('c.suspendedAt', 'is', null),
)

/**
 * A session, over or not, with its user and, one unordered row per store, the stores the user is allowed at, including
 * closed ones. Without any store there is one row, with a null `storeID`.
 */
export const findSession = (db: Db, _: SystemScope, tokenHash: string) => session(db, { tokenHash })

export const setSessionUsed = query((db: TxDb, _: SystemScope, tokenHash: string, usedAt: number) =>
  db.updateTable('sessions').set({ usedAt }).where('tokenHash', '=', tokenHash).execute(),
)

export const setSessionConfirmed = query((db: TxDb, _: SystemScope, tokenHash: string, confirmedAt: number) =>
  db.updateTable('sessions').set({ confirmedAt }).where('tokenHash', '=', tokenHash).execute(),
)

export const insertSession = (db: TxDb, session: Insertable<SessionsTable>) =>
  db.insertInto('sessions').values(session).execute()

export const deleteSession = query((db: TxDb, tokenHash: string) =>
  db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute(),
)

/** A user's sessions that are not over, last used first. */
export const sessionsOfUser = query((db: Db, _: SystemScope, userID: number, { now, idleSince }: Looked) =>
  db
    .selectFrom('sessions')
    .select(['tokenHash', 'createdAt', 'usedAt', 'ip', 'userAgent'])
    .where('userID', '=', userID)
    .where('expiresAt', '>', now)
    .where('usedAt', '>', idleSince)
    .orderBy('usedAt', 'desc')
    .orderBy('createdAt', 'desc')
    .execute(),
)

/** Which of a user's sessions, by the hash of their tokens. */
export interface WhichSessions {
  readonly except?: string
  readonly only?: readonly string[]
}

/** Ends a user's sessions, all or only these, and returns which. */
export const takeSessionsOfUser = query(
  (db: TxDb, _: SystemScope, userID: number, { except, only }: WhichSessions = {}) =>
    db
      .deleteFrom('sessions')
      .where('userID', '=', userID)
      .$if(except !== undefined, (query) => query.where('tokenHash', '!=', except!))
      .$if(only !== undefined, (query) => query.where(amongThese(db, 'tokenHash', only!)))
      .returning(['tokenHash', 'companyID', 'visitCompanyID'])
      .execute(),
)

/** Ends all sessions of a company's users, and returns which. */
export const takeSessionsOfCompany = query((db: TxDb, { companyID }: Tenant) =>
  db
    .deleteFrom('sessions')
    .where('companyID', '=', companyID)
    .returning(['tokenHash', 'companyID', 'visitCompanyID'])
    .execute(),
)

export const deleteSessionsBefore = (db: TxDb, _: SystemScope, { now, idleSince }: Looked) =>
  db
    .deleteFrom('sessions')
    .where(({ or, eb }) => or([eb('expiresAt', '<=', now), eb('usedAt', '<=', idleSince)]))
    .execute()

/** Lets the session of a visit make changes from now on. */
export const widenVisit = query((db: TxDb, visitID: number) =>
  db.updateTable('sessions').set({ visitReadOnly: 0 }).where('visitID', '=', visitID).execute(),
)

/** Turns a support user's session into a visit to another company, or back (`null`). */
export const setVisit = query(
  (
    db: TxDb,
    tokenHash: string,
    visit: {
      visitCompanyID: number | null
      visitReason: string | null
      visitReadOnly: 0 | 1
      visitExpiresAt: number | null
      visitID: number | null
    },
  ) => db.updateTable('sessions').set(visit).where('tokenHash', '=', tokenHash).execute(),
)
