import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { paths } from '#paths.ts'
import styles from './control-panel-link.module.css'

/** The way back from a section of the Control Panel. */
export const ControlPanelLink = () => (
  <Link to={paths.settings} className={styles.link}>
    <ArrowLeft size={16} aria-hidden="true" /> Control Panel
  </Link>
)
