import { Effect } from 'effect'
import type { AccountNotice } from '@xd/core/domain/access/account-notice.ts'
import type { CompanyAlert } from '@xd/core/domain/access/company-alert.ts'
import { Email } from '#providers/email/email.ts'
import { newSendKey } from '#services/messaging/queue-message.ts'
import { enqueue } from '#db/database.ts'

/** The job's payload. */
export interface AccountNoticeJob {
  readonly userID: number
  readonly about: AccountNotice | CompanyAlert
  readonly at: number
  readonly ip: string
  readonly userAgent: string
  /** More about it, for the alerts that say more. */
  readonly what?: string
  /** The address, if not the user's current one. */
  readonly to?: string
  readonly sendKey: string
}

interface Happened {
  readonly about: AccountNotice | CompanyAlert
  readonly at: number
  readonly ip: string
  readonly userAgent?: string
  readonly what?: string
  readonly to?: string
}

/** Emails users about a change to their account, or about their company, if email is on. */
export const notify = Effect.fnUntraced(function* (
  { companyID, userID }: { readonly companyID: number; readonly userID: number },
  { about, at, ip, userAgent = '', what, to }: Happened,
) {
  if (!(yield* Email).on) return
  const sendKey = newSendKey()
  const device = userAgent.slice(0, 400)
  const more = { ...(what && { what }), ...(to && { to }) }
  const payload: AccountNoticeJob = { userID, about, at, ip, userAgent: device, ...more, sendKey }
  yield* enqueue({ companyID, kind: 'account-notice', uniqueKey: `account-notice/${sendKey}`, payload })
})
