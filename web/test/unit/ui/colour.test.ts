import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, inkOn } from '#ui/colour/contrast.ts'
import { hexFromHsv, hsvFromHex, parseHex } from '#ui/colour/hsv.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`)

describe('colours', () => {
  test('a colour goes to hue, saturation and brightness and comes back the same', () => {
    fc.assert(fc.property(hex, (colour) => hexFromHsv(hsvFromHex(colour)) === colour))
  })

  test('the text on any colour passes AA', () => {
    fc.assert(fc.property(hex, (colour) => contrast(colour, inkOn(colour)) >= 4.5))
  })

  test.each([
    ['#B2622F', '#b2622f'],
    ['b2622f', '#b2622f'],
    ['#abc', '#aabbcc'],
    [' #0f0 ', '#00ff00'],
    ['#12345', undefined],
    ['red', undefined],
  ])('reads %s', (text, expected) => {
    expect(parseHex(text)).toBe(expected)
  })
})
