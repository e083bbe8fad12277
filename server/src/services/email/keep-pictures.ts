import { Effect } from 'effect'
import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { preparePicture } from '#services/media/prepare-picture.ts'

/** Logos and dividers in signatures are not pictures a customer wants to show. */
const SMALLEST_SIDE = 16

/** Stores the pictures that came with an email, upright and small, and counts those that could not be. */
export const keepPictures = Effect.fnUntraced(function* (
  companyID: number,
  attachments: IncomingEmail['attachments'],
  createdAt: number,
) {
  const { keep } = yield* MediaStore
  const mediaIDs: number[] = []
  let left = 0
  for (const { content } of attachments) {
    const picture =
      mediaIDs.length < MESSAGE_MAX_MEDIA
        ? yield* preparePicture(content, 'outside').pipe(
            Effect.catchTag(['PictureRefused', 'PicturesBusy'], () => Effect.succeed(undefined)),
          )
        : undefined
    if (!picture) left += 1
    else if (Math.max(picture.width, picture.height) >= SMALLEST_SIDE)
      mediaIDs.push((yield* keep({ companyID, ...picture, uploadedByID: null, createdAt })).mediaID)
  }
  return { mediaIDs, left }
})
