import { describe, expect, test } from 'vitest'
import {
  canSave,
  contactErrors,
  contactInput,
  contactOf,
  type ContactDraft,
  isNameOpen,
  newContact,
  type PhoneFinding,
  serverContactErrors,
} from '#features/customers/contact-draft.ts'
import { isFilled, prefillOf } from '#features/customers/search-draft.ts'

const draft: ContactDraft = {
  ...newContact({ custPhone: '(213) 555-0147' }),
  custFirstName: 'Jerome',
  custLastName: 'Whitfield',
}
const free: PhoneFinding = { e164: '+12135550147', valid: true, searched: true, takenBy: null }

const customer = {
  custID: 2,
  custPhone: '+12135550147',
  custFirstName: 'Jerome',
  custLastName: 'Whitfield',
  custEmail: null,
  custDL: 'D4471820',
  custStreet: '12 Main St',
  custCity: null,
  custState: 'CA',
  custZIP: null,
  custCustomFields: {},
  custLanguage: 'en',
  custLabels: [],
  custBlocked: false,
  custOptedOut: null,
} as const

describe('a contact being typed', () => {
  // Spec 1 §4 and §5.
  test.each<[string, Partial<ContactDraft>, Partial<PhoneFinding>, boolean, string[], boolean]>([
    ['a free phone and both names', {}, {}, false, [], true],
    ['a phone that is not valid', {}, { valid: false, searched: false }, false, ['custPhone'], false],
    ['a phone that is still looked for', {}, { searched: false }, false, [], false],
    ['a phone that is somebody’s', {}, { takenBy: 9 }, false, ['custPhone'], false],
    ['a blank first name', { custFirstName: ' ' }, {}, false, ['custFirstName'], false],
    ['a blank last name', { custLastName: '' }, {}, false, ['custLastName'], false],
    ['the phone as first name', { custFirstName: '2135550147' }, {}, false, ['custFirstName'], false],
    ['an email that is none', { custEmail: 'jerome' }, {}, false, ['custEmail'], false],
    ['an existing contact, whatever of its phone', {}, { valid: false, searched: false }, true, [], true],
  ])('%s', (_name, change, finding, existing, fields, saveable) => {
    const [typed, phone] = [
      { ...draft, ...change },
      { ...free, ...finding },
    ]
    expect(Object.keys(contactErrors(typed, phone, existing))).toEqual(fields)
    expect(canSave(typed, phone, existing).ok).toBe(saveable)
  })

  test('a duplicate is reported as one', () => {
    expect(contactErrors(draft, { ...free, takenBy: 9 }, false).custPhone).toBe('Customer already exists.')
  })

  test.each([
    ['keeps its name', {}, [false, false]],
    ['that nobody has named is given one', { custFirstName: '', custLastName: 'Unknown' }, [true, true]],
    ['without a first name gets that', { custFirstName: '', custLastName: 'Whitfield' }, [true, false]],
    ['without a last name gets that', { custLastName: ' ' }, [false, true]],
  ])('an existing contact %s', (_, name, [first, last]) => {
    const known = { ...customer, ...name }
    expect([isNameOpen(known, 'custFirstName'), isNameOpen(known, 'custLastName')]).toEqual([first, last])
    expect(contactOf(known)).toMatchObject({
      custFirstName: first ? '' : known.custFirstName,
      custLastName: last ? '' : known.custLastName,
    })
  })

  test('an existing contact is shown as it is', () => {
    expect(contactOf(customer)).toMatchObject({
      custFirstName: 'Jerome',
      custEmail: '',
      custDL: 'D4471820',
      custStreet: '12 Main St',
      custZIP: '',
    })
  })

  test('is sent trimmed, with its id if it has one', () => {
    expect(contactInput({ ...draft, custEmail: ' j@example.test ' }, '+12135550147', undefined).customer).toEqual({
      custPhone: '+12135550147',
      custFirstName: 'Jerome',
      custLastName: 'Whitfield',
      custEmail: 'j@example.test',
      custDL: '',
      custStreet: '',
      custCity: '',
      custState: '',
      custZIP: '',
      custLanguage: 'en',
    })
    expect(contactInput(draft, '+12135550147', 2).customer.custID).toBe(2)
  })

  test('the server’s errors show next to our fields', () => {
    expect(serverContactErrors({ 'customer.custEmail': 'No' })).toEqual({ custEmail: 'No' })
  })
})

describe('the New Message search', () => {
  const empty = { firstName: '', lastName: '', phoneNumber: '', emailAddress: '' }

  test('counts as filled with any of its fields', () => {
    expect(isFilled(empty)).toBe(false)
    expect(isFilled({ ...empty, lastName: '  ' })).toBe(false)
    expect(isFilled({ ...empty, emailAddress: 'a' })).toBe(true)
  })

  test('fills the contact editor', () => {
    expect(
      newContact(prefillOf({ firstName: 'Zoé ', lastName: 'Díaz', phoneNumber: '2135550199', emailAddress: '' })),
    ).toEqual({
      phone: { text: '2135550199', country: 'US' },
      custFirstName: 'Zoé',
      custLastName: 'Díaz',
      custEmail: '',
      custDL: '',
      custStreet: '',
      custCity: '',
      custState: '',
      custZIP: '',
      custLanguage: 'en',
    })
  })
})
