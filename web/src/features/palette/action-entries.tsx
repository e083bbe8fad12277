import {
  Building2,
  Calculator,
  CalendarPlus,
  CircleDollarSign,
  LogOut,
  Mails,
  Maximize,
  MessageSquarePlus,
  Moon,
  Settings,
  Shield,
  Sparkles,
  Sun,
  Tags,
  UserRound,
} from 'lucide-react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { visibleEntries } from '@xd/core/domain/access/menu.ts'
import { SECTION_ABOUT } from '@xd/core/domain/access/settings-about.table.ts'
import { visibleSections } from '@xd/core/domain/access/settings-sections.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { openDialog } from '#data/dialogs.ts'
import { hasMailers } from '#data/mailers.ts'
import { readOnlyReason, type Session } from '#data/session.ts'
import { hasScreen, paths } from '#paths.ts'
import { ModuleIcon } from '#parts/frame/module-icon.tsx'
import { setTheme } from '#ui/theme.ts'
import type { PaletteEntry, PaletteGroup } from './entry.ts'

interface Wanted extends PaletteEntry {
  readonly unless?: boolean
}

const allowed = (entries: readonly Wanted[]): PaletteEntry[] => entries.filter(({ unless }) => !unless)

const isDark = () =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ||
  (document.documentElement.dataset['theme'] !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)

/** The screens this user may open, each with its address as its key. */
export const placesOf = ({ user, company }: Session, go: (to: string) => void): PaletteEntry[] => [
  {
    key: paths.home,
    title: 'Home',
    words: 'start today',
    icon: <ModuleIcon name="house" size={18} />,
    run: () => go(paths.home),
  },
  ...visibleEntries(user, company.features).map((entry) => ({
    key: entry.target,
    title: entry.title,
    icon: <ModuleIcon name={entry.icon} size={18} />,
    run: () => go(entry.target),
  })),
  ...allowed([
    {
      key: paths.settings,
      title: 'Control Panel',
      words: 'settings',
      icon: <Settings />,
      run: () => go(paths.settings),
      unless: !holds(user.userPermissions, 'settings'),
    },
    ...visibleSections(user.userPermissions, company.features)
      .filter(({ name }) => hasScreen(paths.settingsSection(name)))
      .map(({ name, title }) => ({
        key: paths.settingsSection(name),
        title: `${title} settings`,
        words: `control panel ${SECTION_ABOUT[name]}`,
        icon: <Settings />,
        run: () => go(paths.settingsSection(name)),
      })),
    { key: paths.admin, title: 'XD Admin', icon: <Shield />, run: () => go(paths.admin), unless: !user.userIsXDACCT },
  ]),
]

const actsOf = (session: Session, go: (to: string) => void): PaletteEntry[] => {
  const { user } = session
  const may = (permission: Parameters<typeof holds>[1]) => holds(user.userPermissions, permission)
  const dark = isDark()
  return allowed([
    {
      key: 'new-message',
      title: 'New message',
      words: 'write text customer',
      icon: <MessageSquarePlus />,
      run: () => openDialog({ kind: 'new-message' }),
      refused: readOnlyReason(session),
      unless: !may(['messages', 'customers']),
    },
    {
      key: 'new-entry',
      title: 'New entry',
      words: 'calendar event appointment date',
      icon: <CalendarPlus />,
      run: () => go(paths.newEntry),
      refused: readOnlyReason(session),
      unless: !may('calendar') || !hasFeature(session.company.features, 'calendar'),
    },
    {
      key: 'new-mailer',
      title: 'New mailer',
      words: 'mass text email campaign sale everyone',
      icon: <Mails />,
      run: () => go(paths.newMailer),
      refused: readOnlyReason(session),
      unless: !hasMailers(session),
    },
    {
      key: 'labels',
      title: 'Manage labels',
      words: 'tags colors',
      icon: <Tags />,
      run: () => openDialog({ kind: 'labels' }),
      unless: !may('labels'),
    },
    {
      key: 'loan',
      title: 'Loan calculator',
      words: 'quote interest pawn truth in lending apr',
      icon: <Calculator />,
      run: () => openDialog({ kind: 'loan' }),
    },
    {
      key: 'metals',
      title: 'Precious Metal Spot Pricing',
      words: 'gold silver platinum palladium ticker',
      icon: <CircleDollarSign />,
      run: () => openDialog({ kind: 'metals' }),
    },
    {
      key: 'theme',
      title: dark ? 'Light theme' : 'Dark theme',
      words: 'night look',
      icon: dark ? <Sun /> : <Moon />,
      run: () => setTheme(dark ? 'light' : 'dark'),
    },
    {
      key: 'fullscreen',
      title: 'Fullscreen',
      icon: <Maximize />,
      run: () => void document.documentElement.requestFullscreen?.().catch(() => undefined),
    },
    {
      key: 'news',
      title: 'What’s New',
      words: 'changelog versions release',
      icon: <Sparkles />,
      run: () => openDialog({ kind: 'news' }),
    },
    {
      key: 'switch',
      title: 'Switch Company',
      words: 'login as visit',
      icon: <Building2 />,
      run: () => openDialog({ kind: 'switch-company' }),
      unless: !user.userIsXDACCT,
    },
    {
      key: 'own-account',
      title: 'Your account',
      words:
        'name color password sessions profile second factor passkey authenticator 2fa preferences theme density sound notifications undo',
      icon: <UserRound />,
      run: () => openDialog({ kind: 'own-account' }),
      unless: session.session.impersonatedBy !== undefined,
    },
    { key: 'logout', title: 'Sign Out', words: 'log out leave', icon: <LogOut />, run: () => go(paths.logout) },
  ])
}

/** Actions and destinations for any typed text. */
export const actionGroups = (session: Session, go: (to: string) => void): PaletteGroup[] => [
  { title: 'Actions', entries: actsOf(session, go) },
  { title: 'Go to', entries: placesOf(session, go) },
]

/** "loan 175" opens the calculator with the amount. */
export const loanGroups = (typed: string): PaletteGroup[] => {
  const amount = /^(?:loan|quote|calc(?:ulator)?)\s+\$?\s*(\.?\d\S*)$/i.exec(typed)?.[1]
  return amount === undefined
    ? []
    : [
        {
          title: 'Calculator',
          entries: [
            {
              key: 'loan-amount',
              title: `Loan calculator: $${amount}`,
              icon: <Calculator />,
              run: () => openDialog({ kind: 'loan', amount }),
            },
          ],
        },
      ]
}
