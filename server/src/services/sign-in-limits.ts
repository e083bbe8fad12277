import { Effect } from 'effect'
import { Database } from '#db/database.ts'
import { countOneLess, countOneMore, forgetCount } from '#queries/rate-limits.ts'
import { limitKeyOf } from './limit-key.ts'
import { networkOf } from './network-of.ts'

const WINDOW_MS = 15 * 60_000
const PER_NAME_AND_ADDRESS = 10
/** A store's whole staff may share one address. Someone who tries many names soon exceeds it. */
const PER_ADDRESS = 50
/** From all addresses together. High, because reaching it locks out the person with that name. */
const PER_NAME = 100

/**
 * Counts a sign-in attempt before any check, so that many at once count like many in a row. A refused one is not
 * counted further, so one address can't use up a name's limit.
 */
export const countSignIn = Effect.fnUntraced(function* (username: string, ip: string, now: number) {
  const { write } = yield* Database
  const network = networkOf(ip)
  const limits = [
    { limitKey: yield* limitKeyOf('sign-in', `${username}/${network}`), allowed: PER_NAME_AND_ADDRESS },
    { limitKey: yield* limitKeyOf('sign-in address', network), allowed: PER_ADDRESS },
    { limitKey: yield* limitKeyOf('sign-in name', username), allowed: PER_NAME },
  ]
  const allowed = yield* write(
    Effect.gen(function* () {
      for (const { limitKey, allowed } of limits)
        if ((yield* countOneMore(limitKey, WINDOW_MS, now)) > allowed) return false
      return true
    }),
  )
  const [pair, ...others] = limits.map(({ limitKey }) => limitKey)
  return { allowed, counted: { pair: pair!, others } }
})

/** The password was right, and the second factor is still to come. It counts only for this name at this address. */
export const takeBackSignIn = Effect.fnUntraced(function* ({ others }: { readonly others: readonly string[] }) {
  for (const limitKey of others) yield* countOneLess(limitKey)
})

/** The password was right, so the attempt does not count. In the caller's transaction. */
export const forgiveSignIn = Effect.fnUntraced(function* ({
  pair,
  others,
}: {
  readonly pair: string
  readonly others: readonly string[]
}) {
  yield* forgetCount(pair)
  yield* takeBackSignIn({ others })
})
