import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { codeGoodUntil, mayTryCode, typedCode } from '@xd/core/domain/self-service/code.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { countOneMore } from '#queries/rate-limits.ts'
import { codesSince } from '#queries/self-codes.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { networkOf } from '#services/network-of.ts'
import { selfStore } from './find-store.ts'
import { giveProof } from './proof.ts'
import { phoneHashOf } from './start.ts'
import { codeHashOf } from './text-code.ts'

const scope = systemScope('self-service')
/** The last code of an hour may stay good for another hour. */
const LOOKED_BACK_MS = 2 * HOUR_MS

/**
 * Proves a phone with its code. Every phone is looked up and counted alike, whether or not it ever got a code, and every
 * refusal has the same words.
 */
export const provePhone = Effect.fnUntraced(function* (
  { storeKey, phone: typed, code: given, language: asked }: Input<'my/prove'>,
  visitor: Visitor,
) {
  const { write } = yield* Database
  const { store, language } = yield* selfStore(storeKey, asked)
  const now = yield* Clock.currentTimeMillis
  const phone = normalizePhone(typed)
  const code = typedCode(given)
  const phoneHash = yield* phoneHashOf(store.storeID, phone)
  const isRight = yield* write(
    Effect.gen(function* () {
      const asks = yield* codesSince(scope, phoneHash, now - LOOKED_BACK_MS)
      const last = asks.at(-1)?.codeID ?? 0
      const ofCode = `${phoneHash}/${last}`
      const [fromOne, ofAll] = [
        yield* limitKeyOf('self-try', `${ofCode}/${networkOf(visitor.ip)}`),
        yield* limitKeyOf('self-tries', ofCode),
      ]
      const fromAddress = (yield* countOneMore(fromOne, LOOKED_BACK_MS, now)) - 1
      // One address can't use up what all of them may try.
      if (!mayTryCode({ fromAddress, inAll: 0 })) return false
      const inAll = (yield* countOneMore(ofAll, LOOKED_BACK_MS, now)) - 1
      const texted = asks.filter(({ codeHash }) => codeHash !== null)
      const newest = texted.at(-1)
      const until = codeGoodUntil(texted.map(({ askedAt }) => askedAt)) ?? 0
      const hash = yield* codeHashOf(newest?.codeID ?? 0, code ?? '')
      return mayTryCode({ fromAddress, inAll }) && code !== undefined && now < until && hash === newest?.codeHash
    }),
  )
  if (!isRight) return yield* fail('code_refused', { sentence: selfPageText(language).errors.codeRefused })
  return { expires: yield* giveProof(visitor, { companyID: store.companyID, storeKey, phone }) }
})
