import { showsVersionBanner, UPGRADED, versionCookieName } from '@xd/core/domain/version/banner.ts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '#data/dialogs.ts'
import { useSignedIn } from '#data/session.ts'
import { cx } from '#ui/class-names.ts'
import { LATEST_RELEASE } from './latest-release.ts'
import styles from './notice-bars.module.css'

const YEAR_S = 365 * 24 * 3600

const readCookie = (name: string): string | null => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null

/** Spec 1 §2 and §4: until it is dismissed for this version, by this user. */
export function VersionBanner() {
  const { user, version } = useSignedIn()
  const cookie = versionCookieName(user.userID)
  const [dismissed, setDismissed] = useState(() => readCookie(cookie))
  if (!showsVersionBanner(version, dismissed)) return null
  const dismiss = () => {
    document.cookie = `${cookie}=${version}; path=/; max-age=${YEAR_S}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
    setDismissed(version)
  }
  return (
    <div className={cx(styles.note, styles.news)}>
      <Sparkles aria-hidden="true" />
      <p className={styles.told}>
        <b>
          Version {version}
          <span>: {LATEST_RELEASE.title}.</span>
        </b>{' '}
        <span>{UPGRADED}</span>
      </p>
      <button type="button" className={styles.act} onClick={() => openDialog({ kind: 'news' })}>
        What’s New
      </button>
      <button type="button" className={cx(styles.act, styles.plain)} onClick={dismiss}>
        Dismiss
      </button>
    </div>
  )
}
