import type { CSSProperties, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { keptHex } from '@xd/core/domain/color/hex.ts'
import { inkOn } from '@xd/core/domain/color/ink.ts'
import styles from './avatar.module.css'

type Props = {
  /** "Marisol Ortega" and "dana.ruiz" give MO and DR. */
  name: string
  size?: number
  /** A colleague's own color. */
  color?: string
  gold?: boolean
  /** Instead of initials: a headset for support staff, a phone for one without a name. */
  icon?: ReactNode
}

/** As many letters as fit the circle at a readable size. */
function initials(name: string, most = 2): string {
  const words = name.split(/[\s.,_@-]+/).filter((word) => /^\p{L}/u.test(word))
  const picked = words.length > 1 && most > 1 ? [words[0], words[words.length - 1]] : [words[0]]
  return (
    picked
      .map((word) => Array.from(word ?? '')[0] ?? '')
      .join('')
      .toLocaleUpperCase() || '#'
  )
}

const [SMALL, LARGE] = [24, 36]

/** Decoration next to the name, so it is not read aloud. */
export function Avatar({ name, size = 36, color, gold, icon }: Props) {
  const face = color ? keptHex(color) : undefined
  const style = { '--size': `${size}px`, '--face': face, '--text': face && inkOn(face) } as CSSProperties
  return (
    <span
      className={cx(styles.avatar, size >= LARGE && styles.large, face && styles.tinted, gold && styles.gold)}
      style={style}
      aria-hidden="true"
    >
      {icon ?? initials(name, size < SMALL ? 1 : 2)}
    </span>
  )
}
