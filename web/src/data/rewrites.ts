import type { Wire } from '@xd/core/contract/calls.ts'
import type { RewriteBatch, RewriteTicket } from '@xd/core/contract/entity/rewrite.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { patchAnswers } from './patch-answers.ts'
import { queryClient } from './query-client.ts'
import { refetchAfter } from './refetch.ts'
import type { Session } from './session.ts'
import { callKey, useCallMutation } from './use-call.ts'

export type RewriteData = Wire<typeof RewriteBatch>
export type RewriteTicketData = Wire<typeof RewriteTicket>

export const hasRewrites = ({ user, company }: Session): boolean =>
  holds(user.userPermissions, 'payments') && hasFeature(company.features, 'rewrites')

/** Shows a batch as the server has just returned it, in its dialog and in the list, before any live event. */
const showRewrite = (rewrite: RewriteData): void => {
  const { rewriteID } = rewrite
  queryClient.setQueryData(callKey('payments/rewrites/fetch', { rewriteID }), { rewrite })
  patchAnswers('payments/rewrites/list', (answer) => ({
    ...answer,
    rewrites: answer.rewrites.map((row) => (row.rewriteID === rewriteID ? rewrite : row)),
  }))
}

/** A call that changes one batch. The change shows only once the server has answered: never guess numbers. */
export const useRewriteChange = <N extends 'payments/rewrites/correct' | 'payments/rewrites/mark-posted'>(name: N) =>
  useCallMutation(name, {
    onSuccess: ({ rewrite }) => showRewrite(rewrite),
    onError: () => void refetchAfter('reload_rewrites'),
  })
