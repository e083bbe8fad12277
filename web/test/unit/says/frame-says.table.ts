import { MENU } from '@xd/core/domain/access/menu.ts'
import type { Says } from './says.ts'

const nothing = () => undefined
const entry = (title: string) => ({ target: `/${title.toLowerCase()}`, title, icon: 'inbox' })
const FIVE = ['Inbox', 'Customers', 'Payments', 'Calendar', 'Reports'].map(entry)
const SIX = [...FIVE, entry('Settings')]
const badges = { '/inbox': 99, '/payments': 100 }
const UNREAD: Readonly<Record<string, string>> = { Inbox: ' 99 unread', Payments: ' 99+ unread' }
const TABS = { at: 'features/frame/bottom-tabs.tsx', draws: 'BottomTabs' } as const
/** All entries of the menu, as an owner sees them. */
const MODULES = MENU.filter(({ hidden }) => !hidden)
  .map(({ title, target }) => `${title}${UNREAD[title] ?? ''} → ${target}`)
  .join(' ')
const BAR = { at: 'features/frame/top-bar.tsx', draws: 'TopBar' } as const
const user = { userUsername: 'bo@golden.test', userIsXDACCT: false }
const FRAME = { at: 'features/frame/frame.tsx', draws: 'Frame', session: { user } } as const

export const FRAME_SAYS: readonly Says[] = [
  {
    ...TABS,
    name: 'five tabs',
    props: { entries: FIVE, active: '/reports', badges },
    says: [
      'Inbox 99 unread → /inbox Customers → /customers Payments 99+ unread → /payments Calendar → /calendar Reports → /reports',
    ],
  },
  {
    ...TABS,
    name: 'six modules in five tabs',
    props: { entries: SIX, active: '/settings', badges },
    says: ['Inbox 99 unread → /inbox Customers → /customers Payments 99+ unread → /payments Calendar → /calendar More'],
  },
  {
    name: 'the modules on the side',
    at: 'features/frame/side-nav.tsx',
    draws: 'SideNav',
    props: { entries: SIX, active: '/inbox', badges: { ...badges, '/calendar': 0 } },
    says: [
      'Inbox 99 unread → /inbox Customers → /customers Payments 99+ unread → /payments Calendar → /calendar Reports → /reports Settings → /settings',
    ],
  },
  { ...BAR, name: 'the top bar', props: { title: 'Inbox' }, session: { user }, says: ['→ / Inbox', 'B bo, user menu'] },
  {
    ...BAR,
    name: 'the top bar of support, with everything',
    props: { title: 'Inbox', mark: 'MARK', modules: 'MODULES', search: 'SEARCH', ticker: 'TICKER' },
    session: { user: { ...user, userIsXDACCT: true } },
    says: ['→ / MODULES Inbox', 'SEARCH', 'MARK TICKER', 'bo (XD Support), user menu'],
  },
  {
    name: 'the field of the search',
    at: 'features/frame/search-trigger.tsx',
    draws: 'SearchTrigger',
    props: { onOpen: nothing },
    says: ['Find a customer, phone, ticket, payment… Ctrl K'],
  },
  {
    ...FRAME,
    name: 'the frame of a page',
    props: {
      path: '/payments/41',
      badges,
      bars: 'BARS',
      mark: 'MARK',
      ticker: 'TICKER',
      children: 'PAGE',
      onUser: nothing,
    },
    says: ['Skip to content → #main BARS', '→ / Payments', 'MARK TICKER', `B bo, user menu ${MODULES} PAGE`],
  },
  {
    ...FRAME,
    name: 'the frame of a user with fewer rights',
    props: { path: '/nowhere', children: 'PAGE', onUser: nothing },
    lacks: ['payments', 'reports', 'settings'],
    says: [
      'Skip to content → #main',
      '→ / XD',
      'B bo, user menu Inbox → /inbox Customers → /customers Loans → /loans Notices → /notices Calendar → /calendar Mailers → /mailers PAGE',
    ],
  },
  ...(
    [
      [
        'on a phone',
        ['max-width: 767px'],
        [
          'Skip to content → #main',
          '→ / Inbox',
          'B bo, user menu PAGE Inbox 99 unread → /inbox Customers → /customers Payments 99+ unread → /payments Loans → /loans More',
        ],
      ],
      [
        'on a low phone',
        ['max-width: 767px', 'max-height'],
        ['Skip to content → #main', '→ / Modules Inbox', 'B bo, user menu PAGE'],
      ],
      [
        'on a phone on its side',
        ['max-width: 767px', 'max-height', 'min-width: 480px'],
        ['Skip to content → #main', '→ / Inbox', `B bo, user menu ${MODULES} PAGE`],
      ],
    ] as const
  ).map(([name, media, says]): Says => ({
    ...FRAME,
    name: `the frame ${name}`,
    media,
    props: { path: '/inbox', badges, children: 'PAGE', onUser: nothing },
    says,
  })),
]
