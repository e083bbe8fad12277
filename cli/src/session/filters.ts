import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { FilterName } from '@xd/core/contract/list.ts'
import { storeIDOf, STORE } from './list-options.ts'
import { userNamed } from './user-named.ts'

type Read = (calls: CallClient, typed: string) => unknown

interface Flag {
  /** The filter of a search that it sets. */
  readonly sets: FilterName
  /** The word for its value in help; none if it takes no value. */
  readonly value?: string
  readonly words?: string
  /** The value a search takes, if not what was typed. */
  readonly read?: Read
}

const FLAGS = {
  store: {
    sets: 'store',
    value: 'store',
    words: STORE,
    read: (calls, typed) => (typed === 'all' ? typed : storeIDOf(calls, typed)),
  },
  status: { sets: 'status', value: 'status', words: 'only with this status (default: all)' },
  customer: { sets: 'custID', value: 'custID', words: 'only this customer’s' },
  user: { sets: 'user', value: 'user', read: async (calls, typed) => (await userNamed(calls, typed)).userID },
  label: { sets: 'label', value: 'label', words: 'only with this label: its name or number' },
  from: { sets: 'dateStart', value: 'day' },
  to: { sets: 'dateEnd', value: 'day' },
  origin: { sets: 'origin', value: 'origin' },
  reason: { sets: 'reason', value: 'reason' },
  flag: { sets: 'flag', value: 'flag', words: 'only with this flag' },
  assigned: { sets: 'assigned', value: 'whom', words: 'assigned to' },
  channel: { sets: 'channel', value: 'channel' },
  lead: { sets: 'lead', value: 'status' },
  unread: { sets: 'unread', words: 'only unread' },
  check: { sets: 'check', value: 'state' },
  action: { sets: 'action', value: 'name' },
  visit: { sets: 'visit', value: 'id' },
  calendar: { sets: 'calendar', value: 'calendar' },
  filter: { sets: 'filter', value: 'text' },
} as const satisfies Readonly<Record<string, Flag>>

type FlagName = keyof typeof FLAGS

/** A flag as one list has it: its words in help, or also its choices or how it is read. */
type Filter = true | string | Partial<Pick<Flag, 'words' | 'read' | 'value'> & { readonly choices: readonly string[] }>

/** The flags for the filters a search supports, in the order of help. */
export type Filters<Search> = {
  readonly [Name in FlagName as (typeof FLAGS)[Name]['sets'] extends keyof Search ? Name : never]?: Filter
}

/** The flags by name, each as this list has it. */
const flagsOf = (filters: object) =>
  (Object.entries(filters) as [FlagName, Filter][]).map(([name, own]) => {
    const flag: Flag & { readonly choices?: readonly string[] } = {
      ...FLAGS[name],
      ...(typeof own === 'string' ? { words: own } : own === true ? {} : own),
    }
    return { name, ...flag }
  })

export const withFilters = (command: Command, filters: object): Command => {
  for (const { name, value, words, choices } of flagsOf(filters)) {
    const option = command.createOption(value === undefined ? `--${name}` : `--${name} <${value}>`, words)
    command.addOption(choices ? option.choices(choices) : option)
  }
  return command
}

/** The search that a command's text and flags ask for. */
export const searchOf = async (
  calls: CallClient,
  text: string | undefined,
  typed: Readonly<Record<string, string | undefined>>,
  filters: object,
) => {
  const search: Partial<Record<FilterName, unknown>> = { filter: text }
  for (const { name, sets, read } of flagsOf(filters)) {
    const value = typed[name]
    if (value !== undefined) search[sets] = read ? await read(calls, value) : value
  }
  return search
}
