import type { Shown } from '../shown/shown.ts'

type Does = readonly (readonly [words: string, ...given: unknown[]])[]

/** The outcome of one or more presses: only what is named here may happen. */
interface Outcome {
  /** The address it goes to. */
  goes?: string
  /** What its own callbacks are told, in order. */
  tells?: readonly (readonly [prop: string, ...told: unknown[]])[]
  /** The toasts. */
  said?: readonly string[]
  /** The calls made since it was drawn. */
  asks?: readonly (readonly [call: string, input: object])[]
}

/** A screen in one state, and the outcome of each press. */
export interface Presses extends Shown {
  name: string
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** Its callbacks. */
  hears?: readonly string[]
  presses: readonly (readonly [does: string | Does, outcome: Outcome])[]
}
