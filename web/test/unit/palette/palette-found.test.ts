import { beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { aPalettePage, type Opened, palette } from './open-palette.ts'
import { ana, entry, FOUND, NONE } from './sample.ts'

let opened: Opened
beforeEach(() => {
  opened = aPalettePage()
})

test('what the palette finds by words', async () => {
  opened.page.answers['calendar/entries/list'] = ({ search }) => ({
    entries:
      (search as { sortDir?: string }).sortDir === 'desc'
        ? [entry({ itemID: 6, itemTitle: 'Past', occursFrom: '2026-11-20' })]
        : [entry({}), entry({ itemID: null, itemRefKey: 'cust-4', itemTitle: 'Ana’s birthday', itemCalendarID: null })],
    count: 2,
  })
  const { type, lines, leads } = await palette(opened, { answers: { 'search/find': { ...FOUND } } })
  await type(' ana ')
  expect(lines()).toEqual([
    'Tickets:',
    '10233 · Prueba, Ana | Due in 2 days · $1.00',
    '10234 · Prueba, Ana | Due today',
    '1 → 2 | The numbers of this ticket',
    'Customers:',
    'Prueba, Ana | (512) 555-0198 · ana@prueba.test · Opted out | [Text Prueba, Ana] | [Request payment from Prueba, Ana] | [New quote for Prueba, Ana]',
    'Prueba, Ana | (512) 555-0198 · Blocked | [Text Prueba, Ana] | [Request payment from Prueba, Ana] | [New quote for Prueba, Ana]',
    'All matching customers',
    'Conversations:',
    'Prueba, Ana | Old Town · Hi | 20m',
    'Prueba, Ana | Old Town · Picture | 20m',
    'All matching conversations',
    'Payments:',
    '$125.50 · Whitfield, Jerome | Monthly interest · Tickets 10233, 10234',
    'All matching payments',
    'Loan quotes:',
    'Quote #40 · $300.00 · Prueba, Ana | Ring | Open',
    'Quote #41 · $10.00',
    'All matching quotes',
    'Calendar:',
    'Audit | Wed, Nov 25, 2026 · 9:00 AM – 10:00 AM · Store calendar',
    'Ana’s birthday | Wed, Nov 25, 2026 · 9:00 AM – 10:00 AM',
    'Past | Fri, Nov 20, 2026 · From 9:00 AM · Store calendar',
    'All matching entries',
    'Actions:',
    'Manage labels',
  ])
  expect(opened.page.inputs('search/find')).toEqual([{ text: 'ana' }])
  expect(opened.page.inputs('calendar/entries/list')).toEqual([
    { search: { filter: 'ana', calendar: 'shown', perPage: 5, dateStart: '2026-11-23', dateEnd: '2027-11-23' } },
    {
      search: {
        filter: 'ana',
        calendar: 'shown',
        perPage: 5,
        dateStart: '2025-11-23',
        dateEnd: '2026-11-22',
        sortDir: 'desc',
      },
    },
  ])
  expect(await leads()).toEqual([
    '10233 · Prueba, Ana → /customers/4-prueba-ana/2/tickets',
    '10234 · Prueba, Ana → /customers/4-prueba-ana/1/tickets',
    '1 → 2 → /payments/rewrites?filter=ana',
    'Prueba, Ana → /customers/4-prueba-ana',
    'Text Prueba, Ana → /customers/4-prueba-ana?write=1',
    'Request payment from Prueba, Ana → /customers/4-prueba-ana?request=1',
    'New quote for Prueba, Ana → {"kind":"loan","custID":4}',
    'Prueba, Ana → /customers/5-prueba-ana',
    'Text Prueba, Ana → /customers/5-prueba-ana?write=1',
    'Request payment from Prueba, Ana → /customers/5-prueba-ana?request=1',
    'New quote for Prueba, Ana → {"kind":"loan","custID":5}',
    'All matching customers → /customers?filter=ana',
    'Prueba, Ana → /inbox?convo=7',
    'Prueba, Ana → /inbox?convo=8&status=archived',
    'All matching conversations → /inbox?filter=ana',
    '$125.50 · Whitfield, Jerome → /payments?payment=WhitfieldPaidToday0001',
    'All matching payments → /payments?filter=ana',
    'Quote #40 · $300.00 · Prueba, Ana → /loans?loan=40',
    'Quote #41 · $10.00 → /loans?loan=41',
    'All matching quotes → /loans?filter=ana',
    'Audit → /calendar/3-audit?day=2026-11-25',
    'Ana’s birthday → /calendar?day=2026-11-25&ref=cust-4',
    'Past → /calendar/6-past?day=2026-11-20',
    'All matching entries → /calendar?view=list&filter=ana',
    'Manage labels → {"kind":"labels"}',
  ])
})

test('what the palette finds by digits: customers first, by the phone that was typed, and no entries', async () => {
  const { type, lines } = await palette(opened, { answers: { 'search/find': { ...FOUND } } })
  const found = (phone: string, card = '') => [
    'Customers:',
    `Prueba, Ana | ${phone} · ana@prueba.test · Opted out | [Text Prueba, Ana] | [Request payment from Prueba, Ana] | [New quote for Prueba, Ana]`,
    `Prueba, Ana | ${phone} · Blocked | [Text Prueba, Ana] | [Request payment from Prueba, Ana] | [New quote for Prueba, Ana]`,
    'All matching customers',
    'Tickets:',
    '10233 · Prueba, Ana | Due in 2 days · $1.00',
    '10234 · Prueba, Ana | Due today',
    '1 → 2 | The numbers of this ticket',
    'Payments:',
    `$125.50 · Whitfield, Jerome | Monthly interest · Tickets 10233, 10234${card}`,
    'All matching payments',
    'Loan quotes:',
    'Quote #40 · $300.00 · Prueba, Ana | Ring | Open',
    'Quote #41 · $10.00',
    'All matching quotes',
    'Conversations:',
    'Prueba, Ana | Old Town · Hi | 20m',
    'Prueba, Ana | Old Town · Picture | 20m',
    'All matching conversations',
  ]
  await type('5125550147')
  expect(lines()).toEqual(found('(512) 555-0147'))
  await type('5556')
  expect(lines()).toEqual(found('(512) 555-0198', ' · Visa 5556'))
  expect(opened.page.inputs('calendar/entries/list')).toEqual([])
})

test('nothing found: a new customer, by name or phone, for those who may add one', async () => {
  const answers = { 'search/find': NONE, 'calendar/entries/list': { entries: [], count: 0 } }
  const may = await palette(opened, { answers })
  await may.type('Zoe Zed')
  expect(may.lines()).toEqual(['Not found:', 'New customer “Zoe Zed”'])
  expect(await may.leads()).toEqual([
    'New customer “Zoe Zed” → {"kind":"new-customer","prefill":{"custFirstName":"Zoe","custLastName":"Zed"}}',
  ])
  const mayNot = await palette(opened, { answers, lacks: ['customers'] })
  await mayNot.type('Zoe Zed')
  expect(mayNot.lines()).toEqual([])
  const views = await palette(opened, {
    answers,
    viewOnly: 'View only',
    session: { session: { impersonatedBy: { readOnly: true, approval: null } } },
  })
  await views.type('Zoe Zed')
  expect(views.lines()).toEqual(['Not found:', 'New customer “Zoe Zed” | View only. Choose Allow changes to edit.'])
})

test('Enter while it searches opens what is found first, unless something else is typed', async () => {
  const answers = { 'search/find': { ...NONE, customers: [ana()] }, 'calendar/entries/list': { entries: [], count: 0 } }
  const early = await palette(opened, { answers })
  early.results().onType('ana')
  await rendered()
  expect([early.results().searching, early.results().answered]).toEqual([true, ''])
  early.results().onEarlyEnter()
  await vi.waitFor(() => expect(early.closed()).toBe(1), { timeout: 4000 })
  const other = await palette(opened, { answers })
  other.results().onType('an')
  await rendered()
  other.results().onEarlyEnter()
  await other.type('ana')
  expect(other.closed()).toBe(0)
})
