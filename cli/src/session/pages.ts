import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'

export interface PageOptions {
  readonly limit?: string
  readonly all?: boolean
}

export interface ListPage<T> {
  readonly items: readonly T[]
  readonly nextCursor: string | null
}

export const withPages = (command: Command, usual: number): Command =>
  command.option('--limit <count>', `how many at most (default: ${usual})`).option('--all', 'every one')

const LARGEST_PAGE = 100

export const readLimit = ({ limit, all }: PageOptions, usual: number): number => {
  if (all) return Infinity
  if (limit === undefined) return usual
  if (!/^\d{1,9}$/.test(limit) || Number(limit) < 1) throw invalidInput(`--limit must be 1 or more, not ${limit}`)
  return Number(limit)
}

/** As many rows as requested, page by page. */
export const gatherPages = async <T>(
  limit: number,
  fetchPage: (perPage: number, cursor: string | null) => Promise<ListPage<T>>,
): Promise<ListPage<T>> => {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: ListPage<T> = await fetchPage(Math.min(LARGEST_PAGE, limit - items.length), cursor)
    items.push(...page.items)
    cursor = page.nextCursor
    if (page.items.length === 0) break
  } while (cursor !== null && items.length < limit)
  return { items, nextCursor: cursor }
}

/** The note below a list: it is empty, or it has more rows. */
export const pageNotes = ({ items, nextCursor }: ListPage<unknown>, nothing: string): readonly string[] => {
  if (items.length === 0) return [nothing]
  return nextCursor === null ? [] : ['More available: add --limit COUNT or --all.']
}
