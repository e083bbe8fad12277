import { expect, test } from 'vitest'
import { afterSignIn } from '#paths.ts'

test.each([
  ['/payments?filter=ring#top', '/payments?filter=ring#top'],
  ['/', '/'],
  ['//elsewhere.test', '/inbox'],
  ['/\\elsewhere.test', '/inbox'],
  ['https://elsewhere.test', '/inbox'],
  ['javascript:alert(1)', '/inbox'],
  ['payments', '/inbox'],
  ['', '/inbox'],
  [undefined, '/inbox'],
  [7, '/inbox'],
])('after signing in, the way to %s leads to %s', (to, path) => {
  expect(afterSignIn(to)).toBe(path)
})
