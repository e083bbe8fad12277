import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { users } from '#lists/users.ts'
import { inCompany } from '#services/admin/in-company.ts'

export const list = handle(
  'admin/companies/users/list',
  Effect.fnUntraced(function* ({ companyID, search }, caller) {
    const inside = yield* inCompany(caller, companyID)
    const { shown, ...found } = yield* listed(users, search ?? {}, inside)
    return { users: shown, ...found }
  }),
)
