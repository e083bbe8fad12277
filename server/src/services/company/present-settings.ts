import { languagesOf } from '@xd/core/domain/company/languages.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { logoPath } from './logo-path.ts'

/** What the company has set for itself, as the contract shows it. */
export const presentSettings = async (db: Db, scope: Pick<CompanyScope, 'companyID'>) => {
  const { logoKey, companySpanish, ...company } = await findCompanySettings(db, scope)
  return {
    ...company,
    companyLanguages: languagesOf(companySpanish === 1),
    companyLogo: logoKey === null ? null : logoPath(logoKey),
  }
}
