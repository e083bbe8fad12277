import { expect, test } from 'vitest'
import { type TypedContact, typedContact } from '#domain/customer/typed-contact.ts'
import { jsonTable } from '../table.ts'

const CASES = jsonTable<{ typed: string; contact: TypedContact | null }[]>('customer/typed-contacts.json')

test.each(CASES)('“$typed” fills a new contact', ({ typed, contact }) => {
  expect(typedContact(typed) ?? null).toEqual(contact)
})
