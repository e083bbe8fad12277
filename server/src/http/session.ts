import { Clock, Effect } from 'effect'
import { parse } from 'hono/utils/cookie'
import { AppConfig } from '#app-config.ts'
import { looksLikeApiKey } from '@xd/core/domain/access/api-key.ts'
import type { Caller, SignedIn, Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { callerOfKey } from '#services/api-keys/caller-of-key.ts'
import { factorDue } from '#services/second-factor/due.ts'
import { callerOfToken } from '#services/session.ts'
import { isOwnOrigin } from './origin.ts'
import { sessionCookie } from './request-visitor.ts'

const bearerIn = (headers: Headers): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** The API key that a request is made with, if there is one. */
export const apiKeyIn = (headers: Headers): string | undefined => {
  const bearer = bearerIn(headers)
  return bearer !== undefined && looksLikeApiKey(bearer) ? bearer : undefined
}

interface Waived {
  /** Also accepts users who must set up a second factor first; everything else refuses them. */
  readonly withoutFactor?: boolean
}

/** The user signed in by a request's session, by bearer token or cookie; undefined if there is none. */
export const signedInBy = Effect.fnUntraced(function* (
  headers: Headers,
  visitor: Visitor,
  { withoutFactor = false }: Waived = {},
) {
  const config = yield* AppConfig
  const bearer = bearerIn(headers)
  const cookie = sessionCookie(config)
  const token = bearer ?? parse(headers.get('cookie') ?? '', cookie)[cookie]
  if (token === undefined) return undefined
  // Only cookies are sent automatically, so only cookies can be abused by another site's page.
  if (bearer === undefined && !isOwnOrigin(headers, config)) return yield* fail('wrong_origin')
  const now = yield* Clock.currentTimeMillis
  const caller: SignedIn | undefined = yield* callerOfToken(yield* Database, token, visitor, now)
  if (caller && !withoutFactor && factorDue(caller, config, now)?.overdue) return yield* fail('second_factor_required')
  return caller
})

/** The caller of a request: a signed-in user, or a program with an API key; undefined if it has neither. */
export const callerOf = Effect.fnUntraced(function* (headers: Headers, visitor: Visitor, waived: Waived = {}) {
  const key = apiKeyIn(headers)
  if (key === undefined) return (yield* signedInBy(headers, visitor, waived)) as Caller | undefined
  return yield* callerOfKey(key, visitor, yield* Clock.currentTimeMillis)
})
