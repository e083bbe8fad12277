import { expect, test } from 'vitest'
import { addressLines, type CustomerAddress, plainAddress, usStateOf } from '#domain/customer/address.ts'
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
