import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPANY_KEY_MAX, companyKeyOf, isCompanyKey } from '#domain/company/key.ts'
import { COMPANY_STATUS_LABELS, companyStatus } from '#domain/company/status.ts'
import { storeColor } from '#domain/company/store-color.ts'

describe('a company’s key', () => {
  test.each(['ab', 'harborlight', 'harbor-light', 'a-1', '24-7-pawn', 'x'.repeat(40)])('can be "%s"', (key) =>
    expect(isCompanyKey(key)).toBe(true),
  )
  test.each([
    '',
    'a',
    'Harbor',
    'harbor light',
    '-harbor',
    'harbor-',
    'harbor--light',
    'hárbor',
    'a_b',
    'x'.repeat(41),
  ])('can’t be "%s"', (key) => expect(isCompanyKey(key)).toBe(false))

  test.each([
    ['Harbor Light Pawn', 'harborlightpawn'],
    ['Empeños José & Niño #2', 'empenosjosenino2'],
    ['The Very Best Pawn and Jewelry Loan', 'theverybestpawnandjewelr'],
    ['金', 'company'],
    ['X', 'company'],
    ['XD', 'xd'],
    ['', 'company'],
  ])('of "%s" is %s', (name, key) => expect(companyKeyOf(name)).toBe(key))

  test('is valid whatever name it is made from, with room for the keys of its stores', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = companyKeyOf(name)
        expect(isCompanyKey(key)).toBe(true)
        expect(key.length).toBeLessThanOrEqual(COMPANY_KEY_MAX - 16)
      }),
    )
  })
})

test('a company is active until it is suspended', () => {
  expect(COMPANY_STATUS_LABELS[companyStatus({ suspendedAt: null })]).toBe('Active')
  expect(COMPANY_STATUS_LABELS[companyStatus({ suspendedAt: 0 })]).toBe('Suspended')
})

test('eight stores have eight colors, and the ninth that of the first', () => {
  const colors = Array.from({ length: 9 }, (_, stores) => storeColor(stores))
  expect(new Set(colors).size).toBe(8)
  expect(colors[8]).toBe(colors[0])
  for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/)
})
