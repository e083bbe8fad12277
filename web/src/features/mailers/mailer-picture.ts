import { PICTURE_TYPES } from '@xd/core/domain/message/picture.ts'
import { call } from '#data/calls.ts'
import type { MediaData } from '#data/drafts.ts'

/** A phone’s own format is taken as well: the server makes a JPEG of it. */
export const MAILER_PICTURE_TYPES = [...PICTURE_TYPES, 'image/heic', 'image/heif'] as const
export const MAILER_PICTURE_LIMIT = 'JPEG, PNG, GIF, WebP or HEIC, up to 10 MB'

const dataURL = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture couldn’t be read.'))
    reader.readAsDataURL(file)
  })

/** Makes a picture small enough for every carrier, and keeps it. */
export const resizePicture = async (file: File): Promise<MediaData> =>
  (await call('mailers/resize-image', { image_data: await dataURL(file) })).media
