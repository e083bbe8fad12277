import { Clock, Effect } from 'effect'
import { isTimezone } from '@xd/core/domain/time/zone.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { findCompanySettings, shortenSessions, updateCompany } from '#queries/company-settings.ts'
import { audit } from '#services/audit.ts'

export const save = handle(
  'settings/company/save',
  Effect.fnUntraced(function* ({ company, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { companyName, companyTimezone, companySessionDays } = company
    if (typeof companyTimezone === 'string' && !isTimezone(companyTimezone))
      return yield* fail('invalid_input', { fields: { 'company.companyTimezone': 'There’s no such time zone' } })
    const change = {
      ...(typeof companyName === 'string' && { companyName: companyName.trim() }),
      ...(typeof companyTimezone === 'string' && { companyTimezone }),
      ...(typeof companySessionDays === 'number' && { companySessionDays }),
    }
    return yield* write(
      Effect.fnUntraced(function* (tx) {
        const saved = yield* tx.query((db) => updateCompany(db, caller, change, expectedVersion ?? undefined))
        if (!saved) return yield* fail('conflict')
        if (typeof companySessionDays === 'number')
          yield* tx.query((db) => shortenSessions(db, caller, companySessionDays))
        const target = `company/${caller.companyID}`
        yield* audit(tx, caller, { at, action: 'company-save', target, detail: change })
        tx.emit('reload_company', {}, { companyID: caller.companyID })
        return { company: yield* tx.query((db) => findCompanySettings(db, caller)) }
      }),
    )
  }),
)
