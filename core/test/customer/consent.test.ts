import { expect, test } from 'vitest'
import { changedAddress } from '#domain/customer/address.ts'
import { askedWords, CONSENT_SOURCES, consentWords, mayOverrule, OPT_OUT_MEANS } from '#domain/customer/consent.ts'
import { lacksNamePart, plainName } from '#domain/customer/name.ts'

test('consent is shown with its source', () => {
  expect(consentWords({ given: false, source: 'text' })).toBe('Withdrawn by text')
  const all = CONSENT_SOURCES.flatMap((source) => [true, false].map((given) => consentWords({ given, source })))
  expect(new Set(all).size).toBe(2 * CONSENT_SOURCES.length)
  for (const words of all) expect(words).toMatch(/^(?:Given|Withdrawn) (?:by|at|on) \w/)
})

test.each([
  ['import', true, { given: false, source: 'text' }, false],
  ['import', true, { given: false, source: 'import' }, true],
  ['import', true, { given: true, source: 'text' }, true],
  ['import', true, undefined, true],
  ['import', false, { given: false, source: 'text' }, true],
  ['text', true, { given: false, source: 'text' }, true],
  ['counter', true, { given: false, source: 'complaint' }, true],
] as const)('a consent by %s, given %s, after %j counts: %s', (source, given, last, counts) =>
  expect(mayOverrule({ source, given }, last)).toBe(counts),
)

test('a person who was told to stop says how', () =>
  expect(OPT_OUT_MEANS.map(askedWords)).toEqual([
    'Asked at the counter',
    'Asked by phone',
    'Asked by letter',
    'Asked by email',
    'Asked on the web',
  ]))

const known = { custStreet: '1 Main St', custCity: 'Reno', custState: 'NV', custZIP: '89501' }
test.each([
  [{}, known],
  [{ custStreet: ' 2 Oak St ' }, { ...known, custStreet: '2 Oak St' }],
  [
    { custCity: null, custState: '' },
    { ...known, custCity: null, custState: null },
  ],
  [
    { custState: 'CA', custZIP: '90012' },
    { ...known, custState: 'CA', custZIP: '90012' },
  ],
])('an address changed by %j', (change, after) => expect(changedAddress(known, change)).toEqual(after))

test('a name has no marks that turn the text after it', () =>
  expect(plainName(' \u202eAda\u2066 Moreau\u200f ')).toBe('Ada Moreau'))

test.each([
  ['', 'Unknown', true, true],
  ['', '', true, true],
  ['(213) 555-0147', '2135550147', true, true],
  ['Ada', '', false, true],
  ['', 'Moreau', true, false],
  ['Ada', 'Unknown', false, false],
])('“%s” “%s” lacks a first name: %s, and a last one: %s', (custFirstName, custLastName, first, last) => {
  const customer = { custFirstName, custLastName, custPhone: '+12135550147' }
  expect([lacksNamePart(customer, 'custFirstName'), lacksNamePart(customer, 'custLastName')]).toEqual([first, last])
})
