import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { type PicturePurpose, preparePicture } from './prepare-picture.ts'

/**
 * Prepares a picture for sending and stores it as its uploader's, or as nobody's if a visitor sends it. `field` is the
 * input field it came in.
 */
export const keepPicture = Effect.fnUntraced(function* (
  bytes: Uint8Array,
  { companyID, userID }: { readonly companyID: number; readonly userID: Caller['userID'] | null },
  field: string,
  purpose: PicturePurpose = 'picture',
) {
  const store = yield* MediaStore
  const picture = yield* preparePicture(bytes, 'staff', purpose).pipe(
    Effect.catchTag('PicturesBusy', ({ sentence }) => fail('unavailable', { sentence })),
    Effect.catchTag('PictureRefused', ({ sentence }) =>
      fail('unsupported_media', { sentence, fields: { [field]: sentence } }),
    ),
  )
  const { type, content, width, height } = picture
  const { mediaID, mediaKey } = yield* store.keep({
    companyID,
    ...picture,
    uploadedByID: userID,
    createdAt: yield* Clock.currentTimeMillis,
  })
  return { content, mediaKey, media: { mediaID, type, bytes: content.byteLength, width, height } }
})
