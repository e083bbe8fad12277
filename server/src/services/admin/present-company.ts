import type { AdminCompany } from '@xd/core/contract/entity/admin-company.ts'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { companyStatus } from '@xd/core/domain/company/status.ts'
import { billFor } from '@xd/core/domain/access/bill.ts'
import { priceOutput } from '@xd/core/domain/pricing/output.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { findAnyCompany } from '#queries/admin-companies.ts'
import { countDue } from '#queries/jobs.ts'
import type { SupportCompany } from '#queries/support.ts'

type Listed = Pick<SupportCompany, 'companyID' | 'companyKey' | 'companyName' | 'features' | 'suspendedAt' | 'maxDate'>

/** A company as shown in the list of all companies. */
export const presentListed = ({ features, suspendedAt, ...row }: Listed & { readonly storeCount: number | null }) => {
  const { companyID, companyKey, companyName, maxDate } = row
  const storeCount = row.storeCount ?? 0
  return {
    companyID,
    companyKey,
    companyName,
    storeCount,
    maxDate,
    companyStatus: companyStatus({ suspendedAt }),
    monthly: billFor(storeCount, JSON.parse(features) as string[]).total,
  }
}

/** Jobs that write to customers automatically: each is one message, except mailers. */
const MESSAGES = ['send-message', 'send-scheduled', 'remind']

const waitingIn = async (db: Db, companyID: number, now: number) => ({
  due: await countDue(db, { companyID }, MESSAGES, now),
  mailers: await countDue(db, { companyID }, ['run-mailer'], now),
})

/** A company as XD Support sees and changes it; undefined if it does not exist. */
export const presentAdminCompany = query(
  async (db: Db, companyID: number, now: number): Promise<typeof AdminCompany.Type | undefined> => {
    const row = await findAnyCompany(db, systemScope('support'), companyID)
    if (row === undefined) return undefined
    const { companyTimezone, companySpanish, companyVersion, createdAt, suspendedAt } = row
    const features = JSON.parse(row.features) as string[]
    const { monthly: _, ...listed } = presentListed(row)
    return {
      ...listed,
      companyTimezone,
      companyLanguages: languagesOf(companySpanish === 1),
      companyVersion,
      createdAt,
      suspendedAt,
      userCount: row.userCount ?? 0,
      features,
      quote: priceOutput(billFor(listed.storeCount, features)),
      waiting: suspendedAt === null ? { due: 0, mailers: 0 } : await waitingIn(db, companyID, now),
    }
  },
)
