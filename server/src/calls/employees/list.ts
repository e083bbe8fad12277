import { visibleEmployees } from '@xd/core/domain/access/employees.ts'
import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listEmployees, listFormerEmployees } from '#queries/users.ts'

export const list = handle(
  'employees/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const [employees, former] = yield* read((db) =>
      Promise.all([listEmployees(db, caller), listFormerEmployees(db, caller)]),
    )
    const all = employees.map((employee) => ({ ...employee, userIsXDACCT: employee.userIsXDACCT === 1 }))
    return { employees: visibleEmployees(all, { userIsXDACCT: caller.isSupport, companyID: caller.companyID }), former }
  }),
)
