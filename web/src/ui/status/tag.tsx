import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './tag.module.css'

/** Core's tones, and two without a meaning. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'gold'

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode; isNew?: boolean }

export const Tag = ({ tone = 'neutral', icon, children, isNew }: Props) => (
  <span className={cx(styles.tag, styles[tone], isNew && styles.isNew)}>
    {icon}
    <span>{children}</span>
  </span>
)
