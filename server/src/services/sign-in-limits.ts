import { Effect } from 'effect'
import { Database } from '#db/database.ts'
import { countOneLess, countOneMore, forgetCount } from '#queries/rate-limits.ts'
import { limitKeyOf } from './limit-key.ts'
import { networkOf } from './network-of.ts'

const WINDOW_MS = 15 * 60_000
const PER_NAME_AND_ADDRESS = 10
/** A store's whole staff may sit behind one address; who tries many names soon passes it. */
const PER_ADDRESS = 50
/** However many addresses ask. High, since whoever reaches it shuts out the person with that name. */
const PER_NAME = 100

/**
 * Counts a try to sign in before anything is looked at, so that many at once are as many as one after the other. One that is
 * refused counts no further: from one address nobody can use up a name.
 */
export const countSignIn = Effect.fnUntraced(function* (username: string, ip: string, now: number) {
  const { write } = yield* Database
  const network = networkOf(ip)
  const limits = [
    { limitKey: yield* limitKeyOf('sign-in', `${username}/${network}`), allowed: PER_NAME_AND_ADDRESS },
    { limitKey: yield* limitKeyOf('sign-in address', network), allowed: PER_ADDRESS },
    { limitKey: yield* limitKeyOf('sign-in name', username), allowed: PER_NAME },
  ]
  const allowed = yield* write((tx) =>
    tx.query(async (db) => {
      for (const limit of limits)
        if ((await countOneMore(db, limit.limitKey, WINDOW_MS, now)) > limit.allowed) return false
      return true
    }),
  )
  const [pair, ...others] = limits.map(({ limitKey }) => limitKey)
  return { allowed, counted: { pair: pair!, others } }
})

/** It was the right password: it does not count. In the caller's transaction. */
export const forgiveSignIn = async (
  db: Parameters<typeof forgetCount>[0],
  { pair, others }: { pair: string; others: readonly string[] },
): Promise<void> => {
  await forgetCount(db, pair)
  for (const limitKey of others) await countOneLess(db, limitKey)
}
