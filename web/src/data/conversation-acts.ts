import { type InfiniteData, useMutation } from '@tanstack/react-query'
import type { CallName, Wire, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'

type Convo = Wire<typeof Conversation>
type Pages = InfiniteData<WireOutput<'inbox/list'>>

/** Changes what every cached answer says of some conversations; answers how to put it back. */
const patchConvos = (convoIDs: readonly number[], patch: Partial<Convo>): (() => void) => {
  const ids = new Set(convoIDs)
  const change = (convo: Convo): Convo => (ids.has(convo.convoID) ? { ...convo, ...patch } : convo)
  const before = queryClient.getQueriesData({
    predicate: ({ queryKey: [name] }) => name === 'inbox/list' || name === 'customers/conversation/fetch',
  })
  queryClient.setQueriesData<Pages>(
    { predicate: ({ queryKey }) => queryKey[0] === 'inbox/list' && queryKey[2] === 'pages' },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          messages: page.messages.map((row) => ({ ...row, convo: change(row.convo) })),
        })),
      },
  )
  queryClient.setQueriesData<{ convo: Convo }>(
    { queryKey: ['customers/conversation/fetch'] },
    (data) => data && { ...data, convo: change(data.convo) },
  )
  return () => before.forEach(([key, data]) => queryClient.setQueryData(key, data))
}

type Act = { convoIDs: readonly number[]; patch: Partial<Convo>; calls: readonly (() => Promise<unknown>)[] }

const each = <N extends CallName>(convoIDs: readonly number[], name: N, input: (convoID: number) => WireInput<N>) =>
  convoIDs.map((convoID) => () => call(name, input(convoID)))

/** Acts that are safe to show before the server has answered: shown at once, put back when it refuses. */
const useOptimistic = (onError?: (error: Error) => void) =>
  useMutation({
    mutationFn: ({ calls }: Act) => Promise.all(calls.map((make) => make())),
    onMutate: ({ convoIDs, patch }: Act) => patchConvos(convoIDs, patch),
    onError: (error, _act, putBack) => {
      putBack?.()
      onError?.(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inbox/list'] }),
  })

/** What staff do to conversations, from the list and from the thread alike. */
export const useConversationActs = (onError?: (error: Error) => void) => {
  const { mutate } = useOptimistic(onError)
  return {
    archive: (convoIDs: readonly number[], archived = true) =>
      mutate({
        convoIDs,
        patch: { convoStatus: archived ? 'archived' : 'active' },
        calls: [() => call('customers/conversation/archive', { convoIDs, archived })],
      }),
    setFlag: (convoIDs: readonly number[], flag: Convo['convoFlag']) =>
      mutate({
        convoIDs,
        patch: { convoFlag: flag },
        calls: each(convoIDs, 'customers/conversation/set-flag', (convoID) => ({ convoID, flag })),
      }),
    setLabels: (convoID: number, labels: readonly number[]) =>
      mutate({
        convoIDs: [convoID],
        patch: { convoLabels: labels },
        calls: [() => call('customers/conversation/set-labels', { convoID, labels })],
      }),
    assign: (convoIDs: readonly number[], userID: number | null) =>
      mutate({
        convoIDs,
        patch: { convoAssignedUserID: userID },
        calls: each(convoIDs, 'customers/conversation/assign-user', (convoID) => ({ convoID, userID })),
      }),
    setRead: (convoIDs: readonly number[], unread = false) =>
      mutate({
        convoIDs,
        patch: { convoUnread: unread ? 1 : 0 },
        calls: each(convoIDs, 'customers/conversation/read', (convoID) => ({ convoID, unread })),
      }),
  }
}
