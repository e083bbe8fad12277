import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { requiredText, text, verbatim } from '#contract/value.ts'
import { records } from '#domain/csv/records.ts'
import { normalizeEmail } from '#domain/customer/email.ts'
import { openFile } from '#domain/import/file.ts'
import { validateLabelName } from '#domain/label/validate.ts'
import { messageSegments } from '#domain/message/segments.ts'
import { readNotice } from '#domain/notice/given-notice.ts'
import { foldText } from '#domain/text/fold.ts'
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
  const name = `V${invisible}IP`.replace(' ', '')
  expect(nameKey(name)).toBe('vip')
  expect(foldText(name)).toBe('vip')
  expect(normalizeEmail(`${name}@x.test`)).toBe('vip@x.test')
})

test('visible text stays as it was written, composed', () => {
  for (const kept of ['Muñoz', '👩‍🔧', 'می‌خواهم', ' two  spaces ', '  ', '\u00a0', ' \u00a0\n', 'a\u200bb'])
    expect(read(text(40), kept)).toBe(kept)
  expect(read(requiredText(40), 'Mun\u0303oz')).toBe('Muñoz')
})

test('a decomposed accent costs what a composed one does', () => {
  const body = `Pase por su artículo. ${'á'.repeat(40)}`
  expect(messageSegments(read(text(200), body.normalize('NFD')))).toEqual(messageSegments(body))
})

test('cells of files are kept composed, and one in which nothing is visible is empty', () => {
  const [{ cells } = { cells: [] }] = records('Mun\u0303oz,"A\u0301ngel","\u200b",plain', ',')
  expect(cells).toEqual(['Muñoz', 'Ángel', '', 'plain'])
})

test('a column mapped by a title in the other form is found', () => {
  const opened = openFile('Te\u0301l\n5205550142\n', { 'Te\u0301l': 'phone' })
  expect(opened.ok && opened.columns[0]).toMatchObject({ header: 'Tél', field: 'phone' })
})

test('a notice’s texts are kept composed', () => {
  const tickets = [{ number: '1', dueDate: '2026-11-21', description: 'Anillo de bodas, bri\u0301llante' }]
  const read = readNotice({ noticeExternalID: 'n1', name: 'Mun\u0303oz', tickets }, new Set())
  expect(read).toMatchObject({ ok: true, notice: { name: 'Muñoz', tickets: [{ description: /bríllante/ }] } })
})

test('a password is stored exactly as typed', () => {
  expect(read(verbatim(40), 'n\u0303\u200b')).toBe('n\u0303\u200b')
})
