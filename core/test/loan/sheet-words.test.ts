import { describe, expect, test } from 'vitest'
import { SHEET_WORDS, sheetWarning, SPANISH_WARNINGS } from '#domain/loan/sheet-words.ts'
import { givenIn, sideBySide } from '../bilingual.ts'

describe('a printed quote and its disclosure', () => {
  test.each(sideBySide(SHEET_WORDS.en, SHEET_WORDS.es))('say $path in both languages', ({ en, es }) => {
    expect(en).toMatch(/\p{L}/u)
    expect(es).toMatch(/\p{L}/u)
    expect(es).not.toBe(en)
    expect(givenIn(es)).toEqual(givenIn(en))
  })

  test.each(Object.keys(SPANISH_WARNINGS))('repeat the warning %s in the customer’s language', (code) => {
    const warning = { code, message: 'As the screen says it.' }
    expect(sheetWarning(warning, 'Law 1', 'en')).toBe(warning.message)
    expect(sheetWarning(warning, 'Law 1', 'es')).toMatch(/\p{L}{4}/u)
    expect(sheetWarning(warning, 'Law 1', 'es')).not.toBe(warning.message)
  })

  test('keep a warning that has no Spanish words', () =>
    expect(sheetWarning({ code: 'new', message: 'Something new.' }, 'Law 1', 'es')).toBe('Something new.'))
})
