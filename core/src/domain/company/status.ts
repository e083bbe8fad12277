// active ⇄ suspended, by XD Support. While a company is suspended, nobody signs in and nothing is sent automatically.
// Incoming messages are kept, and its customers can still pay.
export const COMPANY_STATUSES = ['active', 'suspended'] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

export const COMPANY_STATUS_LABELS: Readonly<Record<CompanyStatus, string>> = {
  active: 'Active',
  suspended: 'Suspended',
}

export const companyStatus = ({ suspendedAt }: { readonly suspendedAt: number | null }): CompanyStatus =>
  suspendedAt === null ? 'active' : 'suspended'
