import type { ErrorHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import { Failure } from '#failure.ts'
import type { Log } from '#log.ts'

/** What a route did not expect: logged under an id, and answered as every other failure is. */
export const lastResort =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const id = randomUUID()
    log.error({ id, path: c.req.path, cause: error.stack ?? error.message }, 'a route failed')
    return c.json({ success: false, error: { ...new Failure({ code: 'internal' }).body, id } }, 500)
  }
