import { CloudOff, Inbox, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import styles from './empty-state.module.css'

type Props = {
  /** Why there is nothing: no data yet, all filtered out, or it failed to load. */
  kind: 'none' | 'filtered' | 'failed'
  title: string
  /** What to do next. */
  text?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
  onClearFilters?: () => void
  onRetry?: () => void
}

const ICONS = { none: Inbox, filtered: SearchX, failed: CloudOff } as const

export function EmptyState({ kind, title, text, icon, actions, onClearFilters, onRetry }: Props) {
  const Icon = ICONS[kind]
  return (
    <div className={cx(styles.empty, kind === 'failed' && styles.failed)} role={kind === 'failed' ? 'alert' : 'status'}>
      <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" />}</span>
      <h2 className={styles.title}>{title}</h2>
      {/* Read aloud, they are two sentences. */}
      {text && <VisuallyHidden>. </VisuallyHidden>}
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.acts}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        {onClearFilters && <Button onClick={onClearFilters}>Clear filters</Button>}
        {actions}
      </div>
    </div>
  )
}
