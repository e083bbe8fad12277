import { hasFeature } from '@xd/core/domain/access/features.ts'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { logoPath } from './logo-path.ts'

/** The company's own settings, as the contract shows them. */
export const presentSettings = query(async (db: Db, scope: Tenant) => {
  const row = await findCompanySettings(db, scope)
  const { companyName, companyTimezone, companySpanish, companySessionDays, companyVersion, logoKey } = row
  const { companySecondFactorFrom } = row
  const { companySegmentsPerMinute, companySegmentsPerDay, companyMailerGapDays, companyMailerConsent } = row
  return {
    companyName,
    companyTimezone,
    companySessionDays,
    companyVersion,
    companySecondFactorRequired: companySecondFactorFrom !== null,
    companySecondFactorFrom,
    companyVisitApproval: row.companyVisitApproval === 1,
    companyLoanRules: row.companyLoanRules,
    companyElectronicRenewals: row.companyElectronicRenewals === 1,
    companyLanguages: languagesOf(companySpanish === 1),
    companyLogo: logoKey === null ? null : logoPath(logoKey),
    ...(hasFeature(JSON.parse(row.features) as string[], 'massmailer') && {
      companySegmentsPerMinute,
      companySegmentsPerDay,
      companyMailerGapDays,
      companyMailerConsent: companyMailerConsent === 1,
    }),
  }
})
