import { COMPANY_STATUS_LABELS, type CompanyStatus } from '@xd/core/domain/company/status.ts'
import { StatusTag } from '#ui/status/status-tag.tsx'

export const CompanyState = ({ status }: { status: CompanyStatus }) => (
  <StatusTag tone={status === 'suspended' ? 'danger' : 'success'}>{COMPANY_STATUS_LABELS[status]}</StatusTag>
)
