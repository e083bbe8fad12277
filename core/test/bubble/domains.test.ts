import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameAncestors, isOnSite, keptDomain } from '#domain/bubble/domains.ts'
import { jsonTable } from '../table.ts'

test.each(jsonTable<{ typed: string; kept: string | null }[]>('bubble/domains.json'))(
  '"$typed" is kept as $kept',
  ({ typed, kept }) => expect(keptDomain(typed) ?? null).toBe(kept),
)

test.each(jsonTable<{ domains: string[]; origin: string; onSite: boolean }[]>('bubble/sites.json'))(
  'on the sites $domains, $origin: $onSite',
  ({ domains, origin, onSite }) => expect(isOnSite(domains, origin)).toBe(onSite),
)

test('a stored site stays the same when stored again, and can’t break a policy', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
      const kept = keptDomain(typed)
      if (kept === undefined) return
      expect(keptDomain(kept)).toBe(kept)
      expect(kept).toMatch(/^[a-z0-9.-]+$/)
    }),
  ))

test('a site is in the policy with every origin that belongs to it', () =>
  fc.assert(
    fc.property(fc.domain(), (typed) => {
      const domain = keptDomain(typed)
      fc.pre(domain !== undefined)
      expect(isOnSite([domain], `https://${domain}`)).toBe(true)
      expect(frameAncestors([domain]).split(' ')).toContain(`https://${domain}`)
      expect(isOnSite([domain], `https://not-${domain}`)).toBe(false)
    }),
  ))

test('without a site, nothing may show it', () => expect(frameAncestors([])).toBe("'none'"))

test('a site belongs to its www address too; a developer’s own machine to every port', () => {
  expect(frameAncestors(['gold.example', 'localhost'])).toBe(
    'https://gold.example https://www.gold.example http://localhost:* https://localhost:*',
  )
})
