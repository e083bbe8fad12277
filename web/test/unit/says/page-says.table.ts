import type { Says } from './says.ts'

const PHONE = ['max-width: 767px']
const nothing = () => undefined
const ERROR = { at: 'parts/page/error-page.tsx', draws: 'ErrorPage' } as const
const NOT_DONE = {
  at: 'parts/page/not-done.tsx',
  draws: 'NotDone',
} as const
const refund = (code: string) => ({
  error: { code, message: 'It broke.' },
  title: 'Nothing was refunded.',
  doubt: 'It may have been refunded.',
  again: 'Try again.',
  actions: 'Look',
})
const NOT_SAVED = { at: 'parts/page/not-saved.tsx', draws: 'NotSaved' } as const
const error = (code: string, fields: object = {}) => ({ code, message: 'It broke.', fields })
const TABS = { at: 'parts/page/page-tabs.tsx', draws: 'PageTabs' } as const
const LIST = { to: '/customers', label: 'Customers' }
const contest = (isTheirs: boolean) => ({ contest: { isTheirs, toggle: nothing } })
const CONTESTED = { at: 'parts/page/contested.tsx', draws: 'Contested' } as const
const SECTION = { at: 'parts/page/section-page.tsx', draws: 'SectionPage' } as const
export const PAGE_SAYS: readonly Says[] = [
  { name: 'a failure without any detail', ...ERROR, says: ['500', 'Error', 'Back to the home page → /'] },
  {
    name: 'a failure with its number, to try again',
    ...ERROR,
    props: { status: 502, message: 'The server is busy', text: 'Wait.', id: 'e-1', onRetry: nothing, children: 'Kept' },
    says: [
      '502',
      'The server is busy',
      'Wait.',
      'If it happens again, give support this number: e-1',
      'Kept Try again Back to the home page → /',
    ],
  },
  {
    name: 'a failure without a status',
    ...ERROR,
    props: { status: null, message: 'Not here' },
    says: ['Not here', 'Back to the home page → /'],
  },
  {
    name: 'an address that leads nowhere',
    ...ERROR,
    draws: 'NotFoundPage',
    says: [
      '404',
      'This page couldn’t be found',
      'The link may be old, or the address mistyped.',
      'Back to the home page → /',
    ],
  },
  {
    name: 'an address without access',
    ...ERROR,
    draws: 'NoAccessPage',
    props: { title: 'Reports' },
    says: [
      '403',
      'You don’t have access to Reports',
      'If you need it for your work, ask the person who manages your company’s users.',
      'Back to the home page → /',
    ],
  },
  {
    name: 'an add-on that is off, to an owner',
    ...ERROR,
    draws: 'NotBoughtPage',
    props: { title: 'Mailers' },
    says: [
      'Mailers isn’t turned on for your company',
      'It’s an add-on. You can turn it on under Add-ons → /settings/add-ons.',
      'Back to the home page → /',
    ],
  },
  {
    name: 'an add-on that is off, to a clerk',
    ...ERROR,
    draws: 'NotBoughtPage',
    props: { title: 'Mailers' },
    lacks: ['settings'],
    says: [
      'Mailers isn’t turned on for your company',
      'It’s an add-on. The owner of your account can turn it on.',
      'Back to the home page → /',
    ],
  },
  { name: 'a refused act', ...NOT_DONE, props: refund('conflict'), says: ['Nothing was refunded. It broke.', 'Look'] },
  {
    name: 'an act with an unknown outcome',
    ...NOT_DONE,
    props: refund('unreachable'),
    says: ['It may have been refunded. It broke. Try again.', 'Look'],
  },
  {
    name: 'a record that was not saved',
    ...NOT_SAVED,
    props: { error: error('conflict'), what: 'template', isNew: true },
    says: ['The template wasn’t saved. It broke.'],
  },
  {
    name: 'a record with faults at its fields',
    ...NOT_SAVED,
    props: { error: error('invalid', { name: 'Too long' }), what: 'template', isNew: false },
    says: ['The template wasn’t saved. Check the fields marked below.'],
  },
  {
    name: 'a new record that may have been saved',
    ...NOT_SAVED,
    props: { error: error('unreachable'), what: 'template', isNew: true },
    says: [
      'The template may have been saved. It broke. If you try again, it won’t be saved twice. If you change it first, check the list so you don’t save it twice.',
    ],
  },
  {
    name: 'a changed record that may have been saved',
    ...NOT_SAVED,
    props: { error: error('unreachable'), what: 'template', isNew: false },
    says: ['The template may have been saved. It broke. If you try again, it won’t be saved twice.'],
  },
  {
    name: 'a module with one list',
    ...TABS,
    props: { label: 'Customers', tabs: [LIST], children: 'List' },
    says: ['List'],
  },
  {
    name: 'a module with several lists',
    ...TABS,
    props: {
      label: 'Customers',
      tabs: [
        LIST,
        { to: '/stops', label: 'Stops', count: 1, what: 'request' },
        { to: '/none', label: 'None', count: 0, what: 'request' },
      ],
      children: 'List',
    },
    says: ['Customers → /customers Stops 1 → /stops None → /none List'],
  },
  {
    name: 'nobody else’s change',
    ...CONTESTED,
    props: { contest: undefined },
    says: [],
  },
  {
    name: 'a colleague’s change beside one’s own',
    ...CONTESTED,
    props: contest(false),
    says: [
      'A colleague also changed this. What you typed is still here. If you save it, it replaces theirs.',
      'Show theirs',
    ],
  },
  {
    name: 'a colleague’s change, shown',
    ...CONTESTED,
    props: contest(true),
    says: ['This is what your colleague saved. Your own version is kept.', 'Back to mine'],
  },
  {
    name: 'a section of the Control Panel',
    ...SECTION,
    props: { title: 'Stores', children: 'List' },
    says: ['Stores', 'List'],
  },
  {
    name: 'a section of the Control Panel on a phone',
    ...SECTION,
    props: { title: 'Stores', actions: 'Add', children: 'List' },
    media: PHONE,
    says: ['Control Panel → /settings Stores', 'Add', 'List'],
  },
  {
    name: 'a section on a phone, to a user without the Control Panel',
    ...SECTION,
    props: { title: 'Stores', children: 'List' },
    media: PHONE,
    lacks: ['settings'],
    says: ['Stores', 'List'],
  },
  {
    name: 'the Control Panel itself on a phone',
    ...SECTION,
    props: { title: 'Control Panel', isIndex: true, children: 'List' },
    media: PHONE,
    says: ['Control Panel', 'List'],
  },
  {
    name: 'a page below a section, with its own way back',
    ...SECTION,
    props: { title: 'Store', back: 'Back to the stores', children: 'List' },
    media: PHONE,
    says: ['Back to the stores Store', 'List'],
  },
  {
    name: 'an address whose screen is not built',
    at: 'pages/pending-page.tsx',
    draws: 'PendingPage',
    address: '/payments',
    says: ['Payments isn’t available in this version', 'Everything else works as usual.', 'Back to the home page → /'],
  },
  {
    name: 'a strange address whose screen is not built',
    at: 'pages/pending-page.tsx',
    draws: 'PendingPage',
    address: '/x',
    says: [
      'This screen isn’t available in this version',
      'Everything else works as usual.',
      'Back to the home page → /',
    ],
  },
  {
    name: 'a server that can’t be reached',
    at: 'pages/unreachable-page.tsx',
    draws: 'UnreachablePage',
    props: { onRetry: nothing },
    says: [
      'The server can’t be reached',
      'Check this computer’s connection. This page keeps trying and opens as soon as there’s an answer.',
      'Try again Back to the home page → /',
    ],
  },
]
