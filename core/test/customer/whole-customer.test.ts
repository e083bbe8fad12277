import { expect, test } from 'vitest'
import { addressLines, changedAddress, missingParts } from '#domain/customer/address.ts'
import { duplicateReasons, licenseKey, nameKey, phoneKey } from '#domain/customer/duplicate.ts'
import {
  mergeCan,
  mergeCustomers,
  type MergeableCustomer,
  MERGE_UNDO_DAYS,
  undoableUntil,
} from '#domain/customer/merge.ts'
import { customerSearchTerms, foldCustomer } from '#domain/customer/search-text.ts'
import { splitName } from '#domain/customer/split-name.ts'

const no = (reason: string) => ({ ok: false, reason })

test('a customer is stored to be found and sorted by each detail', () => {
  const customer = {
    custPhone: '+12135550147',
    custFirstName: 'José María',
    custLastName: 'O’Brien Muñoz',
    custEmail: 'Jose@Example.com',
    custDL: 'D123-4567',
    custStreet: '12 Calle Ñandú',
    otherPhones: ['+525512345678'],
  }
  const { custFirstFold, custLastFold, custSearch } = foldCustomer(customer)
  expect([custFirstFold, custLastFold]).toEqual(['jose maria', expect.stringMatching(/brien munoz$/)])
  expect(custSearch).toBe(
    `${custLastFold} jose maria 12135550147 525512345678 jose@example.com d123-4567 d1234567 12 calle nandu`,
  )
  expect(foldCustomer({ ...customer, custDL: 'D1234567' }).custSearch).toContain('.com d1234567 12')
  expect(foldCustomer({ ...customer, custFirstName: 'x'.repeat(101) }).custFirstFold).toBe('x'.repeat(100))
  expect(customerSearchTerms('  (213) 555-0147 ')).toEqual(['2135550147'])
  expect(customerSearchTerms(',,lee,, 0147')).toEqual(['lee', '0147'])
})

test('numbers and licenses are compared only if they are long enough', () => {
  expect([phoneKey('+12135550147'), phoneKey('213-555-0147'), phoneKey('213-555-014')]).toEqual([
    '2135550147',
    '2135550147',
    undefined,
  ])
  expect([licenseKey('a-12 3'), licenseKey('A12'), licenseKey(null)]).toEqual(['a123', undefined, undefined])
  const one = { custPhone: '+12135550147', custFirstName: 'Ann', custLastName: 'Lee', custEmail: ' Ann@x.test ' }
  const other = {
    ...one,
    custPhone: '+12135550148',
    custFirstName: 'Lee',
    custLastName: 'ANN',
    custEmail: 'ann@X.test',
  }
  expect(duplicateReasons(one, other)).toEqual(['email', 'name'])
  expect(nameKey({ ...one, custFirstName: '2135550147', custLastName: '' })).toBeUndefined()
  expect(nameKey({ ...one, custLastName: ' ' })).toBeUndefined()
})

const kept: MergeableCustomer = {
  custPhone: '+12135550147',
  custFirstName: '',
  custLastName: '',
  custEmail: null,
  custDL: 'D1',
  custStreet: null,
  custCity: null,
  custState: null,
  custZIP: null,
  custLanguage: 'en',
  custCustomFields: { f_a: 1, f_b: 'kept' },
  custBlocked: false,
  custOptedOut: 900,
}
const merged: MergeableCustomer = {
  ...kept,
  custPhone: '+12135550148',
  custFirstName: 'Ann',
  custLastName: 'Lee',
  custEmail: 'ann@x.test',
  custDL: 'D2',
  custStreet: '12 Main St',
  custCity: 'Tucson',
  custState: 'AZ',
  custZIP: '85701',
  custLanguage: 'es',
  custCustomFields: { f_b: 'merged', f_c: true },
  custBlocked: true,
  custOptedOut: 500,
}

