import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AA_EDGE, AA_TEXT, contrast } from '#domain/colour/contrast.ts'
import { deriveColours } from '#domain/colour/derive.ts'
import { hexOf, parseHex, type Rgb } from '#domain/colour/hex.ts'
import { hsvFromRgb, randomPickerColour, rgbFromHsv } from '#domain/colour/hsv.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colours = fc.record({ red: channel, green: channel, blue: channel })
const rgb = (text: string): Rgb => parseHex(text) ?? { red: NaN, green: NaN, blue: NaN }

test.each([['#1B6B3A', '#1b6b3a'], ['1b6b3a', '#1b6b3a'], ['#fff', '#ffffff'], [' #abc ', '#aabbcc']])('%s is kept as %s', (text, kept) => {
  expect(hexOf(rgb(text))).toBe(kept)
})
test.each(['', '#ggg', '#12345', 'red', '#1234567'])('"%s" is no colour', (text) => expect(parseHex(text)).toBeUndefined())

describe('contrast', () => {
  test.each([['#000000', '#ffffff', 21], ['#777777', '#ffffff', 4.48], ['#767676', '#ffffff', 4.54], ['#123456', '#123456', 1]])('%s on %s is %s', (one, other, ratio) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2)
  })
})

describe('text and border of a calendar\'s colour', () => {
  test('are readable on every colour there is', () => {
    fc.assert(fc.property(colours, (fill) => {
      const derived = deriveColours(hexOf(fill))
      expect(contrast(fill, rgb(derived?.text ?? ''))).toBeGreaterThanOrEqual(AA_TEXT)
      expect(contrast(fill, rgb(derived?.border ?? ''))).toBeGreaterThanOrEqual(AA_EDGE)
    }), { numRuns: 2000 })
  })

  test('dark on light, light on dark', () => {
    expect(contrast(rgb(deriveColours('#f5e9c8')?.text ?? ''), rgb('#ffffff'))).toBeGreaterThan(4)
    expect(contrast(rgb(deriveColours('#102030')?.text ?? ''), rgb('#000000'))).toBeGreaterThan(4)
    expect(deriveColours('nothing')).toBeUndefined()
  })
})

describe('the picker', () => {
  test('hue, saturation and brightness give back the colour', () => {
    fc.assert(fc.property(colours, (colour) => { expect(rgbFromHsv(hsvFromRgb(colour))).toEqual(colour) }))
  })

  test.each([['#ff0000', 0], ['#ffff00', 60], ['#00ff00', 120], ['#0000ff', 240]])('%s has hue %s', (text, hue) => {
    expect(hsvFromRgb(rgb(text))).toEqual({ hue, saturation: 100, brightness: 100 })
  })

  test('random colours have a brightness of 25 to 74', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 0.999999999, noNaN: true }), (random) => {
      const { hue, saturation, brightness } = randomPickerColour(() => random)
      expect(brightness >= 25 && brightness <= 74 && hue >= 0 && hue < 360 && saturation >= 0 && saturation <= 100).toBe(true)
    }))
    expect(randomPickerColour(() => 0).brightness).toBe(25)
    expect(randomPickerColour(() => 0.9999999).brightness).toBe(74)
  })
})
