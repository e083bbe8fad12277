import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Visitor } from '#caller.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { sessionDaysOf } from '#queries/company-settings.ts'
import { insertSession } from '#queries/sessions.ts'
import { setLastLogin } from '#queries/users.ts'
import { auditAs } from '#services/audit.ts'
import { hashToken, newToken } from '#services/session.ts'

/** Signs a user in, in the caller's transaction. */
export const startSession = query(
  async (
    db: TxDb,
    { companyID, userID }: { readonly companyID: number; readonly userID: number },
    { ip, userAgent }: Visitor,
    now: number,
  ) => {
    const token = newToken()
    const expiresAt = now + (await sessionDaysOf(db, companyID)) * DAY_MS
    await setLastLogin(db, userID, now)
    await insertSession(db, {
      tokenHash: hashToken(token),
      companyID,
      userID,
      createdAt: now,
      expiresAt,
      usedAt: now,
      confirmedAt: now,
      ip,
      userAgent: userAgent.slice(0, 400),
    })
    await auditAs(db, { companyID, actorUserID: userID, subjectUserID: userID, ip }, { at: now, action: 'login' })
    return { token, expiresAt }
  },
)

/** The answer of a call that signs in: the token itself, or nothing besides the cookie. */
export const handOver = (
  { token, expiresAt, device }: { readonly token: string; readonly expiresAt: number; readonly device: string },
  bearer: boolean | null | undefined,
  { cookie }: Visitor,
): { token?: string } => {
  if (bearer === true) return { token }
  cookie.set(token, expiresAt)
  cookie.setDevice(device)
  return {}
}
