import { Clock, Effect } from 'effect'
import type { FailureCode } from '@xd/core/contract/failure.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, Failure } from '#failure.ts'
import { endApproval, findWaiting } from '#queries/approvals.ts'
import { askedDetail } from '#services/approvals/asked-detail.ts'
import { answers } from '#services/approvals/present-approvals.ts'
import { unsealInput } from '#services/approvals/sealed-input.ts'
import { audit } from '#services/audit.ts'
import { requireAccepted } from '#services/gateways/require-accepted.ts'
import { type Asked, carryOut } from './carry-out.ts'

const CHANGED = 'This has changed since XD Support asked. Decline it; they can ask again.'
const UNREADABLE =
  'The server’s secret key was changed since XD Support asked, so this can’t be read. Decline it; they can ask again.'

/** The fields aren't from the owner's own input, so the sentence about one of them is the whole answer. */
const asConflict = <Code extends FailureCode>({ code, sentence, fields }: Failure<Code>) =>
  code === 'conflict' || code === 'invalid_input'
    ? new Failure({ code: 'conflict', sentence: fields ? `${Object.values(fields)[0] ?? ''}.` : CHANGED })
    : new Failure({ code: code as Exclude<Code, 'conflict' | 'invalid_input'>, ...(sentence && { sentence }) })

/** The gateway's keys are tried before anything is written: they may have stopped working. */
const tryKeys = (owner: Caller, { call, input }: Asked) =>
  call === 'settings/payments/save' && input.account !== null
    ? requireAccepted(owner, input.storeID ?? null, input.account)
    : Effect.void

/** An owner's answer. A yes carries out the visitor's request; either answer removes it from the waiting list. */
export const answerApproval = Effect.fnUntraced(function* (caller: Caller, approvalID: number, approved: boolean) {
  const { write } = yield* Database
  const config = yield* AppConfig
  const at = yield* Clock.currentTimeMillis
  const may = answers(caller)
  if (!may.ok) return yield* fail('not_allowed', { sentence: may.reason })
  const waiting = yield* findWaiting(caller, approvalID, at)
  if (waiting === undefined) return yield* fail('approval_over')
  if (waiting.askedByID === caller.userID)
    return yield* fail('not_allowed', { sentence: 'You asked for this yourself, so another owner has to answer.' })
  const { companyID, call, sealedInput, target } = waiting
  const input = approved ? unsealInput(companyID, sealedInput ?? '', config) : undefined
  if (approved && input === undefined) return yield* fail('conflict', { sentence: UNREADABLE })
  const asked = input === undefined ? undefined : ({ call, input } as Asked)
  if (asked) yield* Effect.mapError(tryKeys(caller, asked), asConflict)
  return yield* write(
    Effect.gen(function* () {
      const state = approved ? ('approved' as const) : ('declined' as const)
      const end = { state, answeredAt: at, answeredByID: caller.userID }
      if (!(yield* endApproval(caller, approvalID, end))) return yield* fail('approval_over')
      const made = asked ? yield* Effect.mapError(carryOut(caller, asked, at), asConflict) : {}
      yield* audit(caller, {
        action: approved ? 'approval-approve' : 'approval-decline',
        ...(target && { target }),
        detail: askedDetail(waiting),
      })
      yield* emit('reload_approvals', {}, { companyID })
      return made
    }),
  )
})
