import { Link } from '@tanstack/react-router'
import { FlaskConical, SquareArrowOutUpRight } from 'lucide-react'
import { paths } from '#paths.ts'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './sandbox-header.module.css'

interface Props {
  /** The sandbox's own address, once it is known. */
  url: string | undefined
}

/** The shop's site allows its chat only under this name of the machine. */
const siteOf = (url: string): string => {
  const site = new URL('/site/goldenpledge', url)
  if (site.hostname === '127.0.0.1') site.hostname = 'localhost'
  return site.href
}

export const SandboxHeader = ({ url }: Props) => (
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
      {url && (
        <a className={styles.link} href={siteOf(url)} target="_blank" rel="noopener">
          Shop’s website
          <SquareArrowOutUpRight aria-hidden="true" />
        </a>
      )}
      <Link className={styles.link} to={paths.inbox}>
        Back office
        <SquareArrowOutUpRight aria-hidden="true" />
      </Link>
    </div>
  </header>
)
