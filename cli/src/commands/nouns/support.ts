import type { Noun } from '#commands/nouns.ts'

export const support: readonly Noun[] = [
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
  {
    name: 'companies',
    group: 'support',
    needs: 'support',
    summary: 'companies (support staff only)',
    load: async () => [
      (await import('#commands/companies/list.ts')).addTo,
      (await import('#commands/companies/export.ts')).exportCSV,
    ],
  },
  {
    name: 'admin',
    group: 'support',
    needs: 'support',
    summary: 'companies and their stores, and system status',
    load: async () => (await import('#commands/admin/commands.ts')).commands,
  },
]
