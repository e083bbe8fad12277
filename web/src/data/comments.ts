import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Comment } from '@xd/core/contract/entity/comment.ts'
import { readKept, useKept } from './kept.ts'
import { queryClient } from './query-client.ts'
import { callKey, useCall, useCallMutation } from './use-call.ts'

type CommentData = Wire<typeof Comment>

const NONE: readonly CommentData[] = []

/** The comments on one record, oldest first, and how to add one. A comment shows once the server has it. */
export const useComments = (commentKey: string, enabled = true) => {
  const name = `comment/${commentKey}`
  const [typed = '', setTyped] = useKept<string>(name)
  const query = useCall('comments/list', { commentKey }, { enabled })
  const submit = useCallMutation('comments/submit', {
    onSuccess: ({ comment }) =>
      queryClient.setQueryData<WireOutput<'comments/list'>>(
        callKey('comments/list', { commentKey }),
        (data) =>
          data && {
            ...data,
            comments: [...data.comments.filter(({ commentID }) => commentID !== comment.commentID), comment],
          },
      ),
  })
  return {
    comments: query.data?.comments ?? NONE,
    loading: query.isPending,
    failure: submit.error?.message ?? query.error?.message ?? null,
    /** The comment being written, kept until it is added. */
    typed,
    type: (text: string) => setTyped(text === '' ? undefined : text),
    add: async () => {
      await submit.mutateAsync({ comment: { commentKey, commentMessage: typed.trim() } })
      // Text typed in the meantime stays.
      if (readKept(name) === typed) setTyped(undefined)
    },
  }
}
