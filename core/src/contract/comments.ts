import { Schema } from 'effect'
import { COMMENT_MAX } from '#domain/comment/limits.ts'
import { call } from './call.ts'
import { Comment } from '#contract/entity/comment.ts'
import { ClientKey, maybe, requiredText, text } from './value.ts'

/**
 * `payment/{paymentKey}`, `customer/{custID}` or `convo/{convoID}`. Any other form is 400; a foreign or unknown id is
 * 404.
 */
const CommentKey = text(100)

export const comments = {
  'comments/list': call({
    summary: 'The comments on a payment, customer or conversation, oldest first.',
    access: 'comments',
    kind: 'read',
    input: { commentKey: CommentKey },
    output: { comments: Schema.Array(Comment) },
  }),
  'comments/submit': call({
    summary: 'Adds a private comment. It never reaches the customer.',
    access: 'comments',
    kind: 'write',
    creates: 'always',
    input: {
      comment: Schema.Struct({ commentKey: CommentKey, commentMessage: requiredText(COMMENT_MAX) }),
      clientKey: maybe(ClientKey),
    },
    output: { comment: Comment },
  }),
}
