import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { isValidPhone, normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { isUSOrMexican } from '@xd/core/domain/phone/us-or-mexican.ts'
import { mayTextCode } from '@xd/core/domain/self-service/code.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { Database, enqueue } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { countOneMore } from '#queries/rate-limits.ts'
import { codesSince, insertCode } from '#queries/self-codes.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { selfStore, shownStore } from './find-store.ts'
import type { TextCode } from './text-code.ts'

const scope = systemScope('self-service')

/** A store's page knows a phone only by this. */
export const phoneHashOf = (storeID: number, phone: string) => limitKeyOf('self-phone', `${storeID}/${phone}`)

/**
 * A phone asks for a code. What is done here is the same for every phone, whoever has it: a job looks for the customer
 * afterwards (text-code.ts).
 */
export const startProof = Effect.fnUntraced(function* ({ storeKey, phone: typed, language: asked }: Input<'my/start'>) {
  const { write } = yield* Database
  const { store, language } = yield* selfStore(storeKey, asked)
  const { companyID, storeID } = store
  const phone = normalizePhone(typed)
  if (!isValidPhone(phone)) {
    const sentence = selfPageText(language).errors.badPhone
    return yield* fail('invalid_input', { sentence, fields: { phone: sentence } })
  }
  const now = yield* Clock.currentTimeMillis
  const phoneHash = yield* phoneHashOf(storeID, phone)
  yield* write(
    Effect.gen(function* () {
      // Counted first, so that two requests for one phone wait for each other.
      yield* countOneMore(phoneHash, HOUR_MS, now)
      const earlier = yield* codesSince(scope, phoneHash, now - HOUR_MS)
      const sent = earlier.map(({ askedAt }) => askedAt)
      if (!isUSOrMexican(phone) || !mayTextCode(sent, now)) return
      const payload: TextCode = {
        codeID: yield* insertCode(scope, phoneHash, now),
        storeID,
        phone,
        language,
        askedAt: now,
      }
      yield* enqueue({ companyID, kind: 'text-code', uniqueKey: `text-code/${payload.codeID}`, payload })
    }),
  )
  return { store: shownStore(store) }
})
