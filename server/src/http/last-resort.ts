import type { ErrorHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import { Failure } from '#failure.ts'
import type { Log } from '#log.ts'

/** An unexpected error in a route: logged under an id, and answered like every other failure. */
export const lastResort =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const id = randomUUID()
    log.error({ id, path: c.req.path, cause: error.stack ?? error.message }, 'a route failed')
    return c.json({ success: false, error: { ...new Failure({ code: 'internal' }).body, id } }, 500)
  }
