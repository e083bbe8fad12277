import { createHash, randomBytes } from 'node:crypto'
import type { Effect } from 'effect'
import type { Caller, Visitor } from '#caller.ts'
import type { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findSession } from '#queries/sessions.ts'
import { storeIDsOfCompany } from '#queries/stores.ts'

export const SESSION_MS = 14 * 24 * 3600 * 1000
/** A support visit ends by itself after an hour. */
export const VISIT_MS = 3600 * 1000

const TOKEN_BYTES = 32

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A session's name for others than its holder. */
export const sessionIDOf = (tokenHash: string): string => tokenHash.slice(0, 16)

/** Who a token belongs to, with the stores they may use now; undefined when it is unknown, over, or its user is off. */
export const callerOfToken = (
  database: typeof Database.Service,
  token: string,
  visitor: Visitor,
  now: number,
): Effect.Effect<Caller | undefined> =>
  database.read(async (db) => {
    const tokenHash = hashToken(token)
    const rows = await findSession(db, systemScope('sign-in'), tokenHash, now)
    const [session] = rows
    if (!session) return undefined
    // A visit that is over falls back to the user's own company by itself.
    const visiting = session.visitCompanyID !== null && (session.visitExpiresAt ?? 0) > now
    const companyID = visiting ? session.visitCompanyID! : session.companyID
    const storeIDs = visiting ? await storeIDsOfCompany(db, companyID) : rows.flatMap(({ storeID }) => storeID ?? [])
    return {
      ...visitor,
      companyID,
      storeIDs,
      userID: session.userID,
      userUsername: session.userUsername,
      permissions: JSON.parse(session.userPermissions) as string[],
      isSupport: session.userIsXDACCT === 1,
      session: {
        tokenHash,
        expiresAt: session.expiresAt,
        ...(visiting && {
          visit: {
            homeCompanyID: session.companyID,
            homeCompanyName: session.companyName,
            reason: session.visitReason ?? '',
            readOnly: session.visitReadOnly === 1,
            expiresAt: session.visitExpiresAt!,
          },
        }),
      },
    }
  })
