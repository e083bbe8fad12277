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
      /** It changes something, or opens something that does: disabled on a view-only visit. */
      writes?: boolean
      onSelect: () => void
    }
  | {
      kind: 'check'
      key: string
      label: ReactNode
      icon?: ReactNode
      checked: boolean
      onSelect: (checked: boolean) => void
    }
  | { kind: 'heading'; key: string; label: ReactNode }
  | { kind: 'rule'; key: string }
