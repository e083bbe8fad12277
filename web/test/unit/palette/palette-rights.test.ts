import { expect, test, vi } from 'vitest'
import { PERMISSIONS, type Permission } from '@xd/core/domain/access/permissions.ts'
import { actionGroups } from '#features/palette/action-entries.tsx'
import { customerActs } from '#features/palette/customer-acts.tsx'
import { foundGroups } from '#features/palette/found-groups.tsx'
import { SESSION } from '../acts/drawn.ts'
import { payment } from '../payments/sample.ts'

// The palette offers the other theme, so it reads the page’s own.
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('getComputedStyle', () => ({ colorScheme: 'light' }))
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const customer = { custID: 4, custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198', custEmail: null }
const without = (lacks: readonly Permission[]) => ({
  ...SESSION,
  user: { ...SESSION.user, userIsXDACCT: false, userPermissions: PERMISSIONS.filter((one) => !lacks.includes(one)) },
})
const titlesFor = (lacks: readonly Permission[]): readonly string[] => [
  ...actionGroups(without(lacks), () => undefined).flatMap(({ entries }) => entries.map(({ title }) => title)),
  ...customerActs(without(lacks), () => undefined, 2)(customer as never).map(({ title }) => title),
]

test.each<[Permission, readonly string[]]>([
  ['messages', ['New message', 'Inbox', 'Text Prueba, Ana', 'Request payment from Prueba, Ana']],
  ['customers', ['New message', 'Customers']],
  ['payments', ['Payments', 'Request payment from Prueba, Ana']],
  ['loans', ['Loans', 'New quote for Prueba, Ana']],
  ['calendar', ['New entry', 'Calendar', 'Calendar settings']],
  ['notices', ['Notices']],
  ['mailers', ['New mailer', 'Mailers']],
  ['reports', ['Reports']],
  ['labels', ['Manage labels']],
])('the palette offers nothing that needs the right “%s”', (right, missing) => {
  const rest = titlesFor([right])
  expect(titlesFor([]).filter((title) => !rest.includes(title))).toEqual(missing)
})

test('the palette leads to the Control Panel only those who may open it', () => {
  expect(titlesFor([])).toContain('Control Panel')
  expect(titlesFor(['settings'])).not.toContain('Control Panel')
  expect(titlesFor([])).not.toContain('XD Admin')
})

test('what the palette finds is opened where it is', () => {
  const went: unknown[] = []
  const go = (...to: unknown[]) => void went.push(to)
  const row = (convoID: number, convoStatus: string) => ({
    convo: { convoID, convoStatus },
    customer,
    store: { storeName: 'Old Town' },
    messageBody: 'Hi',
    messageMedia: [],
    messageDate: '2026-11-20T17:00:00Z',
  })
  const found = {
    customers: [customer],
    conversations: [row(7, 'active'), row(8, 'archived')],
    payments: [payment()],
    loans: [{ loanID: 40, loanStatus: 'open', loanItem: 'Ring', customer, amount: 300 }],
    chains: [{ storeID: 2, tickets: ['1', '2'] }],
    tickets: [
      {
        ticketID: 1,
        ticketNumber: '10233',
        custID: 4,
        customer,
        storeID: 2,
        ticketStatus: 'active',
        ticketDueDate: '2026-11-25',
        ticketGraceDate: null,
        amountDue: 1,
      },
    ],
  }
  const opening = { go, actsOn: () => [], now: 0, timezone: 'UTC', todayAt: () => '2026-11-20' }
  for (const { entries } of foundGroups(found as never, 'ana', opening as never)) for (const { run } of entries) run()
  expect(went).toEqual([
    ['/customers/4-prueba-ana/2/tickets'],
    ['/payments/rewrites', { filter: 'ana' }],
    ['/customers/4-prueba-ana'],
    ['/customers', { filter: 'ana' }],
    ['/inbox', { convo: 7 }],
    ['/inbox', { convo: 8, status: 'archived' }],
    ['/inbox', { filter: 'ana' }],
    ['/payments', { payment: payment().paymentKey }],
    ['/payments', { filter: 'ana' }],
    ['/loans', { loan: 40 }],
    ['/loans', { filter: 'ana' }],
  ])
})
