import type { ReactNode } from 'react'

/** One line in the palette: a destination or an action. */
export interface PaletteEntry {
  readonly key: string
  readonly title: string
  readonly detail?: string
  readonly icon: ReactNode
  /** Other text it can be found by. */
  readonly words?: string
  /** Shown at the end: a tag, a key. */
  readonly after?: ReactNode
  /** Why it cannot be done now. */
  readonly refused?: string | null
  readonly run: () => void
  /** Further actions on the same line. */
  readonly acts?: readonly PaletteEntry[]
}

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

/** Goes to an address, with the search that its screen accepts. */
export type Go = (to: string, search?: Record<string, unknown>) => void
