import { Clock, Effect } from 'effect'
import { FACTOR_GRACE_MS } from '@xd/core/domain/access/second-factor.ts'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Input } from '@xd/core/contract/calls.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail, invalid } from '#failure.ts'
import { deleteOwnUpload, replaceLogo } from '#queries/company-logos.ts'
import { shortenSessions, updateCompany } from '#queries/company-settings.ts'
import { audit } from '#services/audit.ts'
import { makeLogo } from '#services/company/make-logo.ts'
import { presentSettings } from '#services/company/present-settings.ts'
import { requireFeature } from '#services/require-feature.ts'
import { requireStepUp } from '#services/require-step-up.ts'

const ITS_OWN = 'Only the company’s own users can change whether support asks first.'

const bit = (value: boolean) => (value ? (1 as const) : (0 as const))

type Given = Input<'settings/company/save'>['company']

/** The mailer rules to set. For the carriers’ limits null is a value: the lowest. */
const mailerRulesIn = ({
  companySegmentsPerMinute,
  companySegmentsPerDay,
  companyMailerGapDays,
  companyMailerConsent,
}: Given) => ({
  ...(companySegmentsPerMinute !== undefined && { companySegmentsPerMinute }),
  ...(companySegmentsPerDay !== undefined && { companySegmentsPerDay }),
  ...(typeof companyMailerGapDays === 'number' && { companyMailerGapDays }),
  ...(typeof companyMailerConsent === 'boolean' && { companyMailerConsent }),
})

export const save = handle(
  'settings/company/save',
  Effect.fnUntraced(function* ({ company, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { companyName, companyTimezone, companyLanguages, companySessionDays, companyLogo } = company
    const { companySecondFactorRequired, companyVisitApproval, companyLoanRules, companyElectronicRenewals } = company
    if (typeof companyVisitApproval === 'boolean' && (caller.session === null || caller.session.visit))
      return yield* fail('not_allowed', { sentence: ITS_OWN })
    if (typeof companyTimezone === 'string' && !isTimezone(companyTimezone))
      return yield* invalid({ 'company.companyTimezone': 'There’s no such time zone' })
    const rules = mailerRulesIn(company)
    if (Object.keys(rules).length > 0) yield* requireFeature(caller, 'massmailer')
    const set = {
      ...(typeof companyName === 'string' && { companyName: companyName.trim() }),
      ...(typeof companyTimezone === 'string' && { companyTimezone }),
      ...(companyLanguages && { companyLanguages: languagesOf(companyLanguages.includes('es')) }),
      ...(typeof companySessionDays === 'number' && { companySessionDays }),
      ...(typeof companySecondFactorRequired === 'boolean' && { companySecondFactorRequired }),
      ...(typeof companyVisitApproval === 'boolean' && { companyVisitApproval }),
      ...(companyLoanRules && { companyLoanRules }),
      ...(typeof companyElectronicRenewals === 'boolean' && { companyElectronicRenewals }),
      ...rules,
    }
    const {
      companyLanguages: written,
      companyMailerConsent: asksConsent,
      companySecondFactorRequired: _,
      companyVisitApproval: asks,
      companyElectronicRenewals: renews,
      ...rest
    } = set
    const columns = {
      ...rest,
      ...(written && { companySpanish: bit(written.includes('es')) }),
      ...(asksConsent !== undefined && { companyMailerConsent: bit(asksConsent) }),
      ...(asks !== undefined && { companyVisitApproval: bit(asks) }),
      ...(renews !== undefined && { companyElectronicRenewals: bit(renews) }),
    }
    const logo = typeof companyLogo === 'number' ? yield* makeLogo(caller, companyLogo) : companyLogo
    return yield* write(
      Effect.gen(function* () {
        const before: Readonly<Record<string, unknown>> = yield* presentSettings(caller)
        const required =
          companySecondFactorRequired === before['companySecondFactorRequired']
            ? undefined
            : companySecondFactorRequired
        if (typeof required === 'boolean') yield* requireStepUp(caller)
        const change = {
          ...columns,
          ...(typeof required === 'boolean' && { companySecondFactorFrom: required ? at + FACTOR_GRACE_MS : null }),
        }
        const saved = yield* updateCompany(caller, change, expectedVersion ?? undefined)
        if (!saved) return yield* fail('conflict')
        if (typeof companySessionDays === 'number') yield* shortenSessions(caller, companySessionDays)
        if (logo !== undefined) yield* replaceLogo(caller, logo)
        if (typeof companyLogo === 'number') yield* deleteOwnUpload(caller, companyLogo)
        const target = `company/${caller.companyID}`
        const detail = {
          ...whatDiffers(before, set),
          ...(logo !== undefined && { companyLogo: logo === null ? 'removed' : 'replaced' }),
        }
        yield* audit(caller, { action: 'company-save', target, detail })
        yield* emit('reload_company', {}, { companyID: caller.companyID })
        return { company: yield* presentSettings(caller) }
      }),
    )
  }),
)
