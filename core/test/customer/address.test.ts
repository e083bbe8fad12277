import { expect, test } from 'vitest'
import {
  addressLines,
  type CustomerAddress,
  mailingAddress,
  NO_ADDRESS,
  plainAddress,
  usStateOf,
} from '#domain/customer/address.ts'
import { jsonTable } from '../table.ts'

const table = jsonTable<{
  states: [string, string | null][]
  plain: [CustomerAddress, CustomerAddress, string[]][]
}>('customer/addresses.json')

test.each(table.states)('%j is the state %j', (text, state) => expect(usStateOf(text) ?? null).toBe(state))

test.each(table.plain)('%j is stored as %j', (given, stored, lines) => {
  expect(plainAddress(given)).toEqual(stored)
  expect(addressLines(stored)).toEqual(lines)
})

test.each([
  [{ custStreet: '1200 Main St', custZIP: '90012' }, '1200 Main St\n90012'],
  [{ custStreet: '1200 Main St', custCity: 'Los Angeles', custState: 'CA' }, '1200 Main St\nLos Angeles, CA'],
  [{ custStreet: '1200 Main St', custState: 'CA' }, ''],
  [{ custStreet: '1200 Main St', custCity: 'Los Angeles' }, ''],
  [{ custCity: 'Los Angeles', custState: 'CA', custZIP: '90012' }, ''],
])('a letter to %j is addressed %j', (known, lines) => {
  expect(mailingAddress({ ...NO_ADDRESS, ...known })).toBe(lines)
})
