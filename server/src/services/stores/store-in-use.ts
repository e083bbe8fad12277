import { Effect } from 'effect'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { joined } from '@xd/core/domain/text/sentence.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { storeUse } from '#queries/stores.ts'

const counted = (n: number, one: string, many: string): string[] => (n === 0 ? [] : [countOf(n, one, many)])

/** Refuses to close a store while customers can still pay there or messages to them are waiting. */
export const requireUnused = Effect.fnUntraced(function* (scope: CompanyScope, storeID: number, now: number) {
  const { requests, plans, messages, mailers, notices } = yield* storeUse(scope, storeID, now)
  const all = requests + plans + messages + mailers + notices
  if (all === 0) return
  const what = [
    ...counted(requests, 'unpaid request', 'unpaid requests'),
    ...counted(plans, 'payment plan that hasn’t ended', 'payment plans that haven’t ended'),
    ...counted(messages, 'message waiting to be sent', 'messages waiting to be sent'),
    ...counted(mailers, 'mailer that is not finished', 'mailers that are not finished'),
    ...counted(notices, 'batch of notices that hasn’t been sent', 'batches of notices that haven’t been sent'),
  ]
  return yield* fail('store_in_use', {
    sentence: `This store still has ${joined(what)}. Cancel ${all === 1 ? 'it' : 'them'} first.`,
    details: { requests, plans, messages, mailers, notices },
  })
})
