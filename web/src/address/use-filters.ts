import type { Params } from './read.ts'
import { useAddress } from './use-address.ts'

/** These sort the rows and turn the pages; they filter nothing. */
const BESIDE: ReadonlySet<string> = new Set(['sortBy', 'dir', 'page', 'perPage'])

/** A list's filters, as `read` parses the address. The address omits defaults. */
export const useFilters = <Filters extends object>(read: (params: Params) => Filters) => {
  const { params, go, over } = useAddress()
  const [filters, usual] = [read(params), read({})]
  const names = Object.keys(usual) as (keyof Filters & string)[]
  return {
    params,
    go,
    over,
    filters,
    isFiltered: names.some((name) => !BESIDE.has(name) && filters[name] !== usual[name]),
    /** A new filter starts at the first page. Typing adds no step of its own. */
    set: (change: Partial<Filters>, replace = 'filter' in change): void => {
      const stated = Object.entries(change).map(([name, value]) => [
        name,
        value === usual[name as keyof Filters] ? undefined : value,
      ])
      go({ page: undefined, ...Object.fromEntries(stated) }, replace)
    },
    clear: (): void => go(Object.fromEntries(names.map((name) => [name, undefined]))),
  }
}
