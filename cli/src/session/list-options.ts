import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'
import type { PageOptions } from './pages.ts'

export interface SearchOptions extends PageOptions {
  readonly store?: string
  readonly status?: string
}

export const withPages = (command: Command, usual: number): Command =>
  command.option('--limit <count>', `how many at most (default: ${usual})`).option('--all', 'every one')

/** Store, status and text, as every list filters. */
export const searchOf = (filter: string | undefined, { store, status }: SearchOptions) => ({
  ...(filter === undefined ? {} : { filter }),
  ...(store === undefined ? {} : { store: storeOf(store) }),
  ...(status === undefined ? {} : { status }),
})

const storeOf = (text: string): number | 'all' => {
  if (text === 'all') return 'all'
  if (!/^\d{1,15}$/.test(text)) throw invalidInput(`--store takes a store's number or all, not ${text}`)
  return Number(text)
}
