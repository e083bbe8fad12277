import type { CallName } from '@xd/core/contract/calls.ts'
import type { Shown } from '../shown/shown.ts'

/** A screen and every line on it, with each control’s value and whether it is chosen or off. */
export interface Says extends Shown {
  name: string
  /** Data that the page already has, besides the company’s stores, employees and labels. */
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** Acts done before the words are read. */
  does?: readonly (readonly [words: string, ...given: unknown[]])[]
  /** A call that is made once typing pauses. */
  awaits?: CallName
  /** When it is drawn, if not at the usual moment. */
  now?: number
  /** It tells times by the clock of the user’s own machine: the first of each line, or all. */
  isLocal?: true | 'all'
  says: readonly string[]
  /** The inputs of the calls that it and its parts make, in order. */
  asks?: Readonly<Record<string, readonly object[]>>
}
