import { Schema } from 'effect'
import { call } from './call.ts'
import { Employee, FormerEmployee } from '#contract/entity/user.ts'

export const employees = {
  'employees/list': call({
    summary:
      'The company’s employees. Support accounts are left out, unless the company has ID 1 or the caller is one. Former employees are listed separately.',
    access: 'session',
    kind: 'read',
    output: { employees: Schema.Array(Employee), former: Schema.Array(FormerEmployee) },
  }),
}
