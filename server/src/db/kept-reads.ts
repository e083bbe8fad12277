import type { Connection, Db } from './connect.ts'

/** Answers that are kept at a time. */
const MOST = 1_000

/**
 * Reads whose answers are cached until any process commits anything. Where the database can't tell whether anything was
 * committed, each read queries it.
 */
export const keptReads = ({ written }: Pick<Connection, 'written'>) => {
  let [kept, since] = [new Map<string, unknown>(), written()]
  return async <A>(key: string, reads: Db, query: (db: Db) => Promise<A>): Promise<A> => {
    // Before the read: a later commit may already be in the answer, but never the other way around.
    const now = written()
    if (now === undefined) return query(reads)
    if (now !== since || kept.size >= MOST) [kept, since] = [new Map(), now]
    const ours = kept
    if (ours.has(key)) return ours.get(key) as A
    const answer = await query(reads)
    ours.set(key, answer)
    return answer
  }
}
