import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customerSlug, entrySlug, idFromSlug } from '#domain/slug/slug.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{ customers: [number, string, string, string][]; ids: [string, number | null][] }>(
  'slug/slugs.json',
)

test.each(table.customers)('%i %s, %s is %s', (custID, custLastName, custFirstName, slug) =>
  expect(customerSlug({ custID, custLastName, custFirstName })).toBe(slug),
)
test.each(table.ids)('%j names %s', (slug, id) => expect(idFromSlug(slug)).toBe(id ?? undefined))
test('an entry has a slug', () =>
  expect(entrySlug({ itemID: 5, itemTitle: 'Closed: Thanksgiving!' })).toBe('5-closed-thanksgiving'))

describe('any name', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  const name = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))

  test('gives back its id', () => {
    fc.assert(
      fc.property(id, name, name, (custID, custLastName, custFirstName) => {
        expect(idFromSlug(customerSlug({ custID, custLastName, custFirstName }))).toBe(custID)
      }),
    )
  })

  test('makes one short path segment that needs no escaping except for foreign letters', () => {
    fc.assert(
      fc.property(id, name, name, (custID, custLastName, custFirstName) => {
        const slug = customerSlug({ custID, custLastName, custFirstName })
        expect(slug).toMatch(/^[\p{L}\p{N}-]+$/u)
        expect(Array.from(slug).length).toBeLessThanOrEqual(100)
      }),
    )
  })
})
