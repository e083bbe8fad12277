import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { requiredText, text, verbatim } from '#contract/value.ts'
import { validateLabelName } from '#domain/label/validate.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { nameKey, visibleText } from '#domain/text/visible.ts'

const read = <A>(schema: Schema.Codec<A, string>, value: string) => Schema.decodeUnknownSync(schema)(value)

test.each([
  ['zero-width space', '\u200b'],
  ['Braille blank', '\u2800'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uffa0'],
  ['word joiner', '\u2060\u2060'],
  ['soft hyphen and a space', '\u00ad \u00ad'],
  ['grapheme joiner', '\u034f'],
  ['tag characters', '\u{e0041}\u{e007f}'],
])('a %s alone is no text', (_, invisible) => {
  expect(visibleText(invisible)).toBe('')
  expect(read(text(10), invisible)).toBe('')
  expect(() => read(requiredText(10), invisible)).toThrow('Cannot be blank')
  expect(validateLabelName(invisible, [])).toEqual({ ok: false, error: 'Cannot be blank' })
  expect(nameKey(`V${invisible}IP`.replace(' ', ''))).toBe('vip')
})

test('what shows something stays as it was written, composed', () => {
  for (const kept of ['Muñoz', '👩‍🔧', 'می‌خواهم', ' two  spaces ', '  ', 'a\u200bb'])
    expect(read(text(40), kept)).toBe(kept)
  expect(read(requiredText(40), 'Mun\u0303oz')).toBe('Muñoz')
})

test('a decomposed accent costs what a composed one does', () => {
  const body = `Pase por su artículo. ${'á'.repeat(40)}`
  expect(messageSegments(read(text(200), body.normalize('NFD')))).toEqual(messageSegments(body))
})

test('a password is taken to the letter', () => {
  expect(read(verbatim(40), 'n\u0303\u200b')).toBe('n\u0303\u200b')
})
