import { beforeEach, expect, test } from 'vitest'
import { MENU } from '@xd/core/domain/access/menu.ts'
import { SETTINGS_SECTIONS } from '@xd/core/domain/access/settings-sections.ts'
import { aPalettePage, type Opened, palette } from './open-palette.ts'
import { ana, NONE } from './sample.ts'

const MODULES = MENU.filter(({ hidden }) => !hidden)

let opened: Opened
beforeEach(() => {
  opened = aPalettePage()
})

test('the palette before anything is typed: what was open last, acts and places', async () => {
  const { settled, lines, results } = await palette(
    opened,
    { answers: { 'customers/list': { customers: [ana()], count: 1 } }, address: '/payments' },
    [9, '/payments', '/customers', 4, '/nowhere', '/loans'],
  )
  await settled()
  expect(lines()).toEqual([
    'Recent:',
    'Customers',
    'Prueba, Ana | (512) 555-0198 · ana@prueba.test | [Text Prueba, Ana] | [Request payment from Prueba, Ana] | [New quote for Prueba, Ana]',
    'Loans',
    'Actions:',
    'New message',
    'New entry',
    'New mailer',
    'Manage labels',
    'Loan calculator',
    'Precious Metal Spot Pricing',
    'Dark theme',
    'Fullscreen',
    'What’s New',
    'Your account',
    'Sign Out',
    'Go to:',
    'Home',
    ...MODULES.map(({ title }) => title),
    'Control Panel',
    ...SETTINGS_SECTIONS.map(({ title }) => `${title} settings`),
  ])
  expect([results().waiting, results().failure]).toEqual([0, null])
  expect(opened.page.inputs('customers/list')).toEqual([{ search: { custIDs: [9, 4], perPage: 12 } }])
  expect(opened.page.inputs('search/find')).toEqual([])
})

test('what the palette’s acts open', async () => {
  const { leads } = await palette(opened)
  expect(await leads()).toEqual([
    'New message → {"kind":"new-message"}',
    'New entry → /calendar?new=today',
    'New mailer → /mailers?edit=new',
    'Manage labels → {"kind":"labels"}',
    'Loan calculator → {"kind":"loan"}',
    'Precious Metal Spot Pricing → {"kind":"metals"}',
    'Dark theme',
    'Fullscreen → full screen',
    'What’s New → {"kind":"news"}',
    'Your account → {"kind":"own-account"}',
    'Sign Out → /logout',
    'Home → /',
    ...MODULES.map(({ title, target }) => `${title} → ${target}`),
    'Control Panel → /settings',
    ...SETTINGS_SECTIONS.map(({ title, name }) => `${title} settings → /settings/${name}`),
  ])
  expect(localStorage.getItem('xd.theme')).toBe('dark')
})

test('the last opened are loading: as many lines wait as may come', async () => {
  opened.page.answers['customers/list'] = () => new Promise(() => undefined)
  const few = await palette(opened, {}, [9, '/customers', 4])
  expect([few.results().waiting, few.lines()[0]]).toEqual([3, 'Actions:'])
})

test('the most that are shown of the last opened is six, without the customer on screen', async () => {
  const customers = [1, 2, 3, 4, 5, 6, 7, 8].map((custID) => ana({ custID, custFirstName: `No ${custID}` }))
  const { settled, results } = await palette(
    opened,
    { answers: { 'customers/list': { customers, count: 8 } }, address: '/customers/2-prueba-no-2/1/messages' },
    [1, 2, 3, 4, 5, 6, 7, 8],
  )
  await settled()
  expect(results().groups[0]!.entries.map(({ key }) => key)).toEqual([
    'recent/1',
    'recent/3',
    'recent/4',
    'recent/5',
    'recent/6',
    'recent/7',
  ])
})

test('acts are found by other words, and the calculator by an amount', async () => {
  const { type, lines, leads } = await palette(opened, {
    answers: { 'search/find': NONE, 'calendar/entries/list': { entries: [], count: 0 } },
  })
  await type('gold')
  expect(lines()).toEqual(['Actions:', 'Precious Metal Spot Pricing', 'Not found:', 'New customer “gold”'])
  await type('loan $ 175.50')
  expect(lines()).toEqual(['Calculator:', 'Loan calculator: $175.50'])
  expect(await leads()).toEqual(['Loan calculator: $175.50 → {"kind":"loan","amount":"175.50"}'])
  await type('loan')
  expect(lines()).toEqual(['Actions:', 'Loan calculator', 'Go to:', 'Loans', 'Not found:', 'New customer “loan”'])
})

test('a search that fails says so, and offers no new customer', async () => {
  const { type, lines, results } = await palette(opened, {
    answers: { 'calendar/entries/list': { entries: [], count: 0 } },
  })
  await type('Zoe Zed')
  expect(lines()).toEqual([])
  expect([results().failure, results().answered]).toEqual(['Refused: not_found', 'Zoe Zed'])
  await type('')
  expect(results().failure).toBe(null)
})
