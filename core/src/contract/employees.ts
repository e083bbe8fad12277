import { Schema } from 'effect'
import { call } from './call.ts'
import { Employee } from '#contract/entity/user.ts'

export const employees = {
  'employees/list': call({
    summary: 'The company’s employees. Support accounts are left out, unless the company has ID 1 or the caller is one.',
    access: 'session',
    kind: 'read',
    output: { employees: Schema.Array(Employee) },
  }),
}
