import { Effect } from 'effect'
import {
  apiKeyActor,
  apiKeyState,
  KEY_CALLS,
  type KeyState,
  modeOfApiKey,
  permissionsOfKey,
  storesOfKey,
} from '@xd/core/domain/access/api-key.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller, Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { within } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { findKeyBySecret, setKeyUsed } from '#queries/api-keys.ts'
import { countInWindow } from '#queries/rate-limits.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { hashToken } from '#services/session.ts'
import { isAllowedFrom } from './addresses.ts'
import { grantOf } from './grant.ts'

const scope = systemScope('api-key')
/** How precisely its last use is recorded. */
const USE_NOTED_MS = MINUTE_MS

const REFUSALS: Readonly<Record<Exclude<KeyState, 'active'>, string>> = {
  expired: 'This API key has expired. Make a new one in the Control Panel, under API keys.',
  revoked: 'This API key was revoked.',
  suspended:
    'This API key is suspended because the user who made it no longer has its permissions. An owner can rotate it to take it over.',
}

const COMPANY_SUSPENDED = 'This company’s account is suspended, so its API keys don’t work right now. Ask XD Support.'

/** The program making a request with an API key. Its permissions are computed for each request. */
export const callerOfKey = Effect.fnUntraced(function* (token: string, visitor: Visitor, now: number) {
  const { mode } = yield* AppConfig
  const { write } = yield* Database
  const belongs = modeOfApiKey(token)
  if (belongs === undefined)
    return yield* fail('key_refused', {
      sentence: 'This isn’t a valid API key: it has a typo, or part is missing.',
    })
  if (belongs !== mode)
    return yield* fail('key_refused', {
      sentence: `This key is for a ${belongs} server, and this is a ${mode} server.`,
    })
  const rows = yield* findKeyBySecret(scope, hashToken(token), now)
  const [key] = rows
  if (key === undefined) return yield* fail('key_refused')
  const maker = { enabled: key.makerEnabled === 1, permissions: JSON.parse(key.makerPermissions) as string[] }
  const grant = grantOf(key)
  const state = apiKeyState({ ...key, grant }, maker, now)
  if (state !== 'active') return yield* fail('key_refused', { sentence: REFUSALS[state] })
  if (key.suspendedAt !== null) return yield* fail('key_refused', { sentence: COMPANY_SUSPENDED })
  if (!isAllowedFrom(JSON.parse(key.keyAddresses) as string[], visitor.ip))
    return yield* fail('key_refused', { sentence: `This API key can’t be used from ${visitor.ip}.` })

  const limitKey = yield* limitKeyOf('api-key', String(key.keyID))
  const { count, windowStart } = yield* write(
    within(async (db) => {
      if (key.usedAt === null || now - key.usedAt >= USE_NOTED_MS) await setKeyUsed(db, scope, key.keyID, now)
      return countInWindow(db, limitKey, KEY_CALLS.windowMs, now)
    }),
  )
  if (count > KEY_CALLS.most)
    return yield* fail('too_many', {
      sentence: `This API key has used up its ${KEY_CALLS.most} calls for this minute.`,
      details: { retryAfter: Math.max(1, Math.ceil((windowStart + KEY_CALLS.windowMs - now) / 1000)) },
    })

  const permissions = permissionsOfKey(grant, maker)
  const isOpen = (row: (typeof rows)[number]) => row.storeEnabled === 1 && row.storeDeleted === 0
  const storesThat = (counts: (row: (typeof rows)[number]) => boolean) =>
    storesOfKey(
      grant,
      rows.flatMap((row) => (row.storeID !== null && counts(row) ? [row.storeID] : [])),
    )
  const caller: Caller = {
    ...visitor,
    companyID: key.companyID,
    storeIDs: storesThat(isOpen),
    pastStoreIDs: holds(permissions, 'settings') ? storesThat((row) => !isOpen(row)) : [],
    userID: key.userID,
    userUsername: apiKeyActor(key.keyName),
    permissions,
    features: JSON.parse(key.features) as string[],
    isSupport: false,
    session: null,
  }
  return caller
})
