import { hash, randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { SignedIn, Visitor } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { featuresOfCompany } from '#queries/companies.ts'
import { findSession, setSessionUsed } from '#queries/sessions.ts'
import { storesOfCompany } from '#queries/stores.ts'

/** A session unused for this long ends. It survives a weekend at a store that is closed on Mondays, and no longer. */
export const IDLE_MS = 3 * 24 * 3600 * 1000
/** How precisely its last use is recorded: one write an hour, instead of one per call. */
const USE_NOTED_MS = 3600 * 1000
/** A support visit ends by itself after an hour. */
export const VISIT_MS = 3600 * 1000

const TOKEN_BYTES = 32
const scope = systemScope('sign-in')

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** A session's public name, for everyone but its holder. */
export const sessionIDOf = (tokenHash: string): string => tokenHash.slice(0, 16)

/**
 * A token's user, with the stores they may use now; undefined if the token is unknown or expired, or its user is
 * disabled.
 */
export const callerOfToken = (
  database: typeof Database.Service,
  token: string,
  visitor: Visitor,
  now: number,
): Effect.Effect<SignedIn | undefined> =>
  Effect.gen(function* () {
    const tokenHash = hashToken(token)
    // Every call asks for it.
    const known = yield* database.readKept(`session ${tokenHash}`, (db) => readSession(db, tokenHash))
    const found = known && callerOf(known, tokenHash, visitor, now)
    if (found && now - found.usedAt > USE_NOTED_MS) yield* noteUse(database, found.caller, now)
    return found?.caller
  })

/** Runs alongside the call, which doesn't wait for it or fail with it. */
const noteUse = ({ write }: typeof Database.Service, { session }: SignedIn, now: number) =>
  write(setSessionUsed(scope, session.tokenHash, now)).pipe(Effect.ignoreCause, Effect.forkDetach)

interface AllowedStore {
  readonly storeID: number | null
  readonly storeEnabled: number | null
  readonly storeDeleted: number | null
}
const isOpen = ({ storeEnabled, storeDeleted }: AllowedStore) => storeEnabled === 1 && storeDeleted === 0
/** Sorted here: for a handful of stores the database would take a third of the query's time. */
const idsOf = (stores: readonly AllowedStore[], counts: (store: AllowedStore) => boolean): number[] =>
  stores
    .flatMap((store) => (store.storeID !== null && counts(store) ? [store.storeID] : []))
    .sort((one, other) => one - other)

/** The stored state of a session, and of the company that it visits. */
const readSession = async (db: Db, tokenHash: string) => {
  const rows = await findSession(db, scope, tokenHash)
  const [session] = rows
  if (!session) return undefined
  const { visitCompanyID } = session
  const visited =
    visitCompanyID === null
      ? undefined
      : { stores: await storesOfCompany(db, visitCompanyID), features: await featuresOfCompany(db, visitCompanyID) }
  return { session, rows, visited }
}
type Known = NonNullable<Awaited<ReturnType<typeof readSession>>>

const callerOf = (
  { session, rows, visited }: Known,
  tokenHash: string,
  visitor: Visitor,
  now: number,
): { caller: SignedIn; usedAt: number } | undefined => {
  if (session.expiresAt <= now || session.usedAt <= now - IDLE_MS) return undefined
  // After a visit expires, the session returns to the user's own company automatically.
  const visiting = visited !== undefined && (session.visitExpiresAt ?? 0) > now
  const companyID = visiting ? session.visitCompanyID! : session.companyID
  const allowed = visiting ? visited.stores : rows
  const permissions = JSON.parse(session.userPermissions) as string[]
  const features = visiting ? visited.features : session.features
  const caller: SignedIn = {
    ...visitor,
    companyID,
    storeIDs: idsOf(allowed, isOpen),
    pastStoreIDs: holds(permissions, 'settings') ? idsOf(allowed, (store) => !isOpen(store)) : [],
    userID: session.userID,
    userUsername: session.userUsername,
    permissions,
    features: JSON.parse(features) as string[],
    isSupport: session.userIsXDACCT === 1,
    session: {
      tokenHash,
      expiresAt: session.expiresAt,
      confirmedAt: session.confirmedAt,
      hasFactor: session.userSecondFactor === 1,
      companyFactorFrom: session.companySecondFactorFrom,
      ...(visiting && {
        visit: {
          homeCompanyID: session.companyID,
          homeCompanyName: session.companyName,
          reason: session.visitReason ?? '',
          readOnly: session.visitReadOnly === 1,
          expiresAt: session.visitExpiresAt!,
          visitID: session.visitID,
        },
      }),
    },
  }
  return { caller, usedAt: session.usedAt }
}
