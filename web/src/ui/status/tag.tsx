import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './tag.module.css'

/** Core's tones, and two without a meaning. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'gold'

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode }

export const Tag = ({ tone = 'neutral', icon, children }: Props) => (
  <span className={cx(styles.tag, styles[tone])}>
    {icon}
    <span>{children}</span>
  </span>
)
