import { customer, store } from '../conversation/sample.ts'
import { refusal } from '../data/page.ts'
import { payment } from '../payments/sample.ts'
import type { Page } from './page.ts'

const COMPANY = {
  companyID: 3,
  companyName: 'Golden Pledge',
  features: ['payments'],
  companyVersion: 4,
  storeCount: 2,
}
const company = (name: string, address: string, rest: Partial<Page> = {}): Page => ({
  name: `a company, for XD Support: ${name}`,
  at: 'pages/admin-company-page.tsx',
  draws: 'AdminCompanyPage',
  address,
  answers: { 'admin/companies/fetch': { company: COMPANY } },
  parts: [],
  ...rest,
})
const BACK = 'BackLink {"to":"/admin/companies"} Companies'
const ASKED = 'asks admin/companies/fetch {"companyID":3}'
const TABS =
  '[{"value":"details","label":"Details"},{"value":"plan","label":"Plan"},{"value":"stores","label":"Stores","count":2},{"value":"users","label":"Users"},{"value":"visits","label":"Visits"},{"value":"stats","label":"Stats"}]'
/** The tab and the page that are shown, and all that follows them. */
const inside = (
  name: string,
  address: string,
  [tab, page]: readonly [tab: string, page: number],
  follows: readonly string[] = [],
  does: Page['does'] = [],
): Page =>
  company(name, address, {
    within: 'Company',
    does: does!,
    parts: [
      'SectionPage {"title":"Golden Pledge"}',
      BACK,
      'CompanyHead {"company":"companyID 3"}',
      `Tabs {"label":"Company","value":"${tab}","onChange":"()","tabs":${TABS}}`,
      'CompanyDetails {"company":"companyID 3"}',
      'AddOnChoices {"companyID":3,"addOns":{"features":["payments"],"stores":2,"companyVersion":4}}',
      'CompanyStores {"companyID":3,"onAdd":"()"}',
      `CompanyUsers {"companyID":3,"page":${page},"onPage":"()"}`,
      `CompanyVisits {"companyID":3,"page":${page},"onPage":"()"}`,
      'CompanyStats {"companyID":3}',
      ...follows.filter((one) => one.startsWith('Admin')),
      ASKED,
      ...follows.filter((one) => !one.startsWith('Admin')),
    ],
  })
const editor = (storeID: number | null) =>
  `AdminStoreEditor {"company":"companyID 3","storeID":${storeID},"onClose":"()","onReload":"()"}`
const LIKE = 'PaymentDetailsDialog {"open":true,"paymentKey":"k1","onRequestLike":"()","onClose":"()"}'
const UNLIKE = 'PaymentDetailsDialog {"open":true,"paymentKey":"k1","onClose":"()"}'
const payments = (name: string, rest: Partial<Page> = {}): Page => ({
  name: `a conversation’s payments: ${name}`,
  at: 'pages/use-conversation-payments.tsx',
  draws: 'useConversationPayments',
  given: [{ convoID: 7, customer, store }],
  parts: [],
  ...rest,
})

export const ADMIN_PAGES: readonly Page[] = [
  company('loaded', '/admin/companies/3', { parts: ['Company {"company":"companyID 3"}', BACK, ASKED] }),
  company('no number', '/admin/companies/x', { parts: ['NotFoundPage {}'] }),
  company('not found', '/admin/companies/3', {
    answers: { 'admin/companies/fetch': refusal(404, 'not_found') },
    parts: ['NotFoundPage {}', ASKED],
  }),
  company('not loaded', '/admin/companies/3', {
    answers: { 'admin/companies/fetch': refusal(500, 'broken') },
    parts: ['SectionPage {"title":"Company"}', BACK, 'LoadFailed {"what":"company","retry":"()"}', ASKED],
  }),
  company('loading', '/admin/companies/3', {
    underWay: 'admin/companies/fetch',
    parts: ['SectionPage {"title":"Company"}', BACK, 'SkeletonRows {"rows":6,"label":"Loading the company"}', ASKED],
  }),
  company('left', '/home'),
  inside('its details', '/admin/companies/3', ['details', 1]),
  inside('its users, second page', '/admin/companies/3?tab=users&page=2', ['users', 2]),
  inside(
    'another tab',
    '/admin/companies/3',
    ['visits', 1],
    ['goes on to /admin/companies/3?tab=visits'],
    [['onChange', 'visits']],
  ),
  inside(
    'its first tab again',
    '/admin/companies/3?tab=visits&page=2',
    ['details', 1],
    ['goes on to /admin/companies/3'],
    [['onChange', 'details']],
  ),
  inside('a new store', '/admin/companies/3?tab=stores&store=new', ['stores', 1], [editor(null)]),
  inside('a store', '/admin/companies/3/2', ['stores', 1], [editor(2)]),
  inside(
    'a store closed',
    '/admin/companies/3/2',
    ['stores', 1],
    ['goes on to /admin/companies/3?tab=stores'],
    [['AdminStoreEditor.onClose']],
  ),
  inside(
    'a store to add',
    '/admin/companies/3?tab=users',
    ['stores', 1],
    [editor(null), 'goes on to /?tab=stores&store=new'],
    [['CompanyStores.onAdd']],
  ),
  inside(
    'the next page',
    '/admin/companies/3?tab=users',
    ['users', 2],
    ['goes on to /?tab=users&page=2'],
    [['CompanyUsers.onPage', 2]],
  ),
  inside(
    'the first page again',
    '/admin/companies/3?tab=users&page=2',
    ['users', 1],
    ['goes on to /?tab=users'],
    [['CompanyUsers.onPage', 1]],
  ),
  payments('one is viewed', { does: [['view', 'k1']], parts: [LIKE] }),
  payments('one is viewed and closed', { does: [['view', 'k1'], ['LazyDialog.onClose']] }),
  payments('a request like the one viewed', {
    does: [
      ['view', 'k1'],
      ['LazyDialog.onRequestLike', payment()],
    ],
    parts: [
      'RequestPaymentDialog {"open":true,"convoID":7,"customer":"custID 4","store":"storeID 2","start":{"like":"paymentKey WhitfieldPaidToday0001"},"onClose":"()"}',
    ],
  }),
  payments('viewed by someone who may not request any', {
    lacks: ['payments'],
    does: [['view', 'k1']],
    parts: [UNLIKE],
  }),
  payments('viewed in a company that no longer has payments', {
    without: ['payments'],
    does: [['view', 'k1']],
    parts: [UNLIKE],
  }),
  payments('a request, before the customer is known', {
    given: [{ convoID: 7, customer: undefined, store }],
    does: [['onRequestPayment']],
  }),
]
