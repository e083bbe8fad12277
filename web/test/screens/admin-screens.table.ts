import type { Screen } from './screen.ts'
import { press } from './steps.ts'

const GOLDEN = '/admin/companies/2'
const HARBOR_LIGHT = '/admin/companies/4'

/** XD Support's screens: companies, their stores and their plans. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin', as: 'support', path: '/admin' },
  { name: 'admin-companies', as: 'support', path: '/admin/companies' },
  { name: 'admin-companies-suspended', as: 'support', path: '/admin/companies?status=suspended' },
  { name: 'admin-companies-filtered-out', as: 'support', path: '/admin/companies?filter=nobody' },
  {
    name: 'admin-company-new',
    as: 'support',
    path: '/admin/companies?company=new',
    open: (page) => page.getByRole('dialog', { name: 'Create company' }).waitFor(),
  },
  { name: 'admin-company', as: 'support', path: GOLDEN },
  {
    name: 'admin-company-suspend',
    as: 'support',
    path: GOLDEN,
    open: async (page) => {
      await press('Suspend…')(page)
      await page.getByRole('dialog', { name: /^Suspend/ }).waitFor()
    },
  },
  { name: 'admin-company-plan', as: 'support', path: `${GOLDEN}?tab=plan` },
  { name: 'admin-company-stores', as: 'support', path: `${GOLDEN}?tab=stores` },
  { name: 'admin-company-users', as: 'support', path: `${GOLDEN}?tab=users` },
  { name: 'admin-company-visits', as: 'support', path: `${GOLDEN}?tab=visits` },
  { name: 'admin-company-stats', as: 'support', path: `${GOLDEN}?tab=stats` },
  { name: 'admin-company-visit-waits', as: 'support', path: '/admin/companies/5?tab=visits' },
  { name: 'admin-company-without-stores', as: 'support', path: '/admin/companies/5?tab=stores' },
  {
    name: 'admin-store',
    as: 'support',
    path: `${GOLDEN}/2`,
    open: (page) => page.getByRole('dialog', { name: /^Edit Golden/ }).waitFor(),
  },
  { name: 'admin-company-suspended', as: 'support', path: HARBOR_LIGHT },
  {
    name: 'admin-company-resume',
    as: 'support',
    path: HARBOR_LIGHT,
    open: async (page) => {
      await press('End suspension')(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
