import { Effect } from 'effect'
import { randomBytes } from 'node:crypto'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { findOwnUpload } from '#queries/company-logos.ts'
import { preparePicture } from '#services/media/prepare-picture.ts'

const KEY_BYTES = 18

/** Makes a logo from the caller's own upload. Otherwise a customer's picture could become public by its number. */
export const makeLogo = Effect.fnUntraced(function* (caller: Caller, mediaID: number) {
  const { mediaKey } = yield* found(yield* findOwnUpload(caller, mediaID), 'picture')
  const upload = yield* found(yield* (yield* MediaStore).read(mediaKey), 'picture')
  const { type, content, width, height } = yield* preparePicture(upload.content, 'staff', 'logo').pipe(
    Effect.catchTag('PicturesBusy', ({ sentence }) => fail('unavailable', { sentence })),
    Effect.catchTag('PictureRefused', ({ sentence }) =>
      fail('unsupported_media', { sentence, fields: { 'company.companyLogo': sentence } }),
    ),
  )
  return { logoKey: randomBytes(KEY_BYTES).toString('base64url'), type, content, width, height }
})
