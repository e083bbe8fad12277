import { Clock, Effect } from 'effect'
import { parse } from 'hono/utils/cookie'
import { AppConfig } from '#app-config.ts'
import type { Caller, Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { callerOfToken } from '#services/session.ts'
import { isOwnOrigin } from './origin.ts'
import { sessionCookie } from './request-visitor.ts'

/** The signed-in caller of a request, by bearer token or cookie; undefined if there is none. */
export const callerOf = Effect.fnUntraced(function* (headers: Headers, visitor: Visitor) {
  const config = yield* AppConfig
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const cookie = sessionCookie(config)
  const token = bearer ?? parse(headers.get('cookie') ?? '', cookie)[cookie]
  if (token === undefined) return undefined
  // Only cookies are sent automatically, so only cookies can be abused by another site's page.
  if (bearer === undefined && !isOwnOrigin(headers, config)) return yield* fail('wrong_origin')
  const caller: Caller | undefined = yield* callerOfToken(
    yield* Database,
    token,
    visitor,
    yield* Clock.currentTimeMillis,
  )
  return caller
})
