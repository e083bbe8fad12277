import { Effect } from 'effect'
import type { AccountLink } from '@xd/core/domain/access/account-email.ts'
import { INVITE_MS, RESET_MS } from '@xd/core/domain/access/user-status.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Email } from '#providers/email/email.ts'
import type { UserRow } from '#queries/managed-users.ts'
import { replaceLink } from '#queries/user-links.ts'
import { newSendKey } from '#services/messaging/queue-message.ts'
import { seal } from '#services/secrets/seal.ts'
import { hashToken, newToken } from '#services/session.ts'
import { enqueue } from '#db/database.ts'

/** How long a link can be used, from when it is made. */
export const LINK_LASTS_MS = { invite: INVITE_MS, reset: RESET_MS } as const satisfies Record<AccountLink, number>

/** The job's payload: the token is sealed, since jobs are stored. */
export interface AccountEmailJob {
  readonly userID: number
  readonly kind: AccountLink
  readonly sealed: string
  readonly sendKey: string
}

export const sealPlace = (kind: AccountLink, userID: number): string => `account-email/${kind}/${userID}`

/** The token follows the #. Browsers keep that part to themselves, so no log along the way has it. */
export const linkURL = (publicURL: string, kind: AccountLink, token: string): string =>
  `${publicURL}/${kind}#token=${token}`

/** Makes a user's link and, if email is on, emails it to them. Earlier links of the kind stop working. */
export const makeLink = Effect.fnUntraced(function* (
  { companyID, userID }: Pick<UserRow, 'companyID' | 'userID'>,
  kind: AccountLink,
  at: number,
) {
  const { publicURL, secretKey } = yield* AppConfig
  const token = newToken()
  yield* replaceLink({ tokenHash: hashToken(token), companyID, userID, kind, expiresAt: at + LINK_LASTS_MS[kind] })
  if ((yield* Email).on) {
    const sendKey = newSendKey()
    const sealed = seal(token, secretKey, sealPlace(kind, userID))
    const payload: AccountEmailJob = { userID, kind, sealed, sendKey }
    yield* enqueue({ companyID, kind: 'account-email', uniqueKey: `account-email/${sendKey}`, payload })
  }
  return linkURL(publicURL, kind, token)
})

/**
 * A new user's link, for the user who invited them to pass on. XD Support doesn't get it: with the link they could
 * become that user, and keep access after the visit.
 */
export const linkFor = ({ session }: Caller, inviteURL: string | undefined): { inviteURL?: string } =>
  inviteURL === undefined || session?.visit ? {} : { inviteURL }
