import { call } from '#data/calls.ts'
import type { MediaData } from '#data/drafts.ts'

const dataURL = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('The picture couldn’t be read.'))
    reader.readAsDataURL(file)
  })

/** Makes a picture small enough for every carrier, and stores it. */
export const resizePicture = async (file: File): Promise<MediaData> =>
  (await call('mailers/resize-image', { image_data: await dataURL(file) })).media
