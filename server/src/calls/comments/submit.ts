import { Clock, Effect } from 'effect'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { findComment, insertComment } from '#queries/comments.ts'
import { findCommentSubject } from '#services/comments/find-subject.ts'
import { madeOnce } from '#services/made-once.ts'

export const submit = handle(
  'comments/submit',
  Effect.fnUntraced(function* ({ comment, clientKey }, caller) {
    const { write } = yield* Database
    const { companyID, userID: commentUserID } = caller
    const { commentKey, storeID } = yield* findCommentSubject(caller, comment.commentKey, 'comment.commentKey')
    const commentAt = yield* Clock.currentTimeMillis
    const commentMessage = maskCardNumbers(comment.commentMessage.trim())
    const saved = yield* write(
      Effect.gen(function* () {
        // Sent only to those who may see its subject.
        yield* emit('reload_comments', { commentKey }, { companyID, ...(storeID !== undefined && { storeID }) })
        const row = { companyID, commentKey, commentMessage, commentUserID, commentAt }
        const make = insertComment(row)
        const commentID = yield* madeOnce(caller, { call: 'comments/submit', clientKey }, make)
        return yield* found(yield* findComment(caller, commentID), 'subject')
      }),
    )
    return { comment: saved }
  }),
)
