import { Effect } from 'effect'
import { formatCommentKey, parseCommentKey } from '@xd/core/domain/comment/key.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { placeOfSubject } from '#queries/comments.ts'

const FORM = 'payment/…, customer/… or convo/… is needed'

/**
 * The subject of a comment key, if the scope may see it: the key as stored, and its store. `field` is its path in the
 * input.
 */
export const findCommentSubject = Effect.fnUntraced(function* (scope: CompanyScope, commentKey: string, field: string) {
  const { read } = yield* Database
  const subject = parseCommentKey(commentKey)
  if (subject === undefined) return yield* fail('invalid_input', { fields: { [field]: FORM } })
  const { storeID } = yield* found(yield* read((db) => placeOfSubject(db, scope, subject)), 'subject')
  return { commentKey: formatCommentKey(subject), storeID }
})
