import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { RewriteBatch, RewriteTicket } from '@xd/core/contract/entity/rewrite.ts'
import { queryClient } from './query-client.ts'
import { callKey, useCallMutation } from './use-call.ts'

export type RewriteData = Wire<typeof RewriteBatch>
export type RewriteTicketData = Wire<typeof RewriteTicket>

/** Shows a batch as the server has just answered it, in its dialog and in the list, before any live event. */
const showRewrite = (rewrite: RewriteData): void => {
  const { rewriteID } = rewrite
  queryClient.setQueryData(callKey('payments/rewrites/fetch', { rewriteID }), { rewrite })
  queryClient.setQueriesData<WireOutput<'payments/rewrites/list'>>(
    { queryKey: ['payments/rewrites/list'] },
    (data) => data && { ...data, rewrites: data.rewrites.map((row) => (row.rewriteID === rewriteID ? rewrite : row)) },
  )
}

/** A call that changes one batch. It is not shown before the server has answered: numbers are never guessed at. */
export const useRewriteChange = <N extends 'payments/rewrites/correct' | 'payments/rewrites/mark-posted'>(name: N) =>
  useCallMutation(name, {
    onSuccess: ({ rewrite }) => showRewrite(rewrite),
    onError: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [key] }) => key === 'payments/rewrites/fetch' || key === 'payments/rewrites/list',
      }),
  })
