// The screen labels of the statuses that lists filter by.
import { USER_STATUS_LABELS } from '#domain/access/user-status.ts'
import { LEAD_STATUS_LABELS } from '#domain/bubble/lead.ts'
import { COMPANY_STATUS_LABELS } from '#domain/company/status.ts'
import { LOAN_STATUS_LABELS } from '#domain/loan/status.ts'
import { JOB_STATUS_LABELS } from '#domain/mailer/job-status.ts'
import { RECIPIENT_STATE_LABELS } from '#domain/mailer/recipient-state.ts'
import { BATCH_STATUS_LABELS } from '#domain/notice/batch.ts'
import { NOTICE_STATUS_LABELS } from '#domain/notice/status.ts'
import { PAYMENT_LABELS } from '#domain/payment/status.ts'
import { PLAN_STATUS_LABELS } from '#domain/plan/plan.ts'
import { REWRITE_LABELS } from '#domain/ticket/batch.ts'
import { TICKET_STATUS_LABELS } from '#domain/ticket/book.ts'

type Labels = Readonly<Record<string, string>>

const LEADS: Labels = { open: 'Open', ...LEAD_STATUS_LABELS }

const STATUSES: Readonly<Record<string, Labels>> = {
  'list/companies': COMPANY_STATUS_LABELS,
  'list/customers': { blocked: 'Blocked', 'opted-out': 'Opted out' },
  'list/inbox': { active: 'Active', archived: 'Archived' },
  'list/leads': LEADS,
  'list/loans': LOAN_STATUS_LABELS,
  'list/mailer-recipients': RECIPIENT_STATE_LABELS,
  'list/mailers': JOB_STATUS_LABELS,
  'list/notice-batches': BATCH_STATUS_LABELS,
  'list/notices': NOTICE_STATUS_LABELS,
  'list/payments': Object.fromEntries(Object.entries(PAYMENT_LABELS).map(([status, { label }]) => [status, label])),
  'list/plans': PLAN_STATUS_LABELS,
  'list/rewrites': REWRITE_LABELS,
  'list/tickets': TICKET_STATUS_LABELS,
  'list/users': USER_STATUS_LABELS,
}

export const statusLabel = (target: string | null, status: string): string =>
  STATUSES[target ?? '']?.[status] ?? status.replaceAll(/[-_]/g, ' ')

/** Of the last quote request in a conversation. */
export const leadLabel = (status: string): string => LEADS[status] ?? status
