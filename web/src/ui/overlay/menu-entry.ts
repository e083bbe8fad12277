import type { ReactNode } from 'react'

/** A menu's entries as plain data, so that the dropdown, the right-click menu and the palette show the same actions. */
export type MenuEntry =
  | {
      kind?: 'act'
      key: string
      label: ReactNode
      icon?: ReactNode
      shortcut?: string
      danger?: boolean
      disabledReason?: string | null
      /** It changes something, or opens something that does, so it is disabled on a view-only visit. */
      writes?: boolean
      onSelect: () => void
    }
  | {
      /** One of several: the menu shows which one is chosen. */
      kind: 'choice'
      key: string
      /** Names the choice: "Flag". */
      label: string
      /** The key of the chosen option; none if there are several. */
      chosen: string
      options: readonly { key: string; label: ReactNode; icon?: ReactNode }[]
      /** Choosing changes something, so it is disabled on a view-only visit. */
      writes?: boolean
      onChoose: (key: string) => void
    }
  | { kind: 'heading'; key: string; label: ReactNode }
  | { kind: 'rule'; key: string }
