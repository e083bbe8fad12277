import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { systemScope } from '#db/scope.ts'
import { listCompanies } from '#queries/support.ts'

export const getLoginAsCompanies = handle(
  'admin/get-login-as-companies',
  Effect.fnUntraced(function* () {
    return { companies: yield* listCompanies(systemScope('support')) }
  }),
)
