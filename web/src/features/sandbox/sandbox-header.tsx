import { Link } from '@tanstack/react-router'
import { FlaskConical, SquareArrowOutUpRight } from 'lucide-react'
import { paths } from '#paths.ts'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './sandbox-header.module.css'

export const SandboxHeader = () => (
  <header>
    <p className={styles.notice}>
      <FlaskConical aria-hidden="true" />
      <span>
        <b>Everything here is simulated.</b> No text, email or charge on this page reaches a real phone, mailbox or
        card.
      </span>
    </p>
    <div className={styles.bar}>
      <BrandMark />
      <h1 className={styles.title}>Sandbox</h1>
      <p className={styles.what}>The customers’ side of the demo</p>
      <Link className={styles.link} to={paths.inbox}>
        Back office
        <SquareArrowOutUpRight aria-hidden="true" />
      </Link>
    </div>
  </header>
)
