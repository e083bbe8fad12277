import { authorName, visibleEmployees } from '@xd/core/domain/access/employees.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { listEmployees, listFormerEmployees } from '#queries/users.ts'

/** The name behind an action: a colleague, a former one, XD Support, or '' for nobody. */
export type AuthorOf = (userID: number | null) => string

export const readAuthors = query(async (db: Db, scope: CompanyScope): Promise<AuthorOf> => {
  const [employees, former] = await Promise.all([listEmployees(db, scope), listFormerEmployees(db, scope)])
  const all = employees.map((employee) => ({ ...employee, userIsXDACCT: employee.userIsXDACCT === 1 }))
  const colleagues = visibleEmployees(all, { userIsXDACCT: false, companyID: scope.companyID })
  return (userID) => (userID === null ? '' : authorName(userID, colleagues, former))
})
