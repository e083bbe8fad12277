import { Context } from 'effect'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { PostgresPool } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { DatabaseBusy } from './database-busy.ts'

/** Longer than any query of a job takes. A silently lost connection would otherwise block the worker forever. */
export const JOBS_MS = 600_000

/** How long a query on PostgreSQL may take. Requests have less time than jobs; migrations have no limit. */
export const QueryLimit = Context.Reference<number>('QueryLimit', { defaultValue: () => JOBS_MS })

/** Of a connection in use: how long its queries may take. */
const limits = new WeakMap<PoolClient, number | undefined>()

/** From now on, the connection's queries may take this long each, or without a limit. */
export const setLimit = (client: PoolClient, ms: number | undefined): void => void limits.set(client, ms)

/** The pool, for queries with this limit. Code that takes a connection from it sets the limit. */
export const poolFor = (pool: Pool, ms: number | undefined): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect()
    setLimit(client, ms)
    return client
  },
  end: () => pool.end(),
})

/** PostgreSQL ends a connection when it stops, with one of these or without a word; between two queries, pg says it so. */
const STOPS = ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE']
const STOPPED = /is not queryable$/

/**
 * Ends a connection along with a query that takes too long. PostgreSQL may hang, and a late answer would be read as
 * another query's. The pool opens a new one, and PostgreSQL ends the query (`connect.ts`).
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
    const ms = limits.get(client)
    return ms !== undefined && answer instanceof Promise ? limited(answer, ms) : answer
  }) as typeof client.query
}
