import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Params } from './read.ts'

/** A screen's state is in the address, so that a link shows the same view and Back restores it. */
export const useAddress = () => {
  const params = useSearch({ strict: false }) as Params
  const navigate = useNavigate()
  const go = (change: Params, replace = false): void =>
    void navigate({
      to: '.',
      replace,
      search: ((before: Params) =>
        Object.fromEntries(
          Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
        )) as never,
    })
  return {
    params,
    /** Undefined removes something from the address. */
    go,
    /** The dialog open over the screen. Once it is closed, Back does not reopen it. */
    over: (change: Params): void =>
      go(
        change,
        Object.values(change).every((value) => value === undefined),
      ),
  }
}
