import { AsyncLocalStorage } from 'node:async_hooks'
import { Context } from 'effect'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { DatabaseBusy } from './database-busy.ts'

/** Longer than any query of a job takes. A connection that was lost without a word would hold the worker for good. */
const JOBS_MS = 600_000

/** How long a query on PostgreSQL may take. Requests have less time than jobs; migrations have no limit. */
export const QueryLimit = Context.Reference<number>('QueryLimit', { defaultValue: () => JOBS_MS })

const limit = new AsyncLocalStorage<number>()

/** PostgreSQL ends a connection when it stops, with one of these or without a word; between two queries, pg says it so. */
const STOPS = ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE']
const STOPPED = /is not queryable$/

/** Limits the queries that `work` makes. */
export const within = <A>(ms: number, work: () => Promise<A>): Promise<A> => limit.run(ms, work)

/**
 * Ends a connection with the query that takes too long on it: PostgreSQL may hang, and an answer that came later would
 * be taken for another query's. The pool opens a new one, and PostgreSQL ends the query (`connect.ts`).
 */
export const limitQueries = (client: PoolClient): void => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const limited = async (answer: Promise<unknown>, ms: number) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      stream.destroy()
    }, ms)
    try {
      return await answer
    } catch (cause) {
      if (isLate) throw new DatabaseBusy(`PostgreSQL did not answer a query in ${ms} ms`, { cause })
      const { code = '', message } = cause as Error & { code?: string }
      const isLost = stream.destroyed || STOPS.includes(code) || STOPPED.test(message)
      // Its end may yet come, and then to whoever the pool gives it next.
      if (isLost && !stream.closed) await once(stream.destroy(), 'close').catch(() => undefined)
      throw isLost ? new DatabaseBusy(`PostgreSQL went away in a query: ${String(cause)}`, { cause }) : cause
    } finally {
      clearTimeout(timer)
    }
  }
  client.query = ((...given: unknown[]) => {
    const answer = query(...given)
    const ms = limit.getStore()
    return ms !== undefined && answer instanceof Promise ? limited(answer, ms) : answer
  }) as typeof client.query
}
