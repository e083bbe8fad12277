import { expect, test } from 'vitest'
import { isLanguage } from '#domain/text/language.ts'

test.each([
  ['en', true],
  ['es', true],
  ['fr', false],
  ['', false],
  [undefined, false],
])('%j is a customer’s language: %s', (value, is) => expect(isLanguage(value)).toBe(is))
