import { createRootRoute, createRoute, createRouter, Outlet, type RouteComponent } from '@tanstack/react-router'
import type { SectionName } from '@xd/core/domain/access/settings-sections.ts'
import { skipRepeats } from '#address/skip-repeats.ts'
import { NotFoundPage } from '#parts/page/error-page.tsx'
import { Layout } from './layout.tsx'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { PATTERNS, type PathName, paths, SECTIONS_WITHOUT_SCREEN, WITHOUT_SCREEN } from './paths.ts'
import { RouteFailure } from './route-failure.tsx'

const root = createRootRoute({ component: Outlet, errorComponent: RouteFailure, notFoundComponent: NotFoundPage })
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Layout, errorComponent: RouteFailure })

// A failing page leaves the frame around it intact.
const route = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, path, component, errorComponent: RouteFailure })
const bare = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => root, path, component })

const pending = lazyPage(() => import('#pages/pending-page.tsx'), 'PendingPage')

// One page for everything about a customer: switching tab or store keeps the rest.
const customer = lazyPage(() => import('#pages/customer-page.tsx'), 'CustomerPage')

// An entry opens over the calendar, which stays as it is.
const CALENDAR_OR_ENTRY = `${PATTERNS.calendar}/{-$entry}`
const calendar = lazyPage(() => import('#features/calendar/calendar-screen.tsx'), 'CalendarScreen')

// A store opens over its company, which stays as it is.
const adminCompany = lazyPage(() => import('#pages/admin-company-page.tsx'), 'AdminCompanyPage')

/** The page at each address. */
const PAGES: Record<
  Exclude<PathName, (typeof WITHOUT_SCREEN)[number] | 'sandbox' | 'calendar' | 'calendarEntry' | 'settings'>,
  RouteComponent
> = {
  home: lazyPage(() => import('#features/home/home-page.tsx'), 'HomePage'),
  login: lazyPage(() => import('#features/session/login-page.tsx'), 'LoginPage'),
  logout: lazyPage(() => import('#features/session/logout-page.tsx'), 'LogoutPage'),
  reset: lazyPage(() => import('#features/session/reset-page.tsx'), 'ResetPage'),
  invite: lazyPage<'InvitePage', object>(() => import('#features/session/choose-password-page.tsx'), 'InvitePage'),
  inbox: lazyPage(() => import('#pages/inbox-page.tsx'), 'InboxPage'),
  customers: lazyPage(() => import('#pages/customers-page.tsx'), 'CustomersPage'),
  stopRequests: lazyPage(() => import('#pages/stop-requests-page.tsx'), 'StopRequestsPage'),
  customer: customer,
  customerStore: customer,
  customerEmails: customer,
  customerMessages: customer,
  customerNotices: customer,
  customerPayments: customer,
  customerTickets: customer,
  customerPlans: customer,
  plans: lazyPage(() => import('#pages/plans-page.tsx'), 'PlansPage'),
  rewrites: lazyPage(() => import('#pages/rewrites-page.tsx'), 'RewritesPage'),
  reconciliation: lazyPage(() => import('#pages/reconciliation-page.tsx'), 'ReconciliationPage'),
  payments: lazyPage(() => import('#pages/payments-page.tsx'), 'PaymentsPage'),
  imports: lazyPage(() => import('#pages/imports-page.tsx'), 'ImportsPage'),
  loans: lazyPage(() => import('#pages/loans-page.tsx'), 'LoansPage'),
  mailers: lazyPage(() => import('#pages/mailers-page.tsx'), 'MailersPage'),
  notices: lazyPage(() => import('#pages/notices-page.tsx'), 'NoticesPage'),
  noticeCalls: lazyPage(() => import('#pages/notice-calls-page.tsx'), 'NoticeCallsPage'),
  noticeAddresses: lazyPage(() => import('#pages/notice-addresses-page.tsx'), 'NoticeAddressesPage'),
  reports: lazyPage(() => import('#features/reports/reports-screen.tsx'), 'ReportsScreen'),
  adminSystemStats: lazyPage(() => import('#pages/system-stats-page.tsx'), 'SystemStatsPage'),
  admin: lazyPage(() => import('#pages/admin-page.tsx'), 'AdminPage'),
  adminCompanies: lazyPage(() => import('#pages/companies-page.tsx'), 'CompaniesPage'),
  adminCompany,
  adminStore: adminCompany,
  privacy: lazyPage(() => import('#features/legal/privacy-page.tsx'), 'PrivacyPage'),
  terms: lazyPage(() => import('#features/legal/terms-page.tsx'), 'TermsPage'),
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
