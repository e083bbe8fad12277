import { Link } from '@tanstack/react-router'
import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#paths.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { type Account, shortName } from './account.ts'
import { NOTHING_REAL } from './demo-note.tsx'
import styles from './top-bar.module.css'

type Props = {
  title: string
  /** Nothing here is real, as was said before. */
  isDemo: boolean
  account: Account
  /** The way to the modules, where they have no place of their own. */
  modules?: ReactNode
  search?: ReactNode
  ticker?: ReactNode
  onUser: () => void
}

export function TopBar({ title, isDemo, account: { user }, modules, search, ticker, onUser }: Props) {
  const name = shortName(user.userUsername)
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.brand} aria-label="Home">
        <BrandMark />
      </Link>
      {modules}
      <h1 className={styles.title}>{title}</h1>
      {search && <div className={styles.search}>{search}</div>}
      {isDemo && (
        <span className={styles.demo} title={NOTHING_REAL}>
          <Tag tone="gold">DEMO</Tag>
        </span>
      )}
      {ticker && <div className={styles.ticker}>{ticker}</div>}
      <button type="button" className={styles.user} onClick={onUser} aria-haspopup="dialog">
        <Avatar name={name} size={28} gold icon={user.userIsXDACCT ? <Headset /> : undefined} />
        <span className={styles.name}>
          {name}
          {user.userIsXDACCT && <span className={styles.support}> (XD Support)</span>}
          <VisuallyHidden>, user menu</VisuallyHidden>
        </span>
      </button>
    </header>
  )
}
