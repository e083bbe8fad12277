import { addressTitle } from '@xd/core/domain/access/address.ts'
import { activeEntry, visibleEntries } from '@xd/core/domain/access/menu.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFocusAfter } from '#ui/a11y/focus-after.ts'
import { LiveRegion } from '#ui/a11y/live-region.tsx'
import { useOwnTitle } from '#data/page-title.ts'
import { useSignedIn } from '#data/session.ts'
import { useNoFileDrops } from '#ui/hook/use-no-file-drops.ts'
import { useIsPhone, useMediaQuery } from '#ui/hook/use-media-query.ts'
import { ShortcutSheet } from '#parts/page/shortcut-sheet.tsx'
import { Toasts } from '#ui/overlay/toasts.tsx'
import { hasScreen } from '#paths.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { ModuleMenu } from './module-menu.tsx'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './frame.module.css'

/** Shows a different favicon while requested. */
const useFavicon = (href: string | null): void =>
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || href === null) return
    const usual = icon.getAttribute('href')
    icon.setAttribute('href', href)
    return () => {
      if (usual !== null) icon.setAttribute('href', usual)
    }
  }, [href])

type Props = {
  /** The current page: the router's pathname. */
  path: string
  /** Counts on the modules, by target: { '/inbox': 7 }. */
  badges?: Readonly<Record<string, number>>
  search?: ReactNode
  ticker?: ReactNode
  /** The kind of place this is, such as a demo. */
  mark?: ReactNode
  /** Notices above every page. */
  bars?: ReactNode
  onUser: () => void
  children: ReactNode
}

/** Spec 1 §2, the fixed layout: navigation around the page while someone is signed in. */
export function Frame({ path, badges = {}, search, ticker, mark, bars, onUser, children }: Props) {
  const { user, company } = useSignedIn()
  const phone = useIsPhone()
  const short = useMediaQuery('(max-height: 559px)')
  const roomBeside = useMediaQuery('(min-width: 480px)')
  const where = !phone || (short && roomBeside) ? 'side' : short ? 'menu' : 'tabs'
  const main = useRef<HTMLElement>(null)
  const entries = visibleEntries(user, company.features).filter(({ target }) => hasScreen(target))
  const active = activeEntry(path)
  const title = active?.title ?? 'XD'
  const screen = addressTitle(path) ?? title
  const ownTitle = useOwnTitle()

  // A counter PC has many tabs open: the unread count comes first, then the screen.
  const unread = badges['/inbox'] ?? 0
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${ownTitle ?? screen} · ${company.companyName}`
  }, [ownTitle, screen, unread, company.companyName])

  useNoFileDrops()
  useFocusAfter()
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
        {bars}
      </section>
      <TopBar
        title={title}
        mark={mark}
        modules={where === 'menu' && <ModuleMenu entries={entries} />}
        search={search}
        ticker={ticker}
        onUser={onUser}
      />
      {where === 'side' && <SideNav entries={entries} active={active?.target} badges={badges} />}
      <main className={styles.main} id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {where === 'tabs' && <BottomTabs entries={entries} active={active?.target} badges={badges} />}
      <ShortcutSheet />
      <LiveRegion />
      <Toasts />
    </div>
  )
}
