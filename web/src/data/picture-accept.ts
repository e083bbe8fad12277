import { HEIC_TYPES, PICTURE_TYPES } from '@xd/core/domain/message/picture.ts'

/** Windows recognizes these only by their extension. */
const HEIC = [...HEIC_TYPES, '.heic', '.heif']

/**
 * The types that a file picker offers. A phone hands over a JPEG unless the page asks for HEIC, while a computer would
 * hide HEIC files.
 */
export const pictureAccept = (): string =>
  [...PICTURE_TYPES, ...(matchMedia('(hover: hover)').matches ? HEIC : [])].join()
