import sharp from 'sharp'

/** More than any camera's profile, and as much as one segment of a JPEG holds. */
const MOST_PROFILE_BYTES = 65_000
const PROFILE_NAME = 'ICC_PROFILE\0\x01\x01'

/** The color profile of the file's pixels: the content of its first box of this kind. */
const profileOf = (bytes: Uint8Array): Buffer | undefined => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = file.indexOf('colrprof', 4, 'latin1')
  const size = at < 0 ? 0 : file.readUInt32BE(at - 4)
  return size > 12 && size <= MOST_PROFILE_BYTES ? file.subarray(at + 8, at - 4 + size) : undefined
}

/** A JPEG whose pixels are in this profile: `sharp` can only convert to one, not declare that they already are. */
const withProfile = (jpeg: Buffer, profile: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe2, 0)
  head.writeUInt16BE(2 + PROFILE_NAME.length + profile.byteLength, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(PROFILE_NAME, 'latin1'), profile, jpeg.subarray(2)])
}

const pixelsOf = async (bytes: Uint8Array, mostPixels: number) => {
  // Left out of our bundle: whoever runs it may replace the library with another build, as its license requires.
  const { default: make } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  // A separate decoder for each file, so that nothing from one reaches the next.
  const { HeifDecoder } = make()
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('No picture in the file')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > mostPixels) throw new Error('Too many pixels')
  const data = new Uint8ClampedArray(width * height * 4)
  const shown = await new Promise((done) => image.display({ data, width, height }, done))
  if (!shown) throw new Error('The picture cannot be decoded')
  return { data, raw: { width, height, channels: 4 } } as const
}

/**
 * An iPhone's HEIC picture, upright, as a JPEG without visible loss, within the given width and height. Runs in the
 * separate process.
 */
export const readHEIC = async (
  bytes: Uint8Array,
  { mostPixels, largestSide }: { readonly mostPixels: number; readonly largestSide: number },
): Promise<Buffer> => {
  const { data, raw } = await pixelsOf(bytes, mostPixels)
  const jpeg = await sharp(data, { raw })
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const profile = profileOf(bytes)
  return profile ? withProfile(jpeg, profile) : jpeg
}
