import { Clock, Effect } from 'effect'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { inCompany } from '#services/admin/in-company.ts'
import { requireLeave } from '#services/admin/require-leave.ts'
import { saveShownStore } from '#services/stores/save-shown-store.ts'

export const save = handle(
  'admin/stores/save',
  Effect.fnUntraced(function* ({ store: { companyID, ...store }, expectedVersion, clientKey }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const inside = yield* inCompany(caller, companyID)
        yield* requireLeave(companyID)
        yield* emit('reload_admin', { companyID }, { companyID: SUPPORT_COMPANY_ID })
        return yield* saveShownStore(inside, store, {
          at,
          expectedVersion: expectedVersion ?? undefined,
          call: 'admin/stores/save',
          clientKey,
        })
      }),
    )
  }),
)
