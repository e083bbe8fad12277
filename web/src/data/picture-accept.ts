import { HEIC_TYPES, PICTURE_TYPES } from '@xd/core/domain/message/picture.ts'

/** Windows recognizes these by their extension alone. */
const HEIC = [...HEIC_TYPES, '.heic', '.heif']

/**
 * The types a file picker offers. A phone that is not asked for HEIC hands over a JPEG; a computer would hide the file.
 */
export const pictureAccept = (): string =>
  [...PICTURE_TYPES, ...(matchMedia('(hover: hover)').matches ? HEIC : [])].join()
