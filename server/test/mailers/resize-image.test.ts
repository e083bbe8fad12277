import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { casesOn } from '../cases-on.ts'

const COLOR = { background: '#336699', channels: 3 } as const

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, ...COLOR, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

const heic = readFileSync(new URL('../media/pictures/turned.heic', import.meta.url))

const half = (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2)

/** A file that is no picture for a mailer, and the error. */
const REFUSED: readonly (readonly [what: string, make: () => Buffer | Promise<Buffer>, sentence: string])[] = [
  [
    'half a HEIC picture',
    () => heic.subarray(0, heic.byteLength - 200),
    'This picture is damaged or too large to read.',
  ],
  [
    'an SVG drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    'Only JPEG, PNG, GIF, WebP and HEIC pictures can be sent.',
  ],
  [
    'half a picture',
    async () => half(await noise(300, 300).jpeg().toBuffer()),
    'This picture is damaged or too large to read.',
  ],
]

describe.each(ENGINES)('pictures of mailers, on %s', (database) => {
  /** Pictures are checked before any database query. */
  const conversion = it.runIf(database === 'sqlite')
  let server: Booted
  let manager: CallClient
  beforeAll(async () => {
    server = await boot({ database })
    manager = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const resize = async (bytes: Buffer) => {
    const { image_data, media } = await manager('mailers/resize-image', { image_data: bytes.toString('base64') })
    expect(image_data).toMatch(/^data:image\/jpeg;base64,/)
    const content = Buffer.from(image_data.slice(image_data.indexOf(',') + 1), 'base64')
    expect(content.byteLength).toBe(media.bytes)
    return { media, metadata: await sharp(content).metadata() }
  }

  it.each(
    casesOn(database, [
      ['a large photo', () => noise(2400, 1200).png({ compressionLevel: 1 }), [1600, 800]],
      ['a drawing', () => sharp({ create: { width: 300, height: 200, ...COLOR } }).png(), [300, 200]],
    ] as const),
  )('%s as PNG becomes a JPEG that every carrier takes', async (_, make, [width, height]) => {
    const { media, metadata } = await resize(await make().toBuffer())
    expect(media.type).toBe('image/jpeg')
    expect(media.bytes).toBeLessThanOrEqual(600_000)
    expect(media.width).toBeLessThanOrEqual(width)
    expect(media.width! / media.height!).toBeCloseTo(width / height, 1)
    expect(metadata).toMatchObject({ format: 'jpeg', width: media.width, height: media.height })
  })

  conversion('a HEIC picture becomes a JPEG too', async () => {
    const { media, metadata } = await resize(heic)
    expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 320 })
    expect(media.type).toBe('image/jpeg')
  })

  conversion('is turned upright, and does not say where it was taken', async () => {
    const photo = noise(200, 100)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    const turned = await sharp(await photo.toBuffer())
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { media, metadata } = await resize(turned)
    expect([media.width, media.height]).toEqual([100, 200])
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
  })

  conversion.each(REFUSED)('%s is refused', async (_, make, sentence) => {
    const image_data = (await make()).toString('base64')
    await expect(manager('mailers/resize-image', { image_data })).rejects.toMatchObject({
      status: 400,
      code: 'unsupported_media',
      fields: { image_data: sentence },
    })
  })

  conversion.each([
    ['words', 'Not a picture!'],
    ['a long text whose first character is wrong', `!${'A'.repeat(1_000_000)}`],
    ['a long text whose last character is wrong', `${'A'.repeat(1_000_000)}!`],
  ])('%s is no base64', async (_, image_data) => {
    await expect(manager('mailers/resize-image', { image_data })).rejects.toMatchObject({
      code: 'unsupported_media',
      fields: { image_data: 'This isn’t a picture in base64.' },
    })
  })

  conversion('more than 10 MB is refused', async () => {
    const image_data = Buffer.alloc(10_000_001).toString('base64')
    await expect(manager('mailers/resize-image', { image_data })).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
    })
  })
})
