import type { Shown } from '../shown/shown.ts'

/** What a press does: all that it hands to the screen around it, asks of the server and tells the user. */
export interface Press extends Shown {
  name: string
  /** Data that the page already has. */
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** When it is drawn, if not at the usual moment. */
  now?: number
  /** Acts by their words, or a key: `key Mod+Enter`. */
  does: readonly (readonly [words: string, ...given: unknown[]])[]
  /** The callbacks that it may call, by the way to them in its props or in a hook’s first argument: `choice.choose`. */
  hears?: readonly string[]
  heard?: readonly (readonly [callback: string, ...handed: unknown[]])[]
  /** The calls made, without the keys that tell them apart. */
  calls?: readonly (readonly [call: string, input: object])[]
  /** The toasts. */
  said?: readonly string[]
  /** What screen readers are told. */
  announced?: readonly string[]
  /** Where the user is afterwards. */
  goes?: string
}
