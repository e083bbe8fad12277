import { Clock, Effect } from 'effect'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { insertComment } from '#queries/comments.ts'
import { findCommentSubject } from '#services/comments/find-subject.ts'

export const submit = handle(
  'comments/submit',
  Effect.fnUntraced(function* ({ comment }, caller) {
    const { write } = yield* Database
    const { companyID, userID: commentUserID } = caller
    const { commentKey, storeID } = yield* findCommentSubject(caller, comment.commentKey, 'comment.commentKey')
    const commentAt = yield* Clock.currentTimeMillis
    const commentMessage = maskCardNumbers(comment.commentMessage.trim())
    const commentID = yield* write((tx) =>
      Effect.gen(function* () {
        // Sent only to those who may see its subject.
        tx.emit('reload_comments', { commentKey }, { companyID, ...(storeID !== undefined && { storeID }) })
        return yield* tx.query((db) =>
          insertComment(db, { companyID, commentKey, commentMessage, commentUserID, commentAt }),
        )
      }),
    )
    return { comment: { commentID, commentKey, commentMessage, commentUserID, commentDate: commentAt } }
  }),
)
