import type { ReactNode } from 'react'

/** One line of the palette: somewhere to go, or something to do. */
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
}

export interface PaletteGroup {
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}
