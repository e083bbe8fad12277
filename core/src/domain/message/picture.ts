import { UPLOAD_MAX_BYTES } from './limits.ts'

/** What file pickers offer. A phone converts its own formats to one of these when it hands over the picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** An iPhone's pictures, once they have been copied to a computer. */
export const HEIC_TYPES = ['image/heic', 'image/heif'] as const
/** Types that may or may not be readable; only opening the file tells. */
const MAYBE = ['', 'image/avif']

export const PICTURE_LIMIT = 'JPEG, PNG, GIF, WebP or HEIC, up to 10 MB'
export const NOT_A_PICTURE = 'Only JPEG, PNG, GIF, WebP and HEIC pictures can be sent.'
export const PICTURE_TOO_LARGE = 'A picture can be at most 10 MB.'

/** Why a file can't be sent as a picture, judging by its type and size. */
export const pictureRefusal = ({ type, size }: { type: string; size: number }): string | undefined => {
  if (![...PICTURE_TYPES, ...HEIC_TYPES, ...MAYBE].includes(type)) return NOT_A_PICTURE
  return size > UPLOAD_MAX_BYTES ? PICTURE_TOO_LARGE : undefined
}
