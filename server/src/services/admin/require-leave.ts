import { Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { findAnyCompany } from '#queries/admin-companies.ts'

const SENTENCE =
  'This company must approve before support changes anything. Switch to it, allow changes, and wait for approval.'

/** Fails for a company that requires its approval: its data can only be changed on an approved visit. */
export const requireLeave = Effect.fnUntraced(function* (companyID: number) {
  const company = yield* found(yield* findAnyCompany(systemScope('support'), companyID), 'company')
  if (company.companyVisitApproval === 1) return yield* fail('not_allowed', { sentence: SENTENCE })
})
