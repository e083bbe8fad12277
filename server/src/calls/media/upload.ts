import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { mediaPath } from '#services/messaging/media-url.ts'
import { keepPicture } from '#services/media/keep-picture.ts'

export const upload = handle('media/upload', ({ file }, caller) =>
  Effect.map(keepPicture(file, caller, 'file'), ({ media, mediaKey }) => ({
    media: { ...media, url: mediaPath(mediaKey) },
  })),
)
