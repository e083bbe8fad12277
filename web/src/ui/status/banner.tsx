import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './banner.module.css'

type Props = {
  tone?: 'info' | 'success' | 'warning' | 'danger' | 'gold'
  title?: ReactNode
  children?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
  /** Full width, at the top of the page or pane. */
  bar?: boolean
  /** `alert` interrupts, `status` waits; leave it out for banners present from the start. */
  role?: 'alert' | 'status'
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert, gold: Info } as const

export function Banner({ tone = 'info', title, children, icon, actions, bar, role }: Props) {
  const Icon = ICONS[tone]
  return (
    <div className={cx(styles.banner, styles[tone], bar && styles.bar)} role={role}>
      {icon ?? <Icon aria-hidden="true" />}
      <div className={styles.words}>
        {title && <span className={styles.title}>{title} </span>}
        {children && <span className={styles.text}>{children}</span>}
      </div>
      {actions && <div className={styles.acts}>{actions}</div>}
    </div>
  )
}
