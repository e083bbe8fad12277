import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { presentAdminCompany } from '#services/admin/present-company.ts'

export const fetch = handle(
  'admin/companies/fetch',
  Effect.fnUntraced(function* ({ companyID }) {
    const now = yield* Clock.currentTimeMillis
    return { company: yield* found(yield* presentAdminCompany(companyID, now), 'company') }
  }),
)
