import { MENU } from '@xd/core/domain/access/menu.ts'
import type { SectionName } from '@xd/core/domain/access/settings-sections.ts'
import { customerSlug, entrySlug } from '@xd/core/domain/slug/slug.ts'

type Module = (typeof MENU)[number]['target']
type Modules = { readonly [T in Module as T extends '/' ? 'home' : T extends `/${infer Name}` ? Name : never]: T }

const modules = Object.fromEntries(MENU.map(({ target }) => [target.slice(1) || 'home', target])) as Modules

/** Every address of the product, once (Spec 1 §2, Spec 2 §2). The router reads these. `paths` makes the links. */
export const PATTERNS = {
  ...modules,
  login: '/login',
  reset: '/reset',
  invite: '/invite',
  stopRequests: '/customers/stop-requests',
  customer: '/customers/$customer',
  customerStore: '/customers/$customer/$storeID',
  customerEmails: '/customers/$customer/$storeID/emails',
  customerMessages: '/customers/$customer/$storeID/messages',
  customerNotices: '/customers/$customer/$storeID/notices',
  customerPayments: '/customers/$customer/$storeID/payments',
  customerPlans: '/customers/$customer/$storeID/plans',
  customerTickets: '/customers/$customer/$storeID/tickets',
  plans: '/payments/plans',
  rewrites: '/payments/rewrites',
  reconciliation: '/payments/reconciliation',
  noticeCalls: '/notices/calls',
  noticeAddresses: '/notices/addresses',
  calendarEntry: '/calendar/$entry',
  imports: '/mailers/imports',
  adminCompanies: '/admin/companies',
  adminCompany: '/admin/companies/$companyID',
  adminStore: '/admin/companies/$companyID/$storeID',
  adminSystemStats: '/admin/system-stats',
  privacy: '/privacy',
  terms: '/terms',
  sandbox: '/sandbox',
} as const

/** The product's addresses without a screen: their page says so, and the navigation omits them. */
export const WITHOUT_SCREEN = [] as const satisfies readonly PathName[]

/** The same for the Control Panel. */
export const SECTIONS_WITHOUT_SCREEN = [] as const satisfies readonly SectionName[]

const settingsSection = (name: SectionName) => `${PATTERNS.settings}/${name}`

const LEADS_NOWHERE: readonly string[] = [
  ...WITHOUT_SCREEN.map((name) => PATTERNS[name]),
  ...SECTIONS_WITHOUT_SCREEN.map(settingsSection),
]
export const hasScreen = (address: string): boolean => !LEADS_NOWHERE.includes(address)

export type PathName = keyof typeof PATTERNS
export type CustomerTab = 'emails' | 'messages' | 'notices' | 'payments' | 'plans' | 'tickets'

type Customer = Parameters<typeof customerSlug>[0]
type Entry = Parameters<typeof entrySlug>[0]
type Fixed = {
  [Name in PathName as (typeof PATTERNS)[Name] extends `${string}$${string}` ? never : Name]: (typeof PATTERNS)[Name]
}

const fixed = Object.fromEntries(Object.entries(PATTERNS).filter(([, pattern]) => !pattern.includes('$'))) as Fixed

/** `paths.inbox` for a fixed address, `paths.customer(…)` for one that names something. */
export const paths = {
  ...fixed,
  settingsSection,
  customer: (customer: Customer) => `/customers/${customerSlug(customer)}`,
  customerStore: (customer: Customer, storeID: number) => `/customers/${customerSlug(customer)}/${storeID}`,
  customerTab: (customer: Customer, storeID: number, tab: CustomerTab) =>
    `/customers/${customerSlug(customer)}/${storeID}/${tab}`,
  /** A customer's messages with a store, with the box focused. */
  customerWriting: (customer: Customer, storeID: number) =>
    `/customers/${customerSlug(customer)}/${storeID}/messages?write=1`,
  calendarEntry: (entry: Entry) => `/calendar/${entrySlug(entry)}`,
  adminCompany: (companyID: number) => `/admin/companies/${companyID}`,
  adminStore: (companyID: number, storeID: number) => `/admin/companies/${companyID}/${storeID}`,
  /** A new store over those of a company. */
  newAdminStore: (companyID: number) => `/admin/companies/${companyID}?tab=stores&store=new`,
  /** A new entry over the calendar. */
  newEntry: '/calendar?new=today',
  /** One conversation beside the inbox list. */
  inboxConversation: (convoID: number) => `/inbox?convo=${convoID}`,
  /** One payment's details over the payments list. */
  paymentDetails: (paymentKey: string) => `/payments?payment=${encodeURIComponent(paymentKey)}`,
  /** One plan over the list of plans. */
  planDetails: (planID: number) => `/payments/plans?plan=${planID}`,
  /** One batch of rewritten tickets over their list. */
  rewriteDetails: (rewriteID: number) => `/payments/rewrites?rewrite=${rewriteID}`,
  /** One quote over the list of quotes. */
  loanDetails: (loanID: number) => `/loans?loan=${loanID}`,
  /** One mailer over the list of mailers. */
  mailerDetails: (jobID: number) => `/mailers?job=${jobID}`,
  /** One batch over the list of batches of notices. */
  noticeBatch: (batchID: number) => `/notices?batch=${batchID}`,
  /** A new mailer over their list. */
  newMailer: '/mailers?edit=new',
  /** Sign in, then continue to the original address. */
  loginThen: (to: string) => (to === '/' || to === '/login' ? '/login' : `/login?to=${encodeURIComponent(to)}`),
  /** The customer's pay page: rendered by the server. */
  pay: (paymentKey: string) => `/p/${encodeURIComponent(paymentKey)}`,
}

/** Where to go after signing in: a path on our site, never another site's address. */
export const afterSignIn = (to: unknown): string =>
  typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : paths.inbox
