import { Effect } from 'effect'
import { PICTURE_TOO_LARGE } from '@xd/core/domain/message/picture.ts'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { mediaPath } from '#services/messaging/media-url.ts'
import { inSlices } from '#services/in-slices.ts'
import { textPieces } from '#services/text-pieces.ts'
import { keepPicture } from '#services/media/keep-picture.ts'

const DATA_URL = /^data:[^,]{0,200};base64,/
/**
 * Searches for a single character. A pattern for the whole would have to remember millions of positions to backtrack
 * to.
 */
const NEVER_IN_BASE64 = /[^A-Za-z0-9+/=\s]/
const NOT_BASE64 = 'This isn’t a picture in base64.'
/** Four characters for three bytes, and room for line ends. */
const MOST_CHARACTERS = 2 * UPLOAD_MAX_BYTES

/** Reads millions of characters in slices. */
const isBase64 = (text: string) =>
  Effect.promise(async () => {
    let isWrong = text.trim() === ''
    await inSlices(textPieces(text), (piece) => void (isWrong ||= NEVER_IN_BASE64.test(piece)))
    return !isWrong
  })

export const resizeImage = handle(
  'mailers/resize-image',
  Effect.fnUntraced(function* ({ image_data: given }, caller) {
    const text = given.replace(DATA_URL, '')
    const tooLarge = fail('too_large', { sentence: PICTURE_TOO_LARGE, fields: { image_data: PICTURE_TOO_LARGE } })
    if (text.length > MOST_CHARACTERS) return yield* tooLarge
    if (!(yield* isBase64(text)))
      return yield* fail('unsupported_media', { sentence: NOT_BASE64, fields: { image_data: NOT_BASE64 } })
    const bytes = Buffer.from(text, 'base64')
    if (bytes.byteLength > UPLOAD_MAX_BYTES) return yield* tooLarge
    const { content, media, mediaKey } = yield* keepPicture(bytes, caller, 'image_data', 'jpeg')
    return {
      image_data: `data:${media.type};base64,${Buffer.from(content).toString('base64')}`,
      media: { ...media, url: mediaPath(mediaKey) },
    }
  }),
)
