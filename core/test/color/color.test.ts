import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AA_EDGE, AA_TEXT, contrast } from '#domain/color/contrast.ts'
import { deriveColors } from '#domain/color/derive.ts'
import { hexOf, keptHex, parseHex, type Rgb } from '#domain/color/hex.ts'
import { hexFromHsv, hsvFromHex, hsvFromRgb, randomPickerColor, rgbFromHsv } from '#domain/color/hsv.ts'
import { inkOn } from '#domain/color/ink.ts'
import { colorWords } from '#domain/color/words.ts'
import { csvTable } from '../table.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colors = fc.record({ red: channel, green: channel, blue: channel })
const rgb = (text: string): Rgb => parseHex(text) ?? { red: NaN, green: NaN, blue: NaN }

interface Row {
  typed: string
  kept: string
  ink: string
  hue: string
  saturation: string
  brightness: string
}
const rows: Row[] = csvTable<keyof Row>('color/colors.csv')

describe('a color as typed', () => {
  test.each(rows)(
    '"$typed" is kept as "$kept", with $ink on it',
    ({ typed, kept, ink, hue, saturation, brightness }) => {
      expect(keptHex(typed) ?? '').toBe(kept)
      if (kept === '') return
      expect(inkOn(typed)).toBe(ink)
      const shown = hsvFromHex(typed)
      expect([shown.hue, shown.saturation, shown.brightness].map(Math.round)).toEqual(
        [hue, saturation, brightness].map(Number),
      )
    },
  )

  test.each(csvTable<'hex' | 'words'>('color/words.csv'))('$hex is “$words”', ({ hex, words }) => {
    expect(colorWords(hex)).toBe(words)
  })

  test('what is no color counts as black', () => {
    expect(hsvFromHex('nothing')).toEqual({ hue: 0, saturation: 0, brightness: 0 })
    expect(colorWords('nothing')).toBe('black')
    expect(inkOn('nothing')).toBe('#ffffff')
  })

  test('the ink passes AA on every color', () => {
    fc.assert(
      fc.property(colors, (fill) => {
        expect(contrast(fill, rgb(inkOn(hexOf(fill))))).toBeGreaterThanOrEqual(AA_TEXT)
      }),
    )
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#123456', '#123456', 1],
  ])('%s on %s is %s', (one, other, ratio) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2)
  })
})

describe('a calendar color’s text and border', () => {
  test('are readable on every color', () => {
    fc.assert(
      fc.property(colors, (fill) => {
        const derived = deriveColors(hexOf(fill))
        expect(contrast(fill, rgb(derived?.text ?? ''))).toBeGreaterThanOrEqual(AA_TEXT)
        expect(contrast(fill, rgb(derived?.border ?? ''))).toBeGreaterThanOrEqual(AA_EDGE)
      }),
      { numRuns: 2000 },
    )
  })

  test('dark on light, light on dark', () => {
    expect(contrast(rgb(deriveColors('#f5e9c8')?.text ?? ''), rgb('#ffffff'))).toBeGreaterThan(4)
    expect(contrast(rgb(deriveColors('#102030')?.text ?? ''), rgb('#000000'))).toBeGreaterThan(4)
    expect(deriveColors('nothing')).toBeUndefined()
  })

  // Each is the first of twenty steps from the color to black or white that stands out enough.
  test.each([
    ['#f5e9c8', '#6e695a', '#87806e'],
    ['#102030', '#889098', '#646e78'],
    ['#808080', '#131313', '#333333'],
  ])('on %s keep its hue: %s for text, %s for the border', (color, text, border) =>
    expect(deriveColors(color)).toEqual({ text, border }),
  )
})

describe('the picker', () => {
  test('hue, saturation and brightness convert back to the same color', () => {
    fc.assert(
      fc.property(colors, (color) => {
        expect(rgbFromHsv(hsvFromRgb(color))).toEqual(color)
        expect(hexFromHsv(hsvFromHex(hexOf(color)))).toBe(hexOf(color))
      }),
    )
  })

  test('random colors have a brightness of 25 to 74', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999999999, noNaN: true }), (random) => {
        const { hue, saturation, brightness } = randomPickerColor(() => random)
        expect(
          brightness >= 25 && brightness <= 74 && hue >= 0 && hue < 360 && saturation >= 0 && saturation <= 100,
        ).toBe(true)
      }),
    )
    expect(randomPickerColor(() => 0).brightness).toBe(25)
    expect(randomPickerColor(() => 0.9999999).brightness).toBe(74)
  })
})
