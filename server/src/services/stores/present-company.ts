import { Effect } from 'effect'
import type { Company } from '@xd/core/contract/entity/company.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { Email } from '#providers/email/email.ts'
import { Texting } from '#providers/texting/texting.ts'
import type { findCompany } from '#queries/companies.ts'

type Channels = (typeof Company.Type)['channels']

/** The channels that messages can use. */
export const channelsOn = Effect.gen(function* () {
  const [texting, email] = [yield* Texting, yield* Email]
  const channels: Channels = [...(texting.on ? (['sms'] as const) : []), ...(email.on ? (['email'] as const) : [])]
  return channels
})

const featuresOf = ({ features }: { features: string }) => JSON.parse(features) as string[]

/** A company as the API shows it. */
export const presentCompany = (
  { companySpanish, ...company }: Awaited<ReturnType<typeof findCompany>>,
  channels: Channels,
): typeof Company.Type => ({
  ...company,
  companyLanguages: languagesOf(companySpanish === 1),
  channels: channels.filter((channel) => channel !== 'email' || hasFeature(featuresOf(company), 'email')),
  features: featuresOf(company),
  storeCount: company.storeCount ?? 0,
  userCount: company.userCount ?? 0,
})
