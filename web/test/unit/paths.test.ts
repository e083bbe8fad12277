import { describe, expect, test } from 'vitest'
import { SETTINGS_SECTIONS } from '@xd/core/domain/access/settings-sections.ts'
import { PATTERNS, paths } from '#paths.ts'

const ortega = { custID: 42, custLastName: 'Ortega-Núñez', custFirstName: 'Marisol' }

// Spec 1 §2 and Spec 2 §2, as written there.
const SPEC_ROUTES = [
  '/',
  '/login',
  '/logout',
  '/inbox',
  '/customers',
  '/payments',
  '/notices',
  '/calendar',
  '/reports',
  '/mailers',
  '/settings',
  '/admin',
  '/privacy',
  '/reset',
  '/invite',
  '/terms',
  '/sandbox',
  '/admin/companies',
  '/admin/system-stats',
  '/settings/add-ons',
  '/settings/calendar',
  '/settings/chat-bubble',
  '/settings/company',
  '/settings/custom-fields',
  '/settings/payments',
  '/settings/quick-reply',
  '/settings/stores',
  '/settings/users',
  '/settings/activity',
  '/settings/api-keys',
]

// The spec's {custID} is $customer here: a slug in which only the id counts.
const SPEC_CHILDREN = [
  '/customers/$customer',
  '/customers/$customer/$storeID',
  '/customers/$customer/$storeID/emails',
  '/customers/$customer/$storeID/messages',
  '/customers/$customer/$storeID/notices',
  '/customers/$customer/$storeID/payments',
  '/calendar/$entry',
  '/admin/companies/$companyID',
  '/admin/companies/$companyID/$storeID',
]

const BUILT = [
  ['a customer, by id, last and first name', paths.customer(ortega), '/customers/42-ortega-nunez-marisol'],
  ['a customer at a store', paths.customerStore(ortega, 3), '/customers/42-ortega-nunez-marisol/3'],
  ['their messages there', paths.customerTab(ortega, 3, 'messages'), '/customers/42-ortega-nunez-marisol/3/messages'],
  [
    'a calendar entry, by id and title',
    paths.calendarEntry({ itemID: 7, itemTitle: 'Close early!' }),
    '/calendar/7-close-early',
  ],
  ['a company', paths.adminCompany(2), '/admin/companies/2'],
  ['a store of a company', paths.adminStore(2, 5), '/admin/companies/2/5'],
  ['a conversation in the inbox', paths.inboxConversation(9), '/inbox?convo=9'],
  ['a payment over its list', paths.paymentDetails('a/b'), '/payments?payment=a%2Fb'],
  ['the sign-in before a page', paths.loginThen('/inbox?convo=9'), '/login?to=%2Finbox%3Fconvo%3D9'],
  ['the sign-in alone', paths.loginThen('/'), '/login'],
  ['the customer’s pay page', paths.pay('k1'), '/p/k1'],
] as const

describe('paths', () => {
  test('every route of the spec is named', () => {
    const sections = SETTINGS_SECTIONS.map(({ name }) => paths.settingsSection(name))
    expect([...Object.values(PATTERNS), ...sections]).toEqual(
      expect.arrayContaining([...SPEC_ROUTES, ...SPEC_CHILDREN]),
    )
  })

  test.each(BUILT)('%s', (_name, built, expected) => {
    expect(built).toBe(expected)
  })

  test('a fixed address is its own link', () => {
    expect(paths.adminSystemStats).toBe(PATTERNS.adminSystemStats)
  })
})
