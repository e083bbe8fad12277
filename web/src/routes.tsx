import { createRootRoute, createRoute, createRouter, Outlet, type RouteComponent } from '@tanstack/react-router'
import { NotFoundPage } from '#parts/page/error-page.tsx'
import { Layout } from './layout.tsx'
import { lazyPage } from './lazy-page.ts'
import { PATTERNS, WITHOUT_SCREEN } from './paths.ts'
import { RouteFailure } from './route-failure.tsx'

const root = createRootRoute({ component: Outlet, errorComponent: RouteFailure, notFoundComponent: NotFoundPage })
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Layout, errorComponent: RouteFailure })

const route = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => shell, path, component })
const bare = (path: string, component: RouteComponent) => createRoute({ getParentRoute: () => root, path, component })

const pending = lazyPage(() => import('#pages/pending-page.tsx'), 'PendingPage')

// One page whatever is shown of the customer: another tab or store keeps what stands around it.
const customer = lazyPage(() => import('#pages/customer-page.tsx'), 'CustomerPage')

const pages = [
  route(
    PATTERNS.home,
    lazyPage(() => import('#features/home/home-page.tsx'), 'HomePage'),
  ),
  route(
    PATTERNS.login,
    lazyPage(() => import('#features/session/login-page.tsx'), 'LoginPage'),
  ),
  route(
    PATTERNS.logout,
    lazyPage(() => import('#features/session/logout-page.tsx'), 'LogoutPage'),
  ),
  route(
    PATTERNS.inbox,
    lazyPage(() => import('#pages/inbox-page.tsx'), 'InboxPage'),
  ),
  route(
    PATTERNS.customers,
    lazyPage(() => import('#features/customers/customer-list.tsx'), 'CustomerList'),
  ),
  route(PATTERNS.customer, customer),
  route(PATTERNS.customerStore, customer),
  route(PATTERNS.customerEmails, customer),
  route(PATTERNS.customerMessages, customer),
  route(PATTERNS.customerNotices, customer),
  route(PATTERNS.customerPayments, customer),
  route(
    PATTERNS.rewrites,
    lazyPage(() => import('#pages/rewrites-page.tsx'), 'RewritesPage'),
  ),
  route(
    PATTERNS.reconciliation,
    lazyPage(() => import('#pages/reconciliation-page.tsx'), 'ReconciliationPage'),
  ),
  route(
    PATTERNS.payments,
    lazyPage(() => import('#pages/payments-page.tsx'), 'PaymentsPage'),
  ),
  route(
    PATTERNS.reports,
    lazyPage(() => import('#features/reports/reports-screen.tsx'), 'ReportsScreen'),
  ),
  route(
    PATTERNS.settings,
    lazyPage(() => import('#features/settings/settings-page.tsx'), 'SettingsPage'),
  ),
  route(
    PATTERNS.settingsPayments,
    lazyPage(() => import('#pages/payment-settings-page.tsx'), 'PaymentSettingsPage'),
  ),
  ...WITHOUT_SCREEN.map((path) => route(path, pending)),
  route(
    PATTERNS.privacy,
    lazyPage(() => import('#features/legal/privacy-page.tsx'), 'PrivacyPage'),
  ),
  route(
    PATTERNS.terms,
    lazyPage(() => import('#features/legal/terms-page.tsx'), 'TermsPage'),
  ),
  route('$', NotFoundPage),
]

// The customers' side of the demo: another world, so none of the back office's frame is around it.
const sandbox = bare(
  PATTERNS.sandbox,
  lazyPage(() => import('#features/sandbox/sandbox-page.tsx'), 'SandboxPage'),
)

// The primitives side by side, for those who build with them; no build carries it.
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
  routeTree: root.addChildren([shell.addChildren(pages), sandbox, ...gallery]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})
