import type { WireInput } from '@xd/core/contract/calls.ts'
import { call, upload } from '#bubble/api.ts'
import { newKey } from '#state/new-key.ts'

interface Asked extends Pick<WireInput<'bubble/ask-quote'>, 'sessionToken' | 'item' | 'want' | 'language'> {
  /** In the visitor's words. */
  readonly said: string
  readonly photos: readonly File[]
}

/** One request, even if it is sent several times: a picture is uploaded once, and a sent message is not sent again. */
export const createAsking = () => {
  const clientMessageID = newKey()
  const uploaded = new Map<File, number>()
  let heard = ''
  return {
    /** The chat's first message already says it. */
    started: (said: string): void => {
      heard = said
    },
    ask: async ({ sessionToken, item, want, language, said, photos }: Asked): Promise<void> => {
      for (const photo of photos) {
        if (!uploaded.has(photo)) uploaded.set(photo, await upload(sessionToken, photo))
      }
      const media = photos.map((photo) => uploaded.get(photo)!)
      const body = said === heard ? '' : said
      await call('bubble/ask-quote', { sessionToken, item, want, language, body, media, clientMessageID })
    },
  }
}
