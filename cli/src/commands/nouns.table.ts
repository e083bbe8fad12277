import { nouns as withFolder } from './nouns.generated.ts'
import type { LazyNoun } from './nouns.ts'

/** Every `xd` command; its code is loaded only when it runs. Here stand those of one word. */
export const nouns: readonly LazyNoun[] = [
  {
    name: 'setup',
    group: 'session',
    summary: 'create the first company and owner of a live database, and the first user of XD Support',
    flat: true,
    load: async () => [(await import('#commands/session/setup.ts')).addTo],
  },
  {
    name: 'reset-second-factor',
    group: 'session',
    summary: 'let the last owner sign in without a second factor; needs the server’s secret key',
    flat: true,
    load: async () => [(await import('#commands/session/reset-second-factor.ts')).addTo],
  },
  {
    name: 'reset-password',
    group: 'session',
    summary: 'a link to choose a new password, without email; needs the server’s secret key',
    flat: true,
    load: async () => [(await import('#commands/session/reset-password.ts')).addTo],
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
    name: 'stats',
    group: 'support',
    needs: 'support',
    summary: 'customers, messages and payments, by company',
    flat: true,
    load: async () => [(await import('#commands/stats/stats.ts')).addTo],
  },
  ...withFolder,
]
