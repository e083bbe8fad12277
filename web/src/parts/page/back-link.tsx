import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import styles from './back-link.module.css'

/** The link to the page above this one. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className={styles.link}>
    <ArrowLeft size={16} aria-hidden="true" /> {children}
  </Link>
)
