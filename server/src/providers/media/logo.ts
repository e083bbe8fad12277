import type { Sharp } from 'sharp'
import { LOGO_MAX_BYTES, LOGO_ROOM } from '@xd/core/domain/company/logo.ts'
import { openPicture } from './picture.ts'
import { DAMAGED } from './refusals.ts'

export interface Logo {
  readonly type: 'image/png' | 'image/webp'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** Pixels of the picture for each CSS pixel: phones show three. */
const DENSITIES = [3, 2, 1] as const
/** From best-looking to smallest: the first that fits is used. */
const ENCODINGS = [
  { type: 'image/png', encode: (picture: Sharp) => picture.png({ compressionLevel: 9 }) },
  { type: 'image/webp', encode: (picture: Sharp) => picture.webp({ quality: 88 }) },
  { type: 'image/webp', encode: (picture: Sharp) => picture.webp({ quality: 65 }) },
] as const

const scaled = (bytes: Uint8Array, density: number): Sharp =>
  openPicture(bytes)
    .autoOrient()
    // An empty margin would leave the logo itself too small to read.
    .trim()
    .resize({
      width: LOGO_ROOM.width * density,
      height: LOGO_ROOM.height * density,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColorspace('srgb')

/** Scales a picture down to a logo, keeping transparency. Runs in the separate process. */
export const prepareLogo = async (bytes: Uint8Array): Promise<Logo | { readonly refused: string }> => {
  try {
    for (const density of DENSITIES)
      for (const { type, encode } of ENCODINGS) {
        const { data, info } = await encode(scaled(bytes, density)).toBuffer({ resolveWithObject: true })
        if (data.byteLength <= LOGO_MAX_BYTES) return { type, content: data, width: info.width, height: info.height }
      }
  } catch {
    // Not a picture, or a damaged one.
  }
  return { refused: DAMAGED }
}
