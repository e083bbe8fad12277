import sharp, { type Color } from 'sharp'
import { expect, test } from 'vitest'
import { LOGO_MAX_BYTES, LOGO_ROOM } from '@xd/core/domain/company/logo.ts'
import { NOT_A_PICTURE } from '@xd/core/domain/message/picture.ts'
import { longFilm } from '@xd/fixtures/testing/long-film.ts'
import { type Logo, prepareLogo } from '#providers/media/logo.ts'
import { type Picture, prepareJPEG, preparePicture } from '#providers/media/picture.ts'
import { DAMAGED } from '#providers/media/refusals.ts'

type Made = Picture | Logo | { readonly refused: string }

const solid = (width: number, height: number, background: Color = '#336699') =>
  sharp({ create: { width, height, channels: 4, background } })
const noise = (width: number, height: number, sigma = 60) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma } },
  })
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const shape = (made: Made) => ('refused' in made ? made.refused : [made.type, made.width, made.height])
const colorAt = async (made: Made, x: number, y: number) => {
  const { data, info } = await sharp((made as Picture).content)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels)]
}

test('a drawing of 1,600 pixels stays as it is, a larger one is shrunk to that', async () => {
  expect(shape(await preparePicture(await solid(1_600, 40).png().toBuffer()))).toEqual(['image/png', 1_600, 40])
  expect(shape(await preparePicture(await solid(40, 1_600).png().toBuffer()))).toEqual(['image/png', 40, 1_600])
  expect(shape(await preparePicture(await solid(1_601, 40).png().toBuffer()))).toEqual(['image/jpeg', 1_600, 40])
})

test('a drawing that is not small enough becomes a photo, and a photo is never enlarged', async () => {
  expect(shape(await preparePicture(await noise(600, 400).png().toBuffer()))).toEqual(['image/jpeg', 600, 400])
  expect(shape(await preparePicture(await solid(30, 20).jpeg().toBuffer()))).toEqual(['image/jpeg', 30, 20])
  expect(shape(await prepareJPEG(await solid(30, 20).png().toBuffer()))).toEqual(['image/jpeg', 30, 20])
})

test.each([
  [1, 60, 40],
  [4, 60, 40],
  [5, 40, 60],
  [8, 40, 60],
])('a drawing with orientation %i is %i by %i, as it is seen', async (orientation, width, height) => {
  const turned = await solid(60, 40).png().withMetadata({ orientation }).toBuffer()
  const made = await preparePicture(turned)
  expect(shape(made)).toEqual(['image/png', width, height])
  const { orientation: left, ...own } = await sharp((made as Picture).content).metadata()
  expect([left, own.width, own.height]).toEqual([undefined, width, height])
})

test('what is clear stays clear in a small drawing, and is white in a photo, whose colors are sRGB', async () => {
  const clear = await solid(20, 20, CLEAR).png().toBuffer()
  expect(await colorAt(await preparePicture(clear), 3, 3)).toEqual([0, 0, 0, 0])
  expect(await colorAt(await prepareJPEG(clear), 3, 3)).toEqual([255, 255, 255])
  const printed = await solid(20, 20, '#ffffff').toColorspace('cmyk').jpeg().toBuffer()
  const { space } = await sharp(((await preparePicture(printed)) as Picture).content).metadata()
  expect(space).toBe('srgb')
})

test('a photo loses size before it is too large to send: the first size that fits', async () => {
  const sizes = await Promise.all(
    [10, 60, 300].map(async (sigma) => {
      const made = (await preparePicture(await noise(1_600, 1_200, sigma).jpeg({ quality: 100 }).toBuffer())) as Picture
      expect(made.content.byteLength).toBeLessThanOrEqual(500_000)
      return [made.width, made.height]
    }),
  )
  expect(sizes).toEqual([
    [1_600, 1_200],
    [1_280, 960],
    [1_024, 768],
  ])
})

test('an animation stays one up to three hundred frames', async () => {
  expect(shape(await preparePicture(longFilm({ side: 40, frames: 300 })))).toEqual(['image/gif', 40, 40])
  expect(shape(await preparePicture(longFilm({ side: 40, frames: 301 })))).toEqual(['image/jpeg', 40, 40])
  // Twelve million pixels at most, of all frames together.
  expect(shape(await preparePicture(longFilm({ side: 200, frames: 300 })))).toEqual(['image/gif', 200, 200])
  expect(shape(await preparePicture(longFilm({ side: 201, frames: 298 })))).toEqual(['image/jpeg', 201, 201])
})

test('a drawing of fifty million pixels is shrunk, and a larger one refused', async () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
  expect(shape(await preparePicture(await plain(10_000, 5_000)))).toEqual(['image/jpeg', 1_600, 800])
  expect(shape(await preparePicture(await plain(10_000, 5_001)))).toBe(DAMAGED)
})

test('a file that is no picture is told from one that is damaged', async () => {
  const whole = await noise(60, 60).png().toBuffer()
  for (const prepare of [preparePicture, prepareJPEG]) {
    expect(await prepare(Buffer.from('Hello'))).toEqual({ refused: NOT_A_PICTURE })
    expect(await prepare(await solid(9, 9).tiff().toBuffer())).toEqual({ refused: NOT_A_PICTURE })
    expect(await prepare(whole.subarray(0, whole.byteLength / 2))).toEqual({ refused: DAMAGED })
  }
  expect(await prepareLogo(Buffer.from('Hello'))).toEqual({ refused: DAMAGED })
  expect(await prepareLogo(whole.subarray(0, whole.byteLength / 2))).toEqual({ refused: DAMAGED })
})

test('a logo loses its margin and what is more than a phone can show, but no clear part', async () => {
  const mark = await solid(90, 30, '#aa0000').png().toBuffer()
  const sheet = (width: number, height: number) =>
    solid(width, height, CLEAR)
      .composite([{ input: mark, left: 20, top: 20 }])
      .png()
      .toBuffer()
  expect(shape(await prepareLogo(await sheet(200, 200)))).toEqual(['image/png', 90, 30])
  const wide = await solid(5_000, 100, '#aa0000')
    .composite([{ input: mark, left: 0, top: 0 }])
    .png()
    .toBuffer()
  expect(shape(await prepareLogo(wide))).toEqual(['image/png', LOGO_ROOM.width * 3, expect.any(Number)])
  const tall = await noise(300, 3_000, 2).png().toBuffer()
  expect(shape(await prepareLogo(tall))).toMatchObject({ 2: LOGO_ROOM.height * 3 })
  const ring = await solid(60, 60, '#aa0000')
    .composite([{ input: await solid(20, 20, '#000000').png().toBuffer(), left: 20, top: 20, blend: 'dest-out' }])
    .png()
    .toBuffer()
  const sheetOfRing = await solid(100, 100, CLEAR)
    .composite([{ input: ring, left: 20, top: 20 }])
    .png()
    .toBuffer()
  const made = await prepareLogo(sheetOfRing)
  expect((await colorAt(made, 22, 22)).at(-1)).toBe(0)
  expect((await colorAt(made, 2, 2)).at(-1)).toBe(255)
})

test('a logo that is hard to compress becomes a WebP before it becomes smaller', async () => {
  const made = (await prepareLogo(await noise(1_200, 600).png().toBuffer())) as Logo
  expect(made.type).toBe('image/webp')
  expect(made.content.byteLength).toBeLessThanOrEqual(LOGO_MAX_BYTES)
  expect((await sharp(made.content).metadata()).format).toBe('webp')
  expect([made.width, made.height]).toEqual([LOGO_ROOM.height * 2 * 3, LOGO_ROOM.height * 3])
})
