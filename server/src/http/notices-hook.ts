import { Clock, Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { createHash } from 'node:crypto'
import { readBatch } from '@xd/core/domain/notice/given-batch.ts'
import { BATCH_MAX, BATCH_MAX_BYTES, BATCH_MAX_VALUES } from '@xd/core/domain/notice/limits.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { AppConfig } from '#app-config.ts'
import { fail, type Failure, invalid, missing, unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import { storeByKey } from '#queries/stores.ts'
import type { Runtime } from '#services.ts'
import { callerOfKey } from '#services/api-keys/caller-of-key.ts'
import { presentRefused } from '#services/notices/present-refused.ts'
import { readNotices } from '#services/notices/read-notices.ts'
import { takeBatch } from '#services/notices/take-batch.ts'
import { requireFeature } from '#services/require-feature.ts'
import { answer } from './answer.ts'
import { readJSON } from './body.ts'
import { nameInPath } from './name-in-path.ts'
import { visitorOf } from './request-visitor.ts'
import { apiKeyIn } from './session.ts'

/** A customer app's request with a batch of notices for one store, made with an API key. */
export const noticesHook = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  app.post('/hooks/notices/:storeKey', (c) =>
    answered(
      c,
      Effect.map(take(c), (taken) => c.json({ success: true, ...taken })),
      {
        refuse: ({ body, status }: Failure) => c.json({ success: false, error: body }, status),
        what: 'a batch of notices failed',
      },
    ),
  )
}

/** The calling program, if it may send notices to this store. */
const callerFor = Effect.fnUntraced(function* (c: Context) {
  const config = yield* AppConfig
  const token = apiKeyIn(c.req.raw.headers)
  if (token === undefined) return yield* fail('key_refused', { sentence: 'Send an API key as Authorization: Bearer.' })
  const caller = yield* callerOfKey(token, visitorOf(c, config), yield* Clock.currentTimeMillis)
  if (!holds(caller.permissions, 'notices'))
    return yield* fail('not_allowed', { sentence: 'This API key doesn’t have the notices permission.' })
  yield* requireFeature(caller, 'enotices')
  return caller
})

const take = (c: Context) =>
  Effect.gen(function* () {
    const caller = yield* callerFor(c)
    const store = yield* storeByKey(caller, nameInPath(c, 'storeKey'))
    if (store === undefined) return yield* missing('store')
    const { body } = yield* readJSON(c, { bytes: BATCH_MAX_BYTES, values: BATCH_MAX_VALUES })
    const given = readBatch(body)
    if (!given.ok) return yield* invalid(given.fields)
    const { batchExternalID, kind, notices } = given.batch
    if (notices.length > BATCH_MAX)
      return yield* fail('too_large', {
        sentence: `A batch can have at most ${grouped(BATCH_MAX)} notices, not ${grouped(notices.length)}.`,
      })
    const { taken, refused, takenCount } = yield* readNotices(notices)
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([kind, notices]))
      .digest('hex')
    const { batchID } = yield* takeBatch(caller, {
      ...store,
      batchKind: kind,
      batchSource: 'app',
      batchExternalID,
      bodyHash,
      createdByID: caller.userID,
      taken,
      refused,
    })
    return { batchID, taken: takenCount, refused: refused.map(presentRefused) }
  }).pipe(unavailableWhenBusy)
