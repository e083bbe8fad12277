import type { Command } from 'commander'
import type { Feature } from '@xd/core/domain/access/features.ts'
import type { Needs } from '#session/reader.ts'

export type AddTo = (parent: Command) => void

export const GROUPS = {
  company: 'Your company:',
  support: 'XD Support:',
  session: 'Signing in:',
  rules: 'Rules of the trade, without a server:',
} as const

export interface Noun {
  readonly name: string
  readonly group: keyof typeof GROUPS
  /** The users it is for; help leaves it out for others. */
  readonly needs?: Needs
  /** The module it belongs to: help leaves it out where the company hasn't bought it. */
  readonly feature?: Feature
  readonly summary: string
  /** A command of its own rather than a group of commands. */
  readonly flat?: true
  readonly load: () => Promise<readonly AddTo[]>
}

/** Every `xd` command; its code is loaded only when it runs. */
export const nouns: readonly Noun[] = [
  {
    name: 'loan',
    group: 'rules',
    summary: 'loan quotes, and what is owed on a given day',
    load: async () => (await import('#commands/loan/commands.ts')).commands,
  },
  {
    name: 'pricing',
    group: 'rules',
    summary: 'what the product costs',
    load: async () => (await import('#commands/pricing/commands.ts')).commands,
  },
  {
    name: 'phone',
    group: 'rules',
    summary: 'phone numbers',
    load: async () => [(await import('#commands/phone/normalize.ts')).addTo],
  },
  {
    name: 'label',
    group: 'rules',
    summary: 'label rules',
    load: async () => [(await import('#commands/label/check.ts')).addTo],
  },
  {
    name: 'message',
    group: 'rules',
    summary: 'text message rules',
    load: async () => [(await import('#commands/message/segments.ts')).addTo],
  },
  {
    name: 'hours',
    group: 'rules',
    summary: 'opening hours',
    load: async () => [(await import('#commands/hours/status.ts')).addTo],
  },
  {
    name: 'ticket',
    group: 'rules',
    summary: 'pawn tickets',
    load: async () => (await import('#commands/ticket/commands.ts')).commands,
  },
  {
    name: 'metals',
    group: 'rules',
    summary: 'weights and melt values',
    load: async () => (await import('#commands/metals/commands.ts')).commands,
  },
  {
    name: 'setup',
    group: 'session',
    summary: 'create the first company and owner of a live database',
    flat: true,
    load: async () => [(await import('#commands/session/setup.ts')).addTo],
  },
  {
    name: 'reset-second-factor',
    group: 'session',
    summary: 'let the last owner in without their second factor; needs the server’s secret key',
    flat: true,
    load: async () => [(await import('#commands/session/reset-second-factor.ts')).addTo],
  },
  {
    name: 'login',
    group: 'session',
    summary: 'sign in to a server',
    flat: true,
    load: async () => [(await import('#commands/session/login.ts')).addTo],
  },
  {
    name: 'logout',
    group: 'session',
    summary: 'sign out',
    flat: true,
    load: async () => [(await import('#commands/session/logout.ts')).addTo],
  },
  {
    name: 'whoami',
    group: 'session',
    summary: 'show who is signed in, and to which company',
    flat: true,
    load: async () => [(await import('#commands/session/whoami.ts')).addTo],
  },
  {
    name: 'login-as',
    group: 'support',
    needs: 'support',
    summary: 'start a support visit to a company',
    flat: true,
    load: async () => [(await import('#commands/session/login-as.ts')).addTo],
  },
  {
    name: 'logout-as',
    group: 'support',
    needs: 'support',
    summary: 'end a support visit',
    flat: true,
    load: async () => [(await import('#commands/session/logout-as.ts')).addTo],
  },
  {
    name: 'second-factor',
    group: 'session',
    summary: 'what you sign in with besides your password',
    load: async () => (await import('#commands/second-factor/commands.ts')).commands,
  },
  {
    name: 'profiles',
    group: 'session',
    summary: 'sign-ins saved on this computer',
    load: async () => (await import('#commands/profiles/commands.ts')).commands,
  },
  {
    name: 'stats',
    group: 'support',
    needs: 'support',
    summary: 'customers, messages and payments, by company',
    flat: true,
    load: async () => [(await import('#commands/stats/stats.ts')).addTo],
  },
  {
    name: 'companies',
    group: 'support',
    needs: 'support',
    summary: 'companies, for support staff',
    load: async () => [(await import('#commands/companies/list.ts')).addTo],
  },
  {
    name: 'admin',
    group: 'support',
    needs: 'support',
    summary: 'companies and their stores, and how the system stands',
    load: async () => (await import('#commands/admin/commands.ts')).commands,
  },
  {
    name: 'inbox',
    group: 'company',
    needs: 'messages',
    summary: 'conversations',
    load: async () => (await import('#commands/inbox/commands.ts')).commands,
  },
  {
    name: 'customers',
    group: 'company',
    needs: 'customers',
    summary: 'customers',
    load: async () => (await import('#commands/customers/commands.ts')).commands,
  },
  {
    name: 'calendar',
    group: 'company',
    needs: 'calendar',
    feature: 'calendar',
    summary: 'the calendar, and the days that entries fall on',
    load: async () => (await import('#commands/calendar/commands.ts')).commands,
  },
  {
    name: 'labels',
    group: 'company',
    needs: 'labels',
    summary: 'labels',
    load: async () => [(await import('#commands/labels/list.ts')).addTo],
  },
  {
    name: 'fields',
    group: 'company',
    needs: 'settings',
    summary: 'your own fields for customers, payments and calendars',
    load: async () => (await import('#commands/fields/commands.ts')).commands,
  },
  {
    name: 'replies',
    group: 'company',
    summary: 'quick replies: texts you send often',
    load: async () => (await import('#commands/replies/commands.ts')).commands,
  },
  {
    name: 'templates',
    group: 'company',
    summary: 'templates of texts and emails',
    load: async () => (await import('#commands/templates/commands.ts')).commands,
  },
  {
    name: 'events',
    group: 'company',
    summary: 'live events',
    load: async () => [(await import('#commands/events/tail.ts')).addTo],
  },
  {
    name: 'convo',
    group: 'company',
    needs: 'messages',
    summary: 'read and reply to one conversation',
    load: async () => (await import('#commands/convo/commands.ts')).commands,
  },
  {
    name: 'payments',
    group: 'company',
    needs: 'payments',
    feature: 'payments',
    summary: 'payment requests',
    load: async () => (await import('#commands/payments/commands.ts')).commands,
  },
  {
    name: 'loans',
    group: 'company',
    needs: 'loans',
    feature: 'loans',
    summary: 'saved loan quotes',
    load: async () => (await import('#commands/loans/commands.ts')).commands,
  },
  {
    name: 'mailers',
    group: 'company',
    needs: 'mailers',
    feature: 'massmailer',
    summary: 'texts and emails to many customers',
    load: async () => (await import('#commands/mailers/commands.ts')).commands,
  },
  {
    name: 'notices',
    group: 'company',
    needs: 'notices',
    feature: 'enotices',
    summary: 'batches of notices about tickets that are due',
    load: async () => (await import('#commands/notices/commands.ts')).commands,
  },
  {
    name: 'tickets',
    group: 'company',
    needs: 'tickets',
    summary: 'the ticket book, a copy of the stores’ own systems',
    load: async () => (await import('#commands/tickets/commands.ts')).commands,
  },
  {
    name: 'import',
    group: 'company',
    needs: 'mailers',
    feature: 'massmailer',
    summary: 'take in a file from a store’s own system',
    flat: true,
    load: async () => [(await import('#commands/import/import.ts')).addTo],
  },
  {
    name: 'imports',
    group: 'company',
    needs: 'mailers',
    feature: 'massmailer',
    summary: 'files that were imported',
    load: async () => (await import('#commands/imports/commands.ts')).commands,
  },
  {
    name: 'cart',
    group: 'company',
    needs: 'loans',
    feature: 'loans',
    summary: 'the quotes a customer is deciding on',
    load: async () => (await import('#commands/cart/commands.ts')).commands,
  },
  {
    name: 'reports',
    group: 'company',
    needs: 'reports',
    summary: 'requested, paid and refunded',
    load: async () => [(await import('#commands/reports/payments.ts')).addTo],
  },
  {
    name: 'company',
    group: 'company',
    needs: 'settings',
    summary: 'your company’s name, time zone and sign-ins',
    load: async () => (await import('#commands/company/commands.ts')).commands,
  },
  {
    name: 'closures',
    group: 'company',
    needs: 'settings',
    summary: 'days on which stores are closed, or open at other times',
    load: async () => (await import('#commands/closures/commands.ts')).commands,
  },
  {
    name: 'stores',
    group: 'company',
    needs: 'settings',
    summary: 'stores, their hours and automatic replies',
    load: async () => (await import('#commands/stores/commands.ts')).commands,
  },
  {
    name: 'addons',
    group: 'company',
    needs: 'settings',
    summary: 'what your company has bought, and what it can add',
    load: async () => (await import('#commands/addons/commands.ts')).commands,
  },
  {
    name: 'users',
    group: 'company',
    needs: 'users',
    summary: 'who works here, and what they can do',
    load: async () => (await import('#commands/users/commands.ts')).commands,
  },
  {
    name: 'keys',
    group: 'company',
    needs: 'api-keys',
    summary: 'API keys, for programs that work with your data',
    load: async () => (await import('#commands/keys/commands.ts')).commands,
  },
  {
    name: 'activity',
    group: 'company',
    needs: 'support-log',
    summary: 'who did what, and visits of XD Support',
    load: async () => (await import('#commands/activity/commands.ts')).commands,
  },
  {
    name: 'docs',
    group: 'session',
    summary: 'every command and its flags, as Markdown',
    flat: true,
    load: async () => [(await import('#commands/docs/docs.ts')).addTo],
  },
  {
    name: 'completion',
    group: 'session',
    summary: 'shell completion',
    flat: true,
    load: async () => [(await import('#commands/docs/completion.ts')).addTo],
  },
]
