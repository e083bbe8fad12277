import type { Company } from '@xd/core/contract/entity/company.ts'
import type { findCompany } from '#queries/companies.ts'

/** A company as the API shows it. */
export const presentCompany = (company: Awaited<ReturnType<typeof findCompany>>): typeof Company.Type => ({
  ...company,
  features: JSON.parse(company.features) as string[],
  storeCount: company.storeCount ?? 0,
  userCount: company.userCount ?? 0,
})
