import { Effect } from 'effect'
import { Database, emit } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { lapseApprovals } from '#queries/approvals.ts'
import { auditAs } from '#services/audit.ts'
import { askedDetail } from './asked-detail.ts'

/** Ends requests that nobody answered in time, and forgets their secrets. */
export const lapseUnanswered = Effect.fnUntraced(function* (now: number) {
  const { write } = yield* Database
  yield* write(
    Effect.gen(function* () {
      for (const { companyID, target, ...lapsed } of yield* lapseApprovals(systemScope('job'), now)) {
        const line = {
          at: now,
          action: 'approval-lapse',
          ...(target && { target }),
          detail: askedDetail(lapsed),
        } as const
        yield* auditAs({ companyID }, line)
        yield* emit('reload_approvals', {}, { companyID })
      }
    }),
  )
})