test('a merged customer has what the kept one lacks, and is texted no more than either', () => {
  expect(mergeCustomers(kept, merged, {})).toEqual({
    ...merged,
    custPhone: '+12135550147',
    custDL: 'D1',
    custLanguage: 'en',
    custCustomFields: { f_a: 1, f_b: 'kept', f_c: true },
    custBlocked: true,
    custOptedOut: 500,
  })
  expect(mergeCustomers({ ...kept, custOptedOut: null }, merged, {}).custOptedOut).toBe(500)
  expect(mergeCustomers(kept, { ...merged, custOptedOut: null }, {}).custOptedOut).toBe(900)
  const neither = { custOptedOut: null, custBlocked: false }
  expect(mergeCustomers({ ...kept, ...neither }, { ...merged, ...neither }, {})).toMatchObject(neither)
})

test('chosen details come from the chosen customer', () => {
  const choices = {
    custPhone: 'merged',
    custName: 'kept',
    custEmail: 'kept',
    custDL: 'merged',
    custAddress: 'kept',
    custLanguage: 'merged',
    custCustomFields: { f_a: 'merged', f_b: 'merged', f_c: 'kept' },
  } as const
  expect(mergeCustomers(kept, merged, choices)).toEqual({
    ...kept,
    custPhone: '+12135550148',
    custDL: 'D2',
    custLanguage: 'es',
    // A field that the chosen customer lacks stays the other's.
    custCustomFields: { f_a: 1, f_b: 'merged', f_c: true },
    custBlocked: true,
    custOptedOut: 500,
  })
  expect(mergeCustomers(kept, merged, { custCustomFields: { f_b: 'kept' } }).custCustomFields).toMatchObject({
    f_b: 'kept',
  })
})

test('a merge is undone within its days, the latest first', () => {
  const merge = { mergedAt: 0, undoneAt: null, hasLater: false }
  const end = undoableUntil(0)
  expect(mergeCan.undo(merge, end - 1)).toEqual({ ok: true })
  expect(mergeCan.undo(merge, end)).toEqual(no(`A merge can be undone only within ${MERGE_UNDO_DAYS} days.`))
  expect(mergeCan.undo({ ...merge, hasLater: true }, 1)).toEqual(no('Undo this customer’s later merge first.'))
  expect(mergeCan.undo({ ...merge, undoneAt: 5 }, end)).toEqual(no('This merge has already been undone.'))
})

test.each([
  ['LEE , ANN', 'ANN', 'LEE'],
  ['Lee, Ann, Jr.', 'Ann', 'Lee'],
  [' Ann  Maria Lee ', 'Ann Maria', 'Lee'],
  ['Lee', '', 'Lee'],
  ['', '', ''],
])('the name “%s” is “%s” and “%s”', (name, first, last) => expect(splitName(name)).toEqual([first, last]))

const AT = { custStreet: '12 Main St', custCity: 'Tucson', custState: 'AZ', custZIP: '85701' }

test('an omitted part of an address stays, and a part that is emptied goes', () => {
  expect(changedAddress(AT, {})).toEqual(AT)
  expect(changedAddress(AT, { custCity: ' Mesa ' })).toEqual({ ...AT, custCity: 'Mesa' })
  expect(changedAddress(AT, { custCity: null })).toEqual({ ...AT, custCity: null })
  expect(changedAddress(AT, { custZIP: '85201', custState: 'CA' })).toEqual({
    ...AT,
    custZIP: '85201',
    custState: 'CA',
  })
  expect(changedAddress(AT, { custStreet: ' 9   Elm\n St ' })).toEqual({ ...AT, custStreet: '9 Elm St' })
  expect(addressLines({ ...AT, custStreet: null, custZIP: null })).toEqual(['Tucson, AZ'])
})

test('a file adds the missing parts of the same address only', () => {
  expect(missingParts({ ...AT, custZIP: null }, { ...AT, custStreet: '12 MAIN ST' })).toEqual({ custZIP: '85701' })
  expect(missingParts({ ...AT, custZIP: null }, { ...AT, custCity: 'Mesa' })).toEqual({})
  expect(missingParts({ ...AT, custZIP: null, custCity: null }, { ...AT, custStreet: null })).toEqual({
    custCity: 'Tucson',
    custZIP: '85701',
  })
})
