import type { Command } from 'commander'

export type AddTo = (parent: Command) => void

export interface Noun {
  readonly name: string
  readonly summary: string
  /** A command of its own rather than a group of commands. */
  readonly flat?: true
  readonly load: () => Promise<readonly AddTo[]>
}

/** Every command of `xd`, its code loaded only when it is called. */
export const nouns: readonly Noun[] = [
  {
    name: 'loan',
    summary: 'pawn loan quotes, and what is owed on a day',
    load: async () => (await import('#commands/loan/commands.ts')).commands,
  },
  {
    name: 'pricing',
    summary: 'what the product costs',
    load: async () => (await import('#commands/pricing/commands.ts')).commands,
  },
  { name: 'phone', summary: 'phone numbers', load: async () => [(await import('#commands/phone/normalize.ts')).addTo] },
  {
    name: 'calendar',
    summary: 'calendar rules',
    load: async () => [(await import('#commands/calendar/occurrences.ts')).addTo],
  },
  { name: 'label', summary: 'label rules', load: async () => [(await import('#commands/label/check.ts')).addTo] },
  {
    name: 'message',
    summary: 'text message rules',
    load: async () => [(await import('#commands/message/segments.ts')).addTo],
  },
  { name: 'hours', summary: 'opening hours', load: async () => [(await import('#commands/hours/status.ts')).addTo] },
  {
    name: 'ticket',
    summary: 'pawn tickets',
    load: async () => (await import('#commands/ticket/commands.ts')).commands,
  },
  {
    name: 'metals',
    summary: 'weights and melt values',
    load: async () => (await import('#commands/metals/commands.ts')).commands,
  },
  {
    name: 'setup',
    summary: 'the first company and owner of a live database',
    flat: true,
    load: async () => [(await import('#commands/session/setup.ts')).addTo],
  },
  {
    name: 'login',
    summary: 'sign in to a server',
    flat: true,
    load: async () => [(await import('#commands/session/login.ts')).addTo],
  },
  {
    name: 'logout',
    summary: 'sign out',
    flat: true,
    load: async () => [(await import('#commands/session/logout.ts')).addTo],
  },
  {
    name: 'whoami',
    summary: 'who is signed in, for which company',
    flat: true,
    load: async () => [(await import('#commands/session/whoami.ts')).addTo],
  },
  {
    name: 'login-as',
    summary: 'start a support visit to a company',
    flat: true,
    load: async () => [(await import('#commands/session/login-as.ts')).addTo],
  },
  {
    name: 'logout-as',
    summary: 'end a support visit',
    flat: true,
    load: async () => [(await import('#commands/session/logout-as.ts')).addTo],
  },
  {
    name: 'profiles',
    summary: 'the sign-ins of this machine',
    load: async () => (await import('#commands/profiles/commands.ts')).commands,
  },
  {
    name: 'stats',
    summary: 'customers, messages and payments of a company and its stores',
    flat: true,
    load: async () => [(await import('#commands/stats/stats.ts')).addTo],
  },
  {
    name: 'companies',
    summary: 'companies, for support staff',
    load: async () => [(await import('#commands/companies/list.ts')).addTo],
  },
  { name: 'inbox', summary: 'conversations', load: async () => (await import('#commands/inbox/commands.ts')).commands },
  {
    name: 'customers',
    summary: 'customers',
    load: async () => (await import('#commands/customers/commands.ts')).commands,
  },
  { name: 'labels', summary: 'labels', load: async () => [(await import('#commands/labels/list.ts')).addTo] },
  { name: 'events', summary: 'live events', load: async () => [(await import('#commands/events/tail.ts')).addTo] },
  {
    name: 'convo',
    summary: 'one conversation: its messages, and answering',
    load: async () => (await import('#commands/convo/commands.ts')).commands,
  },
  {
    name: 'payments',
    summary: 'payment requests',
    load: async () => (await import('#commands/payments/commands.ts')).commands,
  },
  {
    name: 'reports',
    summary: 'what was asked for, paid and refunded',
    load: async () => [(await import('#commands/reports/payments.ts')).addTo],
  },
  {
    name: 'docs',
    summary: 'every command with its flags, as a page of Markdown',
    flat: true,
    load: async () => [(await import('#commands/docs/docs.ts')).addTo],
  },
  {
    name: 'completion',
    summary: 'completion for your shell',
    flat: true,
    load: async () => [(await import('#commands/docs/completion.ts')).addTo],
  },
]
