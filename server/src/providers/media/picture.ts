import { Data, Effect } from 'effect'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { isHeic } from './heic.ts'

export interface Picture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/gif'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

/** Why a file cannot be sent, in words for the person who chose it. */
export class PictureRefused extends Data.TaggedError('PictureRefused')<{ readonly sentence: string }> {}

const FORMATS = ['jpeg', 'png', 'gif', 'webp', 'heif']
/** What every carrier passes on, with room for several in one message. */
const TARGET_BYTES = 500_000
/** A kept original's longest side; larger ones are scaled down as JPEG. */
const LARGEST_SIDE = 1600
/** From the best-looking to the smallest: the first that fits is taken. */
const STEPS = [
  { side: LARGEST_SIDE, quality: 82 },
  { side: 1280, quality: 76 },
  { side: 1024, quality: 70 },
  { side: 800, quality: 62 },
  { side: 640, quality: 50 },
] as const
/** A decoded picture takes four bytes a pixel; telephones make up to 200 megapixels, bombs make more. */
const MOST_PIXELS = 210_000_000

const HEIC = 'HEIC pictures cannot be sent. Please save it as JPEG, or set the camera to “Most compatible”.'
const OTHER = 'Only JPEG, PNG, GIF and WebP pictures can be sent.'
const DAMAGED = 'This picture is damaged or too large to read.'

const refuse = (sentence: string) => Effect.fail(new PictureRefused({ sentence }))

const open = (bytes: Uint8Array, options: { animated?: boolean } = {}): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true, ...options })

const sides = ({ width, height, pageHeight }: Metadata) => ({ width: width ?? 0, height: pageHeight ?? height ?? 0 })

/** The whole picture is decoded, so a file that only begins like one is refused; what is not pixels is left behind. */
const asJPEG = async (bytes: Uint8Array): Promise<Picture> => {
  for (const { side, quality } of STEPS) {
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    const last = side === STEPS.at(-1)?.side
    if (data.byteLength <= TARGET_BYTES || last)
      return { type: 'image/jpeg', content: data, width: info.width, height: info.height }
  }
  throw new Error('No step is the last')
}

/** The same picture in its own format, for what a JPEG would lose: sharp lines, transparency, movement. */
const asItIs = async (bytes: Uint8Array, metadata: Metadata): Promise<Picture | undefined> => {
  const { width, height } = sides(metadata)
  if (bytes.byteLength > TARGET_BYTES || Math.max(width, height) > LARGEST_SIDE) return undefined
  const content = await (metadata.format === 'gif'
    ? open(bytes, { animated: true }).gif({ reuse: true }).toBuffer()
    : open(bytes).autoOrient().png({ compressionLevel: 9 }).toBuffer())
  if (content.byteLength > TARGET_BYTES) return undefined
  const turned = (metadata.orientation ?? 1) >= 5
  const type = metadata.format === 'gif' ? 'image/gif' : 'image/png'
  return { type, content, width: turned ? height : width, height: turned ? width : height }
}

/** Turns an uploaded file into a picture that can be sent: upright, small enough, and without what a camera notes beside it. */
export const preparePicture = Effect.fnUntraced(function* (bytes: Uint8Array) {
  const metadata = yield* Effect.tryPromise(() => open(bytes).metadata()).pipe(Effect.orElseSucceed(() => undefined))
  if (!metadata || !FORMATS.includes(metadata.format ?? '')) return yield* refuse(isHeic(bytes) ? HEIC : OTHER)
  const prepared = Effect.tryPromise(async () => {
    const kept = metadata.format === 'png' || metadata.format === 'gif' ? await asItIs(bytes, metadata) : undefined
    return kept ?? (await asJPEG(bytes))
  })
  return yield* prepared.pipe(Effect.catch(() => refuse(isHeic(bytes) ? HEIC : DAMAGED)))
})
