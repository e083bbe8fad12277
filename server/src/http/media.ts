import { Effect, type ManagedRuntime } from 'effect'
import type { Hono } from 'hono'
import { MediaStore } from '#providers/media/media-store.ts'
import type { Services } from '#services.ts'

/** What a browser may show in place. Anything else that a customer has sent is only to be saved: it could be a page of theirs. */
const SHOWN = /^(?:image\/(?:jpeg|png|gif|webp|avif)|video\/(?:mp4|3gpp|webm)|audio\/[\w.+-]+)$/

const KEY = /^[\w-]{16,64}$/

/** Pictures by their unguessable keys: for the carrier, which has no session, and for the staff's pages. */
export const mediaRoute = (app: Hono, runtime: ManagedRuntime.ManagedRuntime<Services, never>): void => {
  app.get('/media/:mediaKey', async (c) => {
    const { mediaKey } = c.req.param()
    const media = KEY.test(mediaKey) ? await runtime.runPromise(readMedia(mediaKey)) : undefined
    if (media === undefined) return c.text('Not found', 404)
    const shown = SHOWN.test(media.type)
    // A key's bytes never change.
    const headers = {
      'content-type': shown ? media.type : 'application/octet-stream',
      'content-disposition': shown ? 'inline' : 'attachment',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${mediaKey}"`,
    }
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(media.content), 200, headers)
  })
}

const readMedia = Effect.fnUntraced(function* (mediaKey: string) {
  return yield* (yield* MediaStore).read(mediaKey)
})
