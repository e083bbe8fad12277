import { Clock, Effect } from 'effect'
import { ACCOUNT_EMAILS } from '@xd/core/domain/access/account-email.ts'
import { AppConfig } from '#app-config.ts'
import { systemScope } from '#db/scope.ts'
import { Email } from '#providers/email/email.ts'
import { findLinkUser } from '#queries/user-links.ts'
import { mailFromJob } from '#services/email/mail-from-job.ts'
import { unseal } from '#services/secrets/seal.ts'
import { hashToken } from '#services/session.ts'
import { linkURL, sealPlace } from '#services/users/account-link.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Emails users their link, if it is still valid. */
export const accountEmailJob: JobHandler<JobPayloads['account-email']> = Effect.fnUntraced(function* ({
  payload: { userID, kind, sealed, sendKey },
  attempt,
}) {
  const { addresses } = yield* Email
  const { publicURL, secretKey, previousSecretKey } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const keys = previousSecretKey === undefined ? [secretKey] : [secretKey, previousSecretKey]
  const token = unseal(sealed, keys, sealPlace(kind, userID))
  if (token === undefined) return 'done' as const
  const user = yield* findLinkUser(systemScope('sign-in'), { tokenHash: hashToken(token), kind, now })
  if (user === undefined) return 'done' as const
  const { subject, body } = ACCOUNT_EMAILS[kind]({
    companyName: user.companyName,
    link: linkURL(publicURL, kind, token),
  })
  const from = { name: user.companyName, address: addresses.own }
  yield* mailFromJob({ sendKey, from, to: user.userUsername, subject, text: body }, attempt)
  return 'done' as const
})
