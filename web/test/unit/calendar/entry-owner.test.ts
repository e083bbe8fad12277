import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { expect, test } from 'vitest'
import { ownerOf } from '#parts/calendar/entry-owner.ts'

const clerk: readonly string[] = PRESETS.clerk
const WAYS = [
  ['customer/7/bday', clerk, '/customers/7', 'Open the customer'],
  ['payment/AB12', clerk, '/payments?payment=AB12', 'Open the payment request'],
  ['payment/AB12/pickup', clerk, '/payments?payment=AB12', 'Open the payment request'],
  ['loan/4', clerk, '/loans?loan=4', 'Open the loan'],
  ['loan/4/grace', clerk, '/loans?loan=4', 'Open the loan'],
  ['plan/6/2', clerk, '/payments/plans?plan=6', 'Open the plan'],
  ['mailer/3', clerk, '/mailers?job=3', 'Open the mailer'],
  ['closure/5', ['settings'], '/settings/stores', 'Open the closed days'],
] as const

test.each(WAYS)('%s is changed in its own module', (key, permissions, path, words) =>
  expect(ownerOf(key, permissions)).toEqual({ path, words }),
)

test.each([
  ['closed days, for those who can’t change them', 'closure/5'],
  ['the tickets of a day, which the entry itself lists', 'tickets/2/2026-11-30'],
  ['an entry of the calendar', null],
])('there is no link from %s', (_, key) => expect(ownerOf(key, clerk)).toBeUndefined())
