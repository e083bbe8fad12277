import { showsVersionBanner, UPGRADED, versionCookieName } from '@xd/core/domain/version/banner.ts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '#data/dialogs.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { LATEST_RELEASE } from './latest-release.ts'

const YEAR_S = 365 * 24 * 3600

const readCookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** Spec 1 §2 and §4: until it is dismissed for this version, by this user. */
export function VersionBanner({ userID, version }: { userID: number; version: string }) {
  const cookie = versionCookieName(userID)
  const [dismissed, setDismissed] = useState(() => readCookie(cookie))
  if (!showsVersionBanner(version, dismissed)) return null
  const dismiss = () => {
    document.cookie = `${cookie}=${version}; path=/; max-age=${YEAR_S}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
    setDismissed(version)
  }
  return (
    <Banner
      bar
      tone="success"
      icon={<Sparkles aria-hidden="true" />}
      title={`Version ${version}: ${LATEST_RELEASE.title}.`}
      actions={
        <>
          <Button size="small" onClick={() => openDialog({ kind: 'news' })}>
            What’s New
          </Button>
          <Button size="small" variant="ghost" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {UPGRADED}
    </Banner>
  )
}
