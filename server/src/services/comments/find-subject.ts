import { Effect } from 'effect'
import { type Permission, holds } from '@xd/core/domain/access/permissions.ts'
import { type CommentSubject, formatCommentKey, parseCommentKey } from '@xd/core/domain/comment/key.ts'
import type { Caller } from '#caller.ts'
import { found, invalid, missing } from '#failure.ts'
import { placeOfSubject } from '#queries/comments.ts'

const FORM = 'payment/…, customer/… or convo/… is needed'

/** A user may comment on a kind with any one of these permissions. A conversation shows its customer. */
const SHOWN_TO: Readonly<Record<CommentSubject['kind'], readonly Permission[]>> = {
  payment: ['payments'],
  customer: ['customers', 'messages'],
  convo: ['messages'],
}

/**
 * The subject of a comment key, if the caller may see it: the key as stored, and its store. `field` is its path in the
 * input.
 */
export const findCommentSubject = Effect.fnUntraced(function* (caller: Caller, commentKey: string, field: string) {
  const subject = parseCommentKey(commentKey)
  if (subject === undefined) return yield* invalid({ [field]: FORM })
  if (!SHOWN_TO[subject.kind].some((permission) => holds(caller.permissions, permission)))
    return yield* missing('subject')
  const { storeID } = yield* found(yield* placeOfSubject(caller, subject), 'subject')
  return { commentKey: formatCommentKey(subject), storeID }
})
