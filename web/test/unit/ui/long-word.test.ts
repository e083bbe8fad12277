import { expect, test } from 'vitest'
import { partsOf } from '../../../src/ui/text/long-word.tsx'

test.each([
  ['jerome.whitfield@example.com', ['jerome', '.whitfield@', 'example', '.com']],
  ['https://shop.example.com/loans/12', ['https://', 'shop', '.example', '.com/', 'loans/', '12']],
  ['Email to eva@mail.test.', ['Email to eva@', 'mail', '.test.']],
  ['Nothing to break', ['Nothing to break']],
  ['', ['']],
])('%s is broken at @, dots and slashes only, and stays the same text', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
  expect(partsOf(text).join('')).toBe(text)
})
