import type { Noun } from '#commands/nouns.ts'

export const rules: readonly Noun[] = [
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
]
