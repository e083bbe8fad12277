import type { ReactNode } from 'react'
import type { Tone as StatusTone } from '@xd/core/domain/status/tone.ts'
import { cx } from '#ui/class-names.ts'
import styles from './tag.module.css'

/** Those of statuses, and one without a meaning. */
export type Tone = StatusTone | 'gold'

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode; isNew?: boolean }

export const Tag = ({ tone = 'neutral', icon, children, isNew }: Props) => (
  <span className={cx(styles.tag, styles[tone], isNew && styles.isNew)}>
    {icon}
    <span>{children}</span>
  </span>
)
