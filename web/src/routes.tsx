import { createRootRoute, createRoute, createRouter, Outlet, type RouteComponent } from '@tanstack/react-router'
import type { SectionName } from '@xd/core/domain/access/settings-sections.ts'
import { skipRepeats } from '#address/skip-repeats.ts'
import { NotFoundPage } from '#parts/page/error-page.tsx'
import { Layout } from './layout.tsx'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { PAGES_BY_NAME } from './pages.generated.ts'
import { PATTERNS, type PathName, paths, SECTIONS_WITHOUT_SCREEN, WITHOUT_SCREEN } from './paths.ts'
import { RouteFailure } from './route-failure.tsx'

const root = createRootRoute({ component: Outlet, errorComponent: RouteFailure, notFoundComponent: NotFoundPage })
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Layout, errorComponent: RouteFailure })

// A failing page leaves the frame around it intact.
const route = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, path, component, errorComponent: RouteFailure })
const bare = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => root, path, component })

const pending = lazyPage(() => import('#pages/pending-page.tsx'), 'PendingPage')

// An entry opens over the calendar, which stays as it is.
const CALENDAR_OR_ENTRY = `${PATTERNS.calendar}/{-$entry}`
const calendar = lazyPage(() => import('#features/calendar/calendar-screen.tsx'), 'CalendarScreen')

const { customer, adminCompany } = PAGES_BY_NAME

/** The page at each address. */
const PAGES: Record<
  Exclude<PathName, (typeof WITHOUT_SCREEN)[number] | 'sandbox' | 'calendar' | 'calendarEntry' | 'settings'>,
  RouteComponent
> = {
  ...PAGES_BY_NAME,
  invite: lazyPage<'InvitePage', object>(() => import('#features/session/choose-password-page.tsx'), 'InvitePage'),
  // One page for everything about a customer: switching tab or store keeps the rest.
  customerStore: customer,
  customerEmails: customer,
  customerMessages: customer,
  customerNotices: customer,
  customerPayments: customer,
  customerTickets: customer,
  customerPlans: customer,
  reports: lazyPage(() => import('#features/reports/reports-screen.tsx'), 'ReportsScreen'),
  adminSystemStats: lazyPage(() => import('#pages/system-stats-page.tsx'), 'SystemStatsPage'),
  adminCompanies: lazyPage(() => import('#pages/companies-page.tsx'), 'CompaniesPage'),
  // A store opens over its company, which stays as it is.
  adminStore: adminCompany,
}

// The sections are beside the open one.
const panel = createRoute({
  getParentRoute: () => shell,
  id: 'panel',
  component: lazyPage(() => import('#features/settings/control-panel.tsx'), 'ControlPanel'),
  errorComponent: RouteFailure,
})
const section = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => panel, path, component, errorComponent: RouteFailure })

/** The page of each section of the Control Panel. */
const SECTIONS: Record<Exclude<SectionName, (typeof SECTIONS_WITHOUT_SCREEN)[number]>, RouteComponent> = {
  company: lazyPage(() => import('#features/settings/company-settings.tsx'), 'CompanySettings'),
  'custom-fields': lazyPage(() => import('#features/settings/custom-fields-settings.tsx'), 'CustomFieldsSettings'),
  calendar: lazyPage(() => import('#features/calendars/calendar-settings.tsx'), 'CalendarSettings'),
  payments: lazyPage(() => import('#pages/payment-settings-page.tsx'), 'PaymentSettingsPage'),
  notices: lazyPage(() => import('#features/settings/notice-settings.tsx'), 'NoticeSettings'),
  'quick-reply': lazyPage(() => import('#features/replies/replies-settings.tsx'), 'RepliesSettings'),
  stores: lazyPage(() => import('#features/stores/stores-settings.tsx'), 'StoresSettings'),
  'chat-bubble': lazyPage(() => import('#features/chat-bubble/chat-bubble-settings.tsx'), 'ChatBubbleSettings'),
  'add-ons': lazyPage(() => import('#features/add-ons/add-ons-screen.tsx'), 'AddOnsScreen'),
  activity: lazyPage(() => import('#features/activity/activity-screen.tsx'), 'ActivityScreen'),
  users: lazyPage(() => import('#features/users/users-screen.tsx'), 'UsersScreen'),
  approvals: lazyPage(() => import('#features/settings/approvals-settings.tsx'), 'ApprovalsSettings'),
  retention: lazyPage(() => import('#features/settings/retention-settings.tsx'), 'RetentionSettings'),
  'api-keys': lazyPage(() => import('#features/api-keys/api-keys-screen.tsx'), 'ApiKeysScreen'),
}

const pages = [
  ...Object.entries(PAGES).map(([name, page]) => route(PATTERNS[name as PathName], page)),
  route(CALENDAR_OR_ENTRY, calendar),
  ...WITHOUT_SCREEN.map((name) => route(PATTERNS[name], pending)),
  route('$', NotFoundPage),
]

const sections = [
  section(
    PATTERNS.settings,
    lazyPage(() => import('#features/settings/settings-page.tsx'), 'SettingsPage'),
  ),
  ...Object.entries(SECTIONS).map(([name, page]) => section(paths.settingsSection(name as SectionName), page)),
  ...SECTIONS_WITHOUT_SCREEN.map((name) => section(paths.settingsSection(name), pending)),
]

// The customers' side of the demo: a separate world, without the back office's frame.
const sandbox = bare(
  PATTERNS.sandbox,
  lazyPage(() => import('#features/sandbox/sandbox-page.tsx'), 'SandboxPage'),
)

// The primitives side by side, for developers; left out of builds.
const gallery = import.meta.env.DEV
  ? [
      bare(
        '/__gallery',
        lazyPage(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
      ),
      bare(
        '/__gallery/frame',
        lazyPage(() => import('./gallery/frame-page.tsx'), 'FramePage'),
      ),
    ]
  : []

export const router = createRouter({
  routeTree: root.addChildren([shell.addChildren([...pages, panel.addChildren(sections)]), sandbox, ...gallery]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})

skipRepeats(router.history)
