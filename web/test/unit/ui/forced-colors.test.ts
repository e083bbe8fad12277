import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../../../src/', import.meta.url)
const css = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const rulesOf = (path: string) => readFileSync(new URL(path, src), 'utf8').match(/[^{}]+\{[^{}]*\}/g) ?? []

// A browser puts the palette's own background behind text, on which HighlightText is unreadable.
test('text in the selection’s color is on the selection’s background', () => {
  const chosen = css.flatMap((path) => rulesOf(path).filter((rule) => /[^-]color: HighlightText/.test(rule)))
  expect(chosen.length).toBeGreaterThan(3)
  for (const rule of chosen) expect(rule).toMatch(/background: Highlight;[^}]*forced-color-adjust: none/)
})
