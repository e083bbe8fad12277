import type { CallName } from '@xd/core/contract/calls.ts'
import type { Stale } from '../data/stale.ts'

export type Known = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** One act on a screen: its call, the data it shows and refetches, and its toasts. */
export interface Act {
  name: string
  /** The file in `web/src`, and the component or hook there. */
  at: string
  draws: string
  props?: object
  /** A hook's arguments. */
  given?: readonly unknown[]
  /** The part of it that acts, if it is not exported; or the way to it. */
  within?: string | readonly string[]
  before?: Known
  /** The controls used, by their words, and the values typed. */
  does: readonly (readonly [words: string, ...given: unknown[]])[]
  call: CallName
  asks: object
  answer?: object
  /** The answers to other calls. */
  also?: Readonly<Partial<Record<CallName, object>>>
  after?: readonly unknown[]
  refetched?: Stale
  refetchedWhenRefused?: Stale
  said?: readonly string[]
  tellsFailure?: true
}

/** The question before an act, by the act’s name: its title, and what will happen. */
export type Question = readonly [act: string, title: string, words: string]
