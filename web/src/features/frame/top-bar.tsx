import { Link } from '@tanstack/react-router'
import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { Headset } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import styles from './top-bar.module.css'

type Props = {
  title: string
  mark?: ReactNode
  /** Opens the modules if they have no place of their own. */
  modules?: ReactNode
  search?: ReactNode
  ticker?: ReactNode
  onUser: () => void
}

export function TopBar({ title, mark, modules, search, ticker, onUser }: Props) {
  const { user } = useSignedIn()
  const name = shortUsername(user.userUsername)
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.brand} aria-label="Home">
        <BrandMark />
      </Link>
      {modules}
      <h1 className={styles.title}>{title}</h1>
      {search && <div className={styles.search}>{search}</div>}
      {mark}
      {ticker && <div className={styles.ticker}>{ticker}</div>}
      <button type="button" className={styles.user} onClick={onUser} aria-haspopup="dialog">
        <Avatar name={name} size={28} gold icon={user.userIsXDACCT ? <Headset /> : undefined} />
        <span className={`${styles.name} cut`}>
          {name}
          {user.userIsXDACCT && <span className={styles.support}> (XD Support)</span>}
          <VisuallyHidden>, user menu</VisuallyHidden>
        </span>
      </button>
    </header>
  )
}
