import type { ErrorHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import type { Log } from '#log.ts'
import { internalError } from './answer.ts'

/** An unexpected error in a route: logged under an id, and answered like every other failure. */
export const lastResort =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const id = randomUUID()
    log.error({ id, path: c.req.path, cause: error.stack ?? error.message }, 'a route failed')
    return internalError(c, id)
  }
