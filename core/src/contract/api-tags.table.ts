import type { CallName } from './calls.ts'

type TagOf<Name> = Name extends `${infer Tag}/${string}` ? Tag : Name

/** The parts of the API that need more than their name: each is the first word of its calls' paths. */
export const API_TAGS: Readonly<Partial<Record<TagOf<CallName>, string>>> = {
  admin: 'For XD Support: companies, their stores, visits, system status',
  auth: 'Signing in and out, one’s own account, the second factor',
  bubble: 'The chat on shops’ own sites; no session',
  calendar: 'Calendars, their entries, files and feeds',
  comments: 'Comments of colleagues on payments and other records',
  customers: 'Customers, their conversations and messages',
  employees: 'Colleagues, by name',
  gold: 'The gold calculator',
  home: 'What is to be done today',
  inbox: 'Conversations as the inbox lists them',
  labels: 'Labels of customers and conversations',
  leads: 'Quote requests',
  loans: 'Loan quotes',
  mailers: 'Mass texts and emails, and files of customers',
  media: 'Pictures and files of messages',
  my: 'The page on which a store’s customers see and pay what is due; no session',
  notices: 'Notices before tickets are due',
  pay: 'The customer’s page to pay on; no session',
  payments: 'Payment requests and plans, refunds, reconciliation, rewrites',
  'precious-metals': 'Spot prices',
  profiler: 'Pages that were visited',
  reports: 'Figures by day, store and teller',
  sandbox: 'The simulated outside world of a demo',
  search: 'One search over everything',
  settings: 'The Control Panel',
  setup: 'For the administrator of the server: its secret key instead of a session',
  stores: 'Stores and their hours',
  templates: 'Templates of texts and emails',
  tickets: 'Tickets of the point of sale',
}
