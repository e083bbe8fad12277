import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { supportVisits } from '#lists/support-visits.ts'
import { inCompany } from '#services/admin/in-company.ts'

export const list = handle(
  'admin/companies/visits/list',
  Effect.fnUntraced(function* ({ companyID, search }, caller) {
    const inside = yield* inCompany(caller, companyID)
    const { shown, ...found } = yield* listed(supportVisits, search ?? {}, inside)
    return { visits: shown, ...found }
  }),
)
