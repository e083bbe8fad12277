import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { listEmployees } from '#queries/users.ts'

/** The vendor's own company: there support staff are colleagues. */
const XD_COMPANY_ID = 1

export const list = handle(
  'employees/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const employees = yield* read((db) => listEmployees(db, caller))
    const seesSupport = caller.isSupport || caller.companyID === XD_COMPANY_ID
    return {
      employees: employees
        .filter((employee) => seesSupport || employee.userIsXDACCT === 0)
        .map((employee) => ({ ...employee, userIsXDACCT: employee.userIsXDACCT === 1 })),
    }
  }),
)
