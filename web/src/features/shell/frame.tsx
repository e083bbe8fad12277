import { activeEntry, visibleEntries } from '@xd/core/domain/access/menu.ts'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { LiveRegion } from '#ui/a11y/live-region.tsx'
import { useOwnTitle } from '#data/page-title.ts'
import { useFavicon } from '#ui/hook/use-favicon.ts'
import { useIsPhone, useMediaQuery } from '#ui/hook/use-media-query.ts'
import { ShortcutSheet } from '#ui/overlay/shortcut-sheet.tsx'
import { Toasts } from '#ui/overlay/toasts.tsx'
import { WITHOUT_SCREEN } from '#paths.ts'
import type { Account } from './account.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { DemoNote, useDemoTold } from './demo-note.tsx'
import { ModuleMenu } from './module-menu.tsx'
import { NoticeBars } from './notice-bars.tsx'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import type { UserMenuActs } from './user-menu-dialog.tsx'
import styles from './frame.module.css'

const UserMenuDialog = lazy(async () => ({ default: (await import('./user-menu-dialog.tsx')).UserMenuDialog }))

type Props = {
  account: Account
  /** Where one is: the router's pathname. */
  path: string
  /** Figures on the modules, by target: { '/inbox': 7 }. */
  badges?: Readonly<Record<string, number>>
  search?: ReactNode
  ticker?: ReactNode
  testMode?: boolean
  /** When the live channel was lost; null while it stands. */
  offlineSince?: number | null
  acts: UserMenuActs & { onReturn: () => void }
  /** Banners that come and go: maintenance, a new build. */
  banners?: ReactNode
  /** What is told once, on one line with the note that this is a demo. */
  news?: ReactNode
  children: ReactNode
}

/** Spec 1 §2, the fixed layout: navigation around the page while someone is signed in. */
export function Frame({
  account,
  path,
  badges = {},
  search,
  ticker,
  testMode,
  offlineSince,
  acts,
  banners,
  news,
  children,
}: Props) {
  const [menuOpen, setMenuOpen] = useState(false)
  const phone = useIsPhone()
  const short = useMediaQuery('(max-height: 559px)')
  const roomBeside = useMediaQuery('(min-width: 560px)')
  const where = !phone || (short && roomBeside) ? 'side' : short ? 'menu' : 'tabs'
  const isDemo = account.mode === 'demo'
  const demoTold = useDemoTold(account.session.sessionID)
  const main = useRef<HTMLElement>(null)
  const entries = visibleEntries(account.user, account.company.features).filter(
    ({ target }) => !WITHOUT_SCREEN.includes(target),
  )
  const active = activeEntry(path)
  const title = active?.title ?? 'XD'
  const ownTitle = useOwnTitle()

  // A counter PC shows many tabs: the module first, then what waits in it.
  const unread = badges['/inbox'] ?? 0
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${ownTitle ?? title} · ${account.company.companyName}`
  }, [ownTitle, title, unread, account.company.companyName])

  useFavicon(unread > 0 ? '/favicon-unread.svg' : null)

  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </a>
      <section className={styles.bars} aria-label="Notes on this session">
        <NoticeBars account={account} testMode={testMode} offlineSince={offlineSince} onReturn={acts.onReturn} />
        {banners}
        <div className={styles.line}>
          {isDemo && !demoTold && <DemoNote />}
          {news}
        </div>
      </section>
      <TopBar
        title={title}
        isDemo={isDemo && demoTold}
        account={account}
        modules={where === 'menu' && <ModuleMenu entries={entries} />}
        search={search}
        ticker={ticker}
        onUser={() => setMenuOpen(true)}
      />
      {where === 'side' && <SideNav entries={entries} active={active?.target} badges={badges} />}
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {where === 'tabs' && <BottomTabs entries={entries} active={active?.target} badges={badges} />}
      {menuOpen && (
        <Suspense>
          <UserMenuDialog open onClose={() => setMenuOpen(false)} account={account} acts={acts} />
        </Suspense>
      )}
      <ShortcutSheet />
      <LiveRegion />
      <Toasts />
    </div>
  )
}
