import type { MailerAudience } from '@xd/core/contract/entity/mailer.ts'
import { type CompanyLanguages, languagesOf } from '@xd/core/domain/company/languages.ts'
import { limitsOf, slowed } from '@xd/core/domain/mailer/limits.ts'
import type { SendLimits } from '@xd/core/domain/mailer/throttle.ts'
import type { StoreValues, WritingStore } from '@xd/core/domain/message/store-values.ts'
import { namedTokens, type TemplateToken } from '@xd/core/domain/message/template.ts'
import { addDays, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { type Asked, sendingCompany } from '#queries/mailer-audience.ts'
import { findFields } from '#queries/custom-fields.ts'
import type { MailerRow } from '#queries/mailers.ts'
import { storeDays } from '#queries/store-days.ts'
import { listStores, type StoreRow } from '#queries/stores.ts'
import { audienceOf } from './present-jobs.ts'
import type { SelfStore } from '#services/self-url.ts'

type Audience = typeof MailerAudience.Type

/** A mailer's text, and who sends it. */
export type Mailing = Pick<
  MailerRow,
  | 'jobID'
  | 'companyID'
  | 'storeID'
  | 'authorStoreIDs'
  | 'jobChannel'
  | 'jobBodyEN'
  | 'jobBodyES'
  | 'jobSubject'
  | 'jobSubjectES'
  | 'jobAudience'
  | 'jobRate'
>

export interface CustomDate {
  readonly fieldID: string
  readonly start: string
  readonly end: string
  readonly isYearly: boolean
}

/** The parts shared by everyone on a mailer's list. */
export interface MailerContext {
  readonly job: Mailing
  readonly companyName: string
  readonly features: readonly string[]
  readonly companyLanguages: CompanyLanguages
  readonly consentNeeded: boolean
  readonly gapMs: number
  readonly limits: SendLimits
  /** The stores that may send, by id. */
  readonly stores: ReadonlyMap<number, WritingStore & SelfStore>
  readonly asked: Asked
  readonly customDate: CustomDate | undefined
  /** The tokens in the text, in either language. */
  readonly tokens: readonly TemplateToken[]
  /** Values already computed for stores' tokens. */
  readonly storeValues: StoreValues
}

const askedOf = ({ lastContactStart, lastContactEnd, customDate: _, ...rest }: Audience, timezone: string): Asked => {
  const start = (day: string) => instantOf(`${day}T00:00`, timezone)
  return {
    ...rest,
    ...(lastContactStart !== undefined && { contactFrom: start(lastContactStart) }),
    ...(lastContactEnd !== undefined && { contactTo: start(addDays(parseLocalDay(lastContactEnd)!, 1)) }),
  }
}

const customDateOf = async (db: Db, companyID: number, { customDate }: Audience): Promise<CustomDate | undefined> => {
  if (customDate === undefined) return undefined
  const fields = await findFields(db, { companyID }, 'customer')
  const field = fields.find(({ id }) => id === customDate.fieldID)
  return { ...customDate, isYearly: field?.config?.repeatYearly === true }
}

const canWrite = (store: StoreRow, channel: Mailing['jobChannel']): boolean =>
  store.storeEnabled === 1 && store.storeDeleted === 0 && (channel === 'email' || store.storeSMSNumber !== '')

const writing = ({ storeHours, ...store }: StoreRow): WritingStore & SelfStore => ({
  ...store,
  storeHours: storeDays(storeHours),
})

/** Reads the context once for a page or a handful of recipients. */
export const contextOf = query(async (db: Db, job: Mailing): Promise<MailerContext> => {
  const { companyID, jobChannel } = job
  const company = await sendingCompany(db, { companyID })
  const audience = audienceOf(job)
  const storeIDs = job.storeID === null ? (JSON.parse(job.authorStoreIDs) as number[]) : [job.storeID]
  const stores = (await listStores(db, { companyID, storeIDs })).filter((store) => canWrite(store, jobChannel))
  const texts = [job.jobBodyEN, job.jobBodyES, job.jobSubject, job.jobSubjectES]
  return {
    job,
    companyName: company.companyName,
    features: JSON.parse(company.features) as string[],
    companyLanguages: languagesOf(company.companySpanish === 1),
    consentNeeded: company.companyMailerConsent === 1,
    gapMs: company.companyMailerGapDays * DAY_MS,
    limits: slowed(limitsOf(jobChannel, company), job.jobRate),
    stores: new Map(stores.map((store) => [store.storeID, writing(store)])),
    asked: askedOf(audience, company.companyTimezone),
    customDate: await customDateOf(db, companyID, audience),
    tokens: namedTokens(texts),
    storeValues: new Map(),
  }
})
