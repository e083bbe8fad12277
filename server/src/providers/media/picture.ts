import sharp, { type Metadata, type Sharp } from 'sharp'
import { NOT_A_PICTURE } from '@xd/core/domain/message/picture.ts'
import { readHEIC } from './heic.ts'
import { DAMAGED } from './refusals.ts'

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'heif']
/** Small enough for every carrier, with room for several in one message. */
const TARGET_BYTES = 500_000
/** A kept original's longest side; larger ones are scaled down as JPEG. */
const LARGEST_SIDE = 1600
/** From best-looking to smallest: the first that fits is used. */
const STEPS = [
  { side: LARGEST_SIDE, quality: 82 },
  { side: 1280, quality: 76 },
  { side: 1024, quality: 70 },
  { side: 800, quality: 62 },
  { side: 640, quality: 50 },
] as const
/** Phones take up to 200 megapixels, and a JPEG is scaled down while it is read. Others are decoded whole. */
const MOST_PIXELS_OF_JPEG = 210_000_000
const MOST_PIXELS = 50_000_000
/** For all frames together. A longer animation is kept as its first frame: kilobytes can hold minutes of work. */
const MOST_MOVING_PIXELS = 12_000_000
const MOST_FRAMES = 300
/** libvips checks the clock while it works. */
const MOST_SECONDS = 10

// One core for pictures; the other is for waiting users.
sharp.concurrency(1)

/** Opens a picture within these limits. */
export const openPicture = (bytes: Uint8Array, options: { animated?: boolean } = {}): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS_OF_JPEG, failOn: 'error', sequentialRead: true, ...options }).timeout({
    seconds: MOST_SECONDS,
  })

const sides = ({ width, height, pageHeight }: Metadata) => ({ width: width ?? 0, height: pageHeight ?? height ?? 0 })

/**
 * The whole picture is decoded, once, so that a file which only begins like a picture is refused; everything but the
 * pixels is dropped.
 */
const asJPEG = async (bytes: Uint8Array): Promise<Picture> => {
  const { data: pixels, info: raw } = await openPicture(bytes)
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw
  for (const { side, quality } of STEPS) {
    const { data, info } = await sharp(pixels, { raw: { width, height, channels } })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const last = side === STEPS.at(-1)?.side
    if (data.byteLength <= TARGET_BYTES || last)
      return { type: 'image/jpeg', content: data, width: info.width, height: info.height }
  }
  throw new Error('No step is the last')
}

/** An animation short enough to process quickly. */
const isShort = ({ pages = 1, width, height }: { pages: number | undefined; width: number; height: number }): boolean =>
  pages <= MOST_FRAMES && pages * width * height <= MOST_MOVING_PIXELS

/** The same picture in its own format, if a JPEG would lose something: sharp lines, transparency, movement. */
const asItIs = async (bytes: Uint8Array, metadata: Metadata): Promise<Picture | undefined> => {
  const { width, height } = sides(metadata)
  if (bytes.byteLength > TARGET_BYTES || Math.max(width, height) > LARGEST_SIDE) return undefined
  if (metadata.format === 'gif' && !isShort({ pages: metadata.pages, width, height })) return undefined
  const content = await (metadata.format === 'gif'
    ? openPicture(bytes, { animated: true }).gif({ reuse: true }).toBuffer()
    : openPicture(bytes).autoOrient().png({ compressionLevel: 9 }).toBuffer())
  if (content.byteLength > TARGET_BYTES) return undefined
  const turned = (metadata.orientation ?? 1) >= 5
  const type = metadata.format === 'gif' ? 'image/gif' : 'image/png'
  return { type, content, width: turned ? height : width, height: turned ? width : height }
}

const metadataOf = async (bytes: Uint8Array): Promise<Metadata | undefined> => {
  try {
    return await openPicture(bytes).metadata()
  } catch {
    return undefined
  }
}

/** Opens a file and makes a picture of it, or says why it can't be sent, in words for the user who chose it. */
const prepare = async (
  bytes: Uint8Array,
  make: (metadata: Metadata, readable: Uint8Array) => Promise<Picture>,
): Promise<Picture | { readonly refused: string }> => {
  const metadata = await metadataOf(bytes)
  if (!metadata || !FORMATS.includes(metadata.format ?? '')) return { refused: NOT_A_PICTURE }
  const { width, height } = sides(metadata)
  if (metadata.format !== 'jpeg' && width * height > MOST_PIXELS) return { refused: DAMAGED }
  try {
    const limits = { mostPixels: MOST_PIXELS, largestSide: LARGEST_SIDE }
    return await make(metadata, metadata.compression === 'hevc' ? await readHEIC(bytes, limits) : bytes)
  } catch {
    return { refused: DAMAGED }
  }
}

/**
 * Turns a file into a picture that can be sent: upright, small enough, and without camera metadata; or says why it
 * cannot be sent. Runs in the separate process.
 */
export const preparePicture = (bytes: Uint8Array) =>
  prepare(bytes, async (metadata, readable) => {
    const kept = metadata.format === 'png' || metadata.format === 'gif' ? await asItIs(bytes, metadata) : undefined
    return kept ?? asJPEG(readable)
  })

/** The same, but always as JPEG: of all formats, it is the one that every phone shows. */
export const prepareJPEG = (bytes: Uint8Array) => prepare(bytes, (_, readable) => asJPEG(readable))
