import type { Act } from './act.ts'

/** An act whose call a hook of `web/src/data` makes. The hook’s own test says what it refetches. */
export interface Handed extends Omit<Act, 'after' | 'refetched' | 'refetchedWhenRefused'> {
  /** The file that uses the hook, if it is another. */
  by?: string
  /** The screen’s own callbacks that it calls, and what it hands them. */
  hears?: Readonly<Record<string, readonly unknown[]>>
  hearsWhenRefused?: Readonly<Record<string, readonly unknown[]>>
}
