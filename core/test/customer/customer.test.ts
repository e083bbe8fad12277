import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from '#domain/text/fold.ts'
import { canNameFirst, canNameLast, customerName, isPhoneValue, shownName } from '#domain/customer/name.ts'
import { contactSaveable } from '#domain/customer/saveable.ts'
import { type CustomerSearchForm, isSearchFilled } from '#domain/customer/search-form.ts'
import { csvTable, jsonTable } from '../table.ts'

describe('folding', () => {
  test.each(csvTable<'text' | 'folded'>('customer/folds.csv'))('"$text" folds to "$folded"', ({ text, folded }) =>
    expect(foldText(text)).toBe(folded),
  )

  test.each([
    ['a\u200db', 'ab'],
    ['so\u00adft', 'soft'],
    ['a\u0000b', 'a b'],
    ['\u000e(', '('],
    ['\u200b \u0007', ''],
  ])('%j, where some cannot be seen, folds to %j', (text, folded) => expect(foldText(text)).toBe(folded))

  test('folding twice changes nothing, and case never matters', () => {
    const word = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Za-zÀ-ÿ' ]*$/))
    fc.assert(
      fc.property(word, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zàáâãäåçèéêëìíîïñòóôõöùúûüý ]*$/), (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text))
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
      }),
    )
  })
})

describe('names', () => {
  test.each([
    ['Ortega', 'Marisol', 'Ortega, Marisol'],
    [' Ortega ', ' Marisol ', 'Ortega, Marisol'],
    ['', 'Marisol', 'Marisol'],
    ['Ortega', '', 'Ortega'],
    ['', '', ''],
  ])('%j and %j are shown as %j', (custLastName, custFirstName, shown) =>
    expect(customerName({ custFirstName, custLastName })).toBe(shown),
  )

  test.each([
    ['Marisol', 'Ortega', 'Ortega, Marisol'],
    ['', 'Unknown', '(303) 555-0142'],
    ['', '', '(303) 555-0142'],
    ['+13035550142', '', '(303) 555-0142'],
    ['3035550142', ' \t', '(303) 555-0142'],
    [' ', '303-555-0142', '(303) 555-0142'],
    [' ', 'Unknown ', '(303) 555-0142'],
    ['Umberto', '3035550142', '3035550142, Umberto'],
    ['Umberto', 'Unknown', 'Unknown, Umberto'],
  ])('staff see "%s" "%s" as %s', (custFirstName, custLastName, shown) =>
    expect(shownName({ custFirstName, custLastName, custPhone: '+13035550142' })).toBe(shown),
  )

  test.each([
    ['Marisol', true],
    ['', false],
    ['  ', false],
    ['+12135550147', false],
    ['2135550147', false],
    ['(213) 555-0147', false],
    ['1-213-555-0147', false],
    ['213', true],
    ['555-0147', false],
    ['55-0147', true],
    ['1555-0147', false],
    ['Marisol 2135550147', true],
    ['2135550148', true],
  ])('the first name %j with +12135550147: %s', (name, allowed) =>
    expect(canNameFirst(name, '+12135550147').ok).toBe(allowed),
  )

  test('any name that equals the typed phone is a phone value', () => {
    expect(isPhoneValue('abc', 'abc')).toBe(true)
    expect(isPhoneValue('', '')).toBe(false)
    expect(isPhoneValue('1 213 555 0147', '(213) 555-0147')).toBe(true)
    expect(isPhoneValue('213 555 0147 Ann', '+12135550147')).toBe(false)
    // A foreign number, as it is dialed there.
    expect(isPhoneValue('212 555 0000', '+522125550000')).toBe(true)
    expect(isPhoneValue('020 7946 0958', '+442079460958')).toBe(true)
    expect(isPhoneValue('2125550001', '+522125550000')).toBe(false)
    expect(canNameLast(' ')).toEqual({ ok: false, reason: 'Last name is required' })
    expect(canNameLast('Ortega')).toEqual({ ok: true })
  })
})

describe('the contact editor', () => {
  const fresh = {
    exists: false,
    custPhone: '+12135550147',
    custFirstName: 'Marisol',
    custLastName: 'Ortega',
    phoneValid: true,
    phoneSearched: true,
    phoneAvailable: true,
  }

  test.each([
    ['a new contact', {}, undefined],
    ['an invalid phone', { phoneValid: false, phoneSearched: false }, 'Enter a valid phone number'],
    ['a phone still being looked up', { phoneSearched: false }, 'Checking the phone number'],
    ['a phone in use', { phoneAvailable: false }, 'Customer already exists.'],
    [
      'an existing contact',
      { exists: true, phoneValid: false, phoneSearched: false, phoneAvailable: false },
      undefined,
    ],
    ['no first name', { custFirstName: ' ' }, 'First name is required'],
    ['no last name', { custLastName: '' }, 'Last name is required'],
    ['an existing contact without a name', { exists: true, custLastName: '' }, 'Last name is required'],
    ['the phone as first name', { custFirstName: '213-555-0147' }, 'First name cannot be the phone number'],
  ])('%s', (_, change, reason) => {
    expect(contactSaveable({ ...fresh, ...change })).toEqual(
      reason === undefined ? { ok: true } : { ok: false, reason },
    )
  })
})

test.each(jsonTable<[CustomerSearchForm, boolean][]>('customer/search-forms.json'))(
  'the search form %j counts as filled: %s',
  (form, filled) => expect(isSearchFilled(form)).toBe(filled),
)

test('one filled field is enough, whatever the others are', () => {
  const form = fc.record(
    { firstName: fc.string(), lastName: fc.string(), phoneNumber: fc.string(), emailAddress: fc.string() },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(form, (typed) => {
      expect(isSearchFilled(typed)).toBe(Object.values(typed).join('').trim() !== '')
    }),
  )
})
