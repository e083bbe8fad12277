import type { Shown } from '../shown/shown.ts'

/** A screen, and every line that it says: of controls also their values, and whether they are chosen or off. */
export interface Says extends Shown {
  name: string
  /** What the page knows already, besides the company’s stores, employees and labels. */
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** What is done first. */
  does?: readonly (readonly [words: string, ...given: unknown[]])[]
  /** When it is drawn, if not at the usual moment. */
  now?: number
  /** It tells times by the clock of the user’s own machine. */
  isLocal?: true
  says: readonly string[]
}
