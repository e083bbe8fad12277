import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findCompany } from '#queries/companies.ts'
import { channelsOn, presentCompany } from '#services/stores/present-company.ts'

export const companyInfo = handle(
  'stores/company-info',
  Effect.fnUntraced(function* (_, caller) {
    return { company: presentCompany(yield* findCompany(caller.companyID), yield* channelsOn) }
  }),
)
