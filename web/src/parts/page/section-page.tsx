import type { ReactNode } from 'react'
import { ControlPanelLink } from './control-panel-link.tsx'
import styles from './section-page.module.css'

interface Props {
  title: string
  /** Actions for the whole section, beside the title. */
  actions?: ReactNode
  /** The Control Panel itself, with nothing to go back to. */
  isIndex?: boolean
  /** The link to the page above, if that isn’t the Control Panel. */
  back?: ReactNode
  children: ReactNode
}

/** A section of the Control Panel that scrolls as a whole. A section that is one long list is a `ListPage`. */
export const SectionPage = ({ title, actions, isIndex = false, back, children }: Props) => (
  <div className={styles.page}>
    {!isIndex && (back ?? <ControlPanelLink />)}
    {actions ? (
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
      </div>
    ) : (
      <h2 className={styles.title}>{title}</h2>
    )}
    {children}
  </div>
)
