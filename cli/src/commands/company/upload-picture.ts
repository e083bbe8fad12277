import { buffer } from 'node:stream/consumers'
import { openSource } from '#batch/source.ts'
import { callsBy } from '#session/client.ts'
import type { SignedIn } from '#session/server.ts'

const TIMEOUT_MS = 60_000

/** Uploads a picture from a file and returns its ID. */
export const uploadPicture = async ({ server, token }: SignedIn, path: string): Promise<number> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await buffer((await openSource(path)).chunks))]))
  const calls = callsBy(server, (url) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )
  return (await calls('media/upload', {} as never)).media.mediaID
}
