import { Effect, Result, Schema } from 'effect'
import type { Context } from 'hono'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { keyMayCall } from '@xd/core/contract/key-calls.ts'
import { AppConfig } from '#app-config.ts'
import { fail, invalid } from '#failure.ts'
import { requireFeature } from '#services/require-feature.ts'
import { mayCall } from './may-call.ts'
import { besideSearch } from './misplaced.ts'
import { NOT_BY_KEY } from './not-by-key.ts'
import { visitorOf } from './request-visitor.ts'
import { sentencesOf } from './sentences.ts'
import { callerOf } from './session.ts'

export const signedInCaller = Effect.fnUntraced(function* (c: Context) {
  const caller = yield* callerOf(c.req.raw.headers, visitorOf(c, yield* AppConfig))
  return caller ?? (yield* fail('signed_out'))
})

type Caller = Effect.Success<ReturnType<typeof signedInCaller>>

/** A file is for anyone who may make the call with the same data. */
export const requireMayCall = Effect.fnUntraced(function* (caller: Caller, call: CallName) {
  const { feature } = calls[call]
  if (caller.session === null && !keyMayCall(call)) return yield* fail('not_allowed', { sentence: NOT_BY_KEY })
  if (!mayCall(caller, calls[call])) return yield* fail('not_allowed')
  if (feature !== undefined) yield* requireFeature(caller, feature)
})

/** A bad search is refused with the same fields and sentences as in the list's call, and so is a filter beside it. */
export const searchOf = <S extends Schema.Codec<object, unknown>>(
  Search: S,
  query: Readonly<Record<string, string>>,
) => {
  const beside = besideSearch(['search'], query)
  if (beside) return invalid(beside)
  const text = query['search'] ?? '{}'
  const parsed = Result.try(() => ({ search: JSON.parse(text) as unknown }))
  if (Result.isFailure(parsed)) return invalid({ search: 'Is not a search' })
  const decoded = Schema.decodeUnknownResult(Schema.Struct({ search: Search as Schema.Codec<object, unknown> }), {
    errors: 'all',
  })(parsed.success)
  return Result.isSuccess(decoded)
    ? Effect.succeed(decoded.success.search as S['Type'])
    : invalid(sentencesOf(decoded.failure.issue))
}
