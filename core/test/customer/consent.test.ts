import { expect, test } from 'vitest'
import { CONSENT_SOURCES, consentWords } from '#domain/customer/consent.ts'

test('consent is shown with its source', () => {
  expect(consentWords({ given: false, source: 'text' })).toBe('Withdrawn by text')
  const all = CONSENT_SOURCES.flatMap((source) => [true, false].map((given) => consentWords({ given, source })))
  expect(new Set(all).size).toBe(2 * CONSENT_SOURCES.length)
  for (const words of all) expect(words).toMatch(/^(?:Given|Withdrawn) (?:by|at|on) \w/)
})
