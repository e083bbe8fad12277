import { expect, test } from 'vitest'
import { bubbleFaults, DEFAULT_BUBBLE } from '#domain/bubble/settings.ts'
import { bubbleSnippet } from '#domain/bubble/snippet.ts'

test.each([
  [{}, []],
  [{ bubbleEnabled: true }, ['bubbleDomains']],
  [{ bubbleEnabled: true, bubbleDomains: ['example.com'] }, []],
  [{ bubbleConsentEN: ' ' }, ['bubbleConsentEN']],
  [{ bubbleConsentES: '' }, ['bubbleConsentES']],
])('the defaults with %j have faults in %j', (change, fields) =>
  expect(Object.keys(bubbleFaults({ ...DEFAULT_BUBBLE, ...change }))).toEqual(fields),
)

test('the snippet is one line of HTML, whatever the address', () => {
  expect(bubbleSnippet('https://desk.example.com/', 'golden-pledge')).toBe(
    '<script async src="https://desk.example.com/bubble/golden-pledge/bubble.js"></script>',
  )
  expect(bubbleSnippet('https://desk.example.com', '"><script>')).not.toContain('"><script>')
})
