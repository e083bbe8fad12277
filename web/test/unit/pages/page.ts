import type { Shown } from '../shown/shown.ts'

/** A page or a layout in one state: its parts with what each is told, where it goes, and all it asks for. */
export interface Page extends Shown {
  name: string
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** Acts by their words, or what a part calls: `InboxList.onNewMessage`. */
  does?: readonly (readonly [words: string, ...given: unknown[]])[]
  parts: readonly string[]
}
