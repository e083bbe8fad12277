import { Effect } from 'effect'
import { ACCOUNT_NOTICES } from '@xd/core/domain/access/account-notice.ts'
import { COMPANY_ALERTS } from '@xd/core/domain/access/company-alert.ts'
import { instant } from '@xd/core/domain/activity/phrases.ts'
import { AppConfig } from '#app-config.ts'
import { systemScope } from '#db/scope.ts'
import { Email } from '#providers/email/email.ts'
import { findCompany } from '#queries/companies.ts'
import { findUser } from '#queries/users.ts'
import { mailFromJob } from '#services/email/mail-from-job.ts'
import { deviceOf } from '#services/payments/device.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

const LETTERS = { ...ACCOUNT_NOTICES, ...COMPANY_ALERTS }

/** Emails users about changes to their account, and owners about their company. */
export const accountNoticeJob: JobHandler<JobPayloads['account-notice']> = Effect.fnUntraced(function* ({
  payload: { userID, about, at, ip, userAgent, what, to, sendKey },
  attempt,
}) {
  const { addresses } = yield* Email
  const { publicURL } = yield* AppConfig
  const user = yield* findUser(systemScope('sign-in'), userID)
  const { companyName, companyTimezone } = yield* findCompany(user.companyID)
  const { browser, os } = deviceOf(userAgent)
  const { subject, body } = LETTERS[about]({
    companyName,
    when: instant(at, { timezone: companyTimezone }),
    where: [[browser, os].filter(Boolean).join(' on '), ip].filter(Boolean).join(', '),
    signInURL: publicURL,
    what: what ?? '',
  })
  const from = { name: companyName, address: addresses.own }
  yield* mailFromJob({ sendKey, from, to: to ?? user.userUsername, subject, text: body }, attempt)
  return 'done' as const
})
