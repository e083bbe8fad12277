import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { longFilm } from '@xd/fixtures/testing/long-film.ts'

interface Answer {
  success: boolean
  media: { mediaID: number; type: string; bytes: number; width: number; height: number; url: string }
  error?: { code: string; fields?: Record<string, string> }
}

const solid = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 4, background } })
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

/** An iPhone's kind: Display P3, and turned by its own box. Red above blue, in sRGB 200/50/50 and 50/50/200. */
const heic = readFileSync(new URL('./pictures/turned.heic', import.meta.url))

/** As large as a phone takes them, and as hard to compress. */
const photograph = noise(2400, 1800)
  .jpeg({ quality: 90 })
  .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .toBuffer()

describe.each(ENGINES)('pictures on %s', (database) => {
  /** Pictures are checked before any database query. */
  const conversion = test.runIf(database === 'sqlite')
  let server: Booted
  let token: string
  beforeAll(async () => {
    server = await boot({ database })
    token = (await server.signIn('clerk')).token
  })
  afterAll(() => server.close())

  const upload = async (content: Uint8Array, name = 'file', bearer = token) => {
    const form = new FormData()
    form.set(name, new Blob([new Uint8Array(content)]), 'picture')
    const headers = { authorization: `Bearer ${bearer}` }
    const response = await fetch(`${server.url}/api/media/upload`, { method: 'POST', headers, body: form })
    return { status: response.status, ...((await response.json()) as Answer) }
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${url}`, { headers: { authorization: `Bearer ${token}`, ...headers } })

  test('a photo is turned upright, shrunk enough to send, and stripped of camera data', async () => {
    const turned = await sharp(await photograph)
      .keepExif()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(turned.byteLength).toBeGreaterThan(1_000_000)
    const { media } = await upload(turned)
    expect(media.type).toBe('image/jpeg')
    expect(media.bytes).toBeLessThanOrEqual(500_000)
    expect(media.width / media.height).toBeCloseTo(3 / 4, 1)

    const response = await get(media.url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(media.bytes),
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: media.width, height: media.height })
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  conversion('a small drawing stays a PNG, a small animation a GIF with all its frames', async () => {
    const drawing = await upload(await solid(300, 200, '#33669980').png().toBuffer())
    expect(drawing.media).toMatchObject({ type: 'image/png', width: 300, height: 200 })
    const pictures = [await solid(40, 30).png().toBuffer(), await solid(40, 30, '#ffffff').png().toBuffer()]
    const frames = await sharp(pictures, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { media } = await upload(frames)
    expect(media).toMatchObject({ type: 'image/gif', width: 40, height: 30 })
    const bytes = Buffer.from(await (await get(media.url)).arrayBuffer())
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)
  })

  conversion('a large drawing, and any WebP, which not every phone shows, becomes a JPEG', async () => {
    expect((await upload(await noise(1400, 1400).png().toBuffer())).media).toMatchObject({ type: 'image/jpeg' })
    expect((await upload(await solid(2000, 100).png().toBuffer())).media).toMatchObject({
      type: 'image/jpeg',
      width: 1600,
      height: 80,
    })
    expect((await upload(await solid(100, 100, '#00000000').webp().toBuffer())).media).toMatchObject({
      type: 'image/jpeg',
      width: 100,
    })
  })

  conversion('a HEIC picture becomes a JPEG, upright and in its own colors', async () => {
    const { media } = await upload(heic)
    expect(media).toMatchObject({ type: 'image/jpeg', width: 200, height: 320 })
    const { data, info } = await sharp(Buffer.from(await (await get(media.url)).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colorAt = (y: number) => [...data.subarray((y * 200 + 100) * info.channels).subarray(0, 3)]
    const near = (color: readonly number[]) => color.map((part) => Math.round(part / 10) * 10)
    expect([colorAt(60), colorAt(260)].map(near)).toEqual([
      [200, 50, 50],
      [50, 50, 200],
    ])
  })

  conversion('a HEIC picture that claims too many pixels is refused before it is decoded', async () => {
    const vast = Buffer.from(heic)
    for (let at = vast.indexOf('ispe'); at >= 0; at = vast.indexOf('ispe', at + 4)) {
      vast.writeUInt32BE(9_000, at + 8)
      vast.writeUInt32BE(9_000, at + 12)
    }
    expect(await upload(vast)).toMatchObject({ status: 400, error: { code: 'unsupported_media' } })
  })

  conversion('an animation too costly to process keeps its first frame', async () => {
    const film = longFilm({ side: 1600, frames: 80 })
    expect(film.byteLength).toBeLessThan(2_500)
    expect((await upload(film)).media).toMatchObject({ type: 'image/jpeg', width: 1600, height: 1600 })
  })

  conversion('a drawing with too many pixels is refused', async () => {
    const drawing = sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#336699' } })
    expect(await upload(await drawing.png({ compressionLevel: 1 }).toBuffer())).toMatchObject({ status: 400 })
  })

  conversion.each([
    ['text', Buffer.from('Hello')],
    ['nothing', new Uint8Array()],
    [
      'a page that calls itself a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['half a picture', null],
    ['half a HEIC picture', heic.subarray(0, heic.byteLength - 200)],
    ['the head of a HEIC picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s cannot be sent, and the answer says why', async (_, content) => {
    const whole = await noise(300, 300).jpeg().toBuffer()
    const answer = await upload(content ?? whole.subarray(0, whole.byteLength / 2))
    expect(answer).toMatchObject({
      status: 400,
      error: { code: 'unsupported_media', fields: { file: expect.any(String) as string } },
    })
  })

  test('more than 10 MB, and a form without a file, are refused', async () => {
    expect(await upload(new Uint8Array(10_000_001))).toMatchObject({ status: 413, error: { code: 'too_large' } })
    expect(await upload(new Uint8Array(9), 'other')).toMatchObject({ status: 400, error: { code: 'invalid_input' } })
    expect(await upload(new Uint8Array(9), 'file', 'nobody')).toMatchObject({
      status: 403,
      error: { code: 'signed_out' },
    })
  })

  test('are not sent twice to a browser that has them, and never under another name', async () => {
    const { media } = await upload(await solid(10, 10).png().toBuffer())
    const etag = (await get(media.url)).headers.get('etag')!
    expect((await get(media.url, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(`${media.url}x`)).status).toBe(404)
    expect((await get(`/media/${media.mediaID}`)).status).toBe(404)
    expect((await get('/media/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00')).status).toBe(404)
  })

  test('a customer’s file that is no picture can only be downloaded', async () => {
    const { userID: uploadedByID } = await server.connection.reads
      .selectFrom('users')
      .select('userID')
      .where('userUsername', '=', 'clerk@goldenpledge.test')
      .executeTakeFirstOrThrow()
    const page = {
      companyID: 2,
      uploadedByID,
      mediaKey: 'a-page-of-a-customer',
      type: 'text/html',
      content: Buffer.from('<b>!'),
    }
    await server.connection.writes
      .insertInto('media')
      .values({ ...page, bytes: 4, width: null, height: null, createdAt: 0 })
      .execute()
    const { headers } = await get(`/media/${page.mediaKey}`)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toBe('attachment; filename="File.bin"')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })
})
