import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { preparePicture } from '#services/media/prepare-picture.ts'
import { mediaPath } from '#services/messaging/media-url.ts'

export const upload = handle(
  'media/upload',
  Effect.fnUntraced(function* ({ file }, { companyID, userID }) {
    const store = yield* MediaStore
    const picture = yield* preparePicture(file, 'staff').pipe(
      Effect.catchTag('PicturesBusy', () => fail('unavailable')),
      Effect.catchTag('PictureRefused', ({ sentence }) =>
        fail('unsupported_media', { sentence, fields: { file: sentence } }),
      ),
    )
    const { type, content, width, height } = picture
    const { mediaID, mediaKey } = yield* store.keep({
      companyID,
      ...picture,
      uploadedByID: userID,
      createdAt: yield* Clock.currentTimeMillis,
    })
    return { media: { mediaID, type, bytes: content.byteLength, width, height, url: mediaPath(mediaKey) } }
  }),
)
