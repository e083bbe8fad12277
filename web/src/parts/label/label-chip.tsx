import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { keptHex } from '@xd/core/domain/color/hex.ts'
import { inkOn } from '@xd/core/domain/color/ink.ts'
import { heldProps, useHeld } from '#ui/read-only.ts'
import styles from './label-chip.module.css'

type Props = {
  name: string
  color: string
  icon?: ReactNode
  /** Filled with the color, its text black or white by contrast; otherwise a dot in the color beside the name. */
  solid?: boolean
  onRemove?: () => void
}

export function LabelChip({ name, color, icon, solid, onRemove }: Props) {
  const held = useHeld(true)
  const face = keptHex(color) ?? '#6f6b62'
  return (
    <span
      className={cx(styles.chip, solid && styles.solid)}
      data-item
      style={{ '--label': face, '--label-ink': inkOn(face) } as CSSProperties}
    >
      {icon ?? (!solid && <i className={styles.mark} aria-hidden="true" />)}
      <span>{name}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${name}`}
          {...(held === null ? { onClick: onRemove } : heldProps(held))}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

/** The same, inline: a tinted icon and the name. */
export const LabelMark = ({ name, color, icon }: Pick<Props, 'name' | 'color' | 'icon'>) => (
  <span className={styles.bare} style={{ '--label': keptHex(color) ?? '#6f6b62' } as CSSProperties}>
    {icon}
    <span>{name}</span>
  </span>
)

/** The same, without room for a name. */
export const LabelDot = ({ color }: Pick<Props, 'color'>) => (
  <i className={styles.mark} style={{ '--label': keptHex(color) ?? '#6f6b62' } as CSSProperties} />
)
