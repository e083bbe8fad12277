import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { randomUUID } from 'node:crypto'

const ids = new WeakMap<Request, string>()

/** The name of one request, in all its log lines and in its answer. */
export const requestID = (c: Context): string => {
  const known = ids.get(c.req.raw)
  if (known !== undefined) return known
  const made = randomUUID()
  ids.set(c.req.raw, made)
  return made
}

/** Puts it in the answer, with any outcome. */
export const sayRequestID: MiddlewareHandler<{ Bindings: HttpBindings }> = (c, next) => {
  c.env.outgoing.setHeader('x-request-id', requestID(c))
  return next()
}
