import { expect, test } from 'vitest'
import { missingOnHTTP } from './plain-http.js'

const FILE = 'web/src/data/outbox.ts'

test.each([
  ['const key = crypto.randomUUID()', 'crypto.randomUUID'],
  ['const { randomUUID } = crypto', 'crypto.randomUUID'],
  ['await crypto.subtle.digest("SHA-256", bytes)', 'crypto.subtle'],
  ['await navigator?.clipboard.writeText(text)', 'navigator.clipboard'],
])('%s is missing on plain http', (code, name) => {
  expect(missingOnHTTP(FILE, code)).toEqual([expect.stringContaining(name)])
})

test.each([
  [FILE, 'const key = newKey()'],
  [FILE, '/** Like `crypto.randomUUID`. */\n// navigator.clipboard\nconst at = "https://x.test"'],
  ['web/src/ui/overlay/copy.ts', 'navigator.clipboard.writeText(text)'],
])('%s may say: %s', (file, code) => {
  expect(missingOnHTTP(file, code)).toEqual([])
})
