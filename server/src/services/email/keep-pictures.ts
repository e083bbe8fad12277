import { Effect } from 'effect'
import { MESSAGE_MAX_MEDIA, UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { preparePicture } from '#services/media/prepare-picture.ts'

/** Logos and dividers in signatures are not pictures a customer wants to show. */
const SMALLEST_SIDE = 16

/** Stores the pictures that came with an email, upright and small; other files stay with the email. */
export const keepPictures = Effect.fnUntraced(function* (
  companyID: number,
  attachments: IncomingEmail['attachments'],
  createdAt: number,
) {
  const { keep } = yield* MediaStore
  const mediaIDs: number[] = []
  for (const { type, content } of attachments) {
    if (mediaIDs.length === MESSAGE_MAX_MEDIA) break
    if (!type.startsWith('image/') || content.byteLength > UPLOAD_MAX_BYTES) continue
    const picture = yield* preparePicture(content, 'outside').pipe(
      Effect.catchTag(['PictureRefused', 'PicturesBusy'], () => Effect.succeed(undefined)),
    )
    if (!picture || Math.max(picture.width, picture.height) < SMALLEST_SIDE) continue
    mediaIDs.push((yield* keep({ companyID, ...picture, uploadedByID: null, createdAt })).mediaID)
  }
  return mediaIDs
})
