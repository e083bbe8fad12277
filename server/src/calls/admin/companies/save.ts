import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { presentAdminCompany } from '#services/admin/present-company.ts'
import { saveCompany } from '#services/admin/save-company.ts'

export const save = handle(
  'admin/companies/save',
  Effect.fnUntraced(function* ({ company, expectedVersion }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const saving = { at, expectedVersion: expectedVersion ?? undefined }
        const { companyID, inviteURL } = yield* saveCompany(caller, company, saving)
        const saved = yield* found(yield* presentAdminCompany(companyID, at), 'company')
        return { company: saved, ...(inviteURL !== undefined && { inviteURL }) }
      }),
    )
  }),
)
