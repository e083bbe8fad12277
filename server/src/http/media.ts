import { Clock, Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { mediaFileName } from '@xd/core/domain/message/media-file-name.ts'
import { isPicture } from '@xd/core/domain/message/media-kind.ts'
import { AppConfig } from '#app-config.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { maySeeMedia } from '#queries/message-media.ts'
import type { Runtime } from '#services.ts'
import { isOpenToCarrier } from '#services/messaging/carrier-path.ts'
import { nameInPath } from './name-in-path.ts'
import { visitorOf } from './request-visitor.ts'
import { callerOf } from './session.ts'

const KEY = /^[\w-]{16,64}$/

/**
 * Pictures, for the staff who may see them and, at a signed address, for the carrier. Anything else that a customer sent
 * can only be downloaded: it could be a web page.
 */
export const mediaRoute = (app: Hono, runtime: Runtime): void => {
  app.get('/media/:mediaKey', async (c) => {
    const mediaKey = nameInPath(c, 'mediaKey')
    if (!KEY.test(mediaKey) || !(await runtime.runPromise(isOpen(c, mediaKey)))) return c.text('Not found', 404)
    const kept = {
      // A key's bytes never change, but permissions do: each view checks again.
      'cache-control': 'private, no-cache',
      etag: `"${mediaKey}"`,
    }
    if (c.req.header('if-none-match') === kept.etag) return c.body(null, 304, kept)
    const media = await runtime.runPromise(MediaStore.use((store) => store.read(mediaKey)))
    if (media === undefined) return c.text('Not found', 404)
    const shown = isPicture(media.type)
    return c.body(new Uint8Array(media.content), 200, {
      ...kept,
      'content-type': shown ? media.type : 'application/octet-stream',
      'content-disposition': shown ? 'inline' : `attachment; filename="${mediaFileName(media.type)}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}

const isOpen = (c: Context, mediaKey: string) =>
  Effect.gen(function* () {
    const config = yield* AppConfig
    const { until, signature } = c.req.query()
    if (until !== undefined && signature !== undefined)
      return isOpenToCarrier(config.secretKey, { mediaKey, until, signature }, yield* Clock.currentTimeMillis)
    const caller = yield* callerOf(c.req.raw.headers, visitorOf(c, config))
    if (!caller || !holds(caller.permissions, 'messages')) return false
    return yield* maySeeMedia(caller, mediaKey)
  }).pipe(Effect.catchTag('Failure', () => Effect.succeed(false)))
