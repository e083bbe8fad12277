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
  { name: 'calendar', summary: 'calendar rules', load: async () => [(await import('#commands/calendar/occurrences.ts')).addTo] },
  { name: 'label', summary: 'label rules', load: async () => [(await import('#commands/label/check.ts')).addTo] },
  { name: 'message', summary: 'text message rules', load: async () => [(await import('#commands/message/segments.ts')).addTo] },
]
