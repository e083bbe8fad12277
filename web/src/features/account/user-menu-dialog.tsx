import { Link } from '@tanstack/react-router'
import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { panelEntries } from '@xd/core/domain/access/settings-sections.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { LogOut, Maximize, Minimize, Settings, Shield, Sparkles, SunMoon, UserRound } from 'lucide-react'
import { openDialog } from '#data/dialogs.ts'
import { signOut, useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { LongWord } from '#ui/text/long-word.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './user-menu-dialog.module.css'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** A refusal (an iPhone has no fullscreen) changes nothing. */
const toggle = () => {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()
  change?.catch(() => undefined)
}

function useFullscreen(): [boolean, () => void] {
  return [useSyncExternalStore(subscribe, () => document.fullscreenElement !== null), toggle]
}

/** Spec 1 §2: greeting, company with its counts, Switch, Fullscreen, What's New, Control Panel, XD Admin, Sign Out, Cancel. */
export function UserMenuDialog({ onClose }: { onClose: () => void }) {
  const { user, company, session } = useSignedIn()
  const [full, toggleFull] = useFullscreen()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hello, ${user.userNickname || shortUsername(user.userUsername)}`}
      description={<LongWord text={user.userIsXDACCT ? `${user.userUsername} (XD Support)` : user.userUsername} />}
      size="small"
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className={styles.company}>
        <span>
          <b>{company.companyName}</b>
          <span className={`${styles.counts} num`}>
            {countOf(company.storeCount, 'store')} · {countOf(company.userCount, 'user')}
          </span>
        </span>
        {user.userIsXDACCT && <Button onClick={then(() => openDialog({ kind: 'switch-company' }))}>Switch</Button>}
      </div>
      <div className={styles.items}>
        <button
          type="button"
          className={styles.item}
          // Excludes the theme, which an arrow key would change.
          data-autofocus
          onClick={then(() => openDialog({ kind: 'own-account' }))}
        >
          <UserRound aria-hidden="true" />
          {session.impersonatedBy ? 'Preferences' : 'Your account'}
        </button>
        {panelEntries(user.userPermissions, company.features).map(({ title, target }) => (
          <Link key={target} to={target} className={styles.item} onClick={onClose}>
            <Settings aria-hidden="true" />
            {title}
          </Link>
        ))}
        {user.userIsXDACCT && (
          <Link to={paths.adminCompanies} className={styles.item} onClick={onClose}>
            <Shield aria-hidden="true" />
            XD Admin
          </Link>
        )}
      </div>
      <div className={styles.items}>
        <div className={styles.item}>
          <SunMoon aria-hidden="true" />
          Theme
          <span className={styles.choice}>
            <ThemeChoice />
          </span>
        </div>
        <button type="button" className={styles.item} onClick={then(toggleFull)}>
          {full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          {full ? 'Leave Fullscreen' : 'Fullscreen'}
        </button>
        <button type="button" className={styles.item} onClick={then(() => openDialog({ kind: 'news' }))}>
          <Sparkles aria-hidden="true" />
          What’s New
        </button>
        <button type="button" className={styles.item} onClick={then(() => void signOut().catch(toastFailure))}>
          <LogOut aria-hidden="true" />
          Sign Out
        </button>
      </div>
    </Dialog>
  )
}
