import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listComments } from '#queries/comments.ts'
import { findCommentSubject } from '#services/comments/find-subject.ts'

export const list = handle(
  'comments/list',
  Effect.fnUntraced(function* (input, caller) {
    const { commentKey } = yield* findCommentSubject(caller, input.commentKey, 'commentKey')
    return { comments: yield* listComments(caller, commentKey) }
  }),
)
