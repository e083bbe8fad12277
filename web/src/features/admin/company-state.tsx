import { COMPANY_STATUS_LABELS, type CompanyStatus } from '@xd/core/domain/company/status.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { StatusTag } from '#ui/status/status-tag.tsx'

export const CompanyState = ({ status }: { status: CompanyStatus }) => (
  <StatusTag tone={toneOf(COMPANY_STATUS_LABELS[status])}>{COMPANY_STATUS_LABELS[status]}</StatusTag>
)
