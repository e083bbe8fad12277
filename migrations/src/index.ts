import { companiesAndUsers } from './0001-companies-and-users.ts'
import { customersAndConversations } from './0002-customers-and-conversations.ts'
import { payments } from './0003-payments.ts'
import { labelsAndComments } from './0004-labels-and-comments.ts'
import { eventsJobsAndAudit } from './0005-events-jobs-and-audit.ts'
import { search } from './0006-search.ts'
import { inboxCounts } from './0007-inbox-counts.ts'
import { statistics } from './0008-statistics.ts'
import { metalPricesAndActivity } from './0009-metal-prices-and-activity.ts'
import { emails } from './0010-emails.ts'
import { paymentLedger } from './0011-payment-ledger.ts'
import { paymentsByConversation } from './0014-payments-by-conversation.ts'
import { draftsSchedulesTemplates } from './0015-drafts-schedules-templates.ts'
import { customFields } from './0016-custom-fields.ts'
import { rewritesAndReminders } from './0017-rewrites-and-reminders.ts'
import { calendarCategories } from './0020-calendar-categories.ts'
import { cardReferences } from './0021-card-references.ts'
import { customerMerges } from './0022-customer-merges.ts'
import { listCounts } from './0023-list-counts.ts'
import { draftPicturesUndoAndBulkChanges } from './0024-draft-pictures-undo-and-bulk-changes.ts'
import { calendarEntries } from './0025-calendar-entries.ts'
import { listIndexes } from './0026-list-indexes.ts'
import { extrasKept } from './0033-extras-kept.ts'
import { readOnlyVisits } from './0029-read-only-visits.ts'
import { plannedRefunds } from './0030-planned-refunds.ts'
import { exactSearch } from './0034-exact-search.ts'
import { wordsOfACompany } from './0035-words-of-a-company.ts'
import { uploadsAndIdleSessions } from './0036-uploads-and-idle-sessions.ts'
import { authorizationCodes } from './0037-authorization-codes.ts'
import { gatewayAccounts } from './0012-gateway-accounts.ts'
import { reconciledAccounts } from './0028-reconciled-accounts.ts'
import { jobPauses } from './0038-job-pauses.ts'
import { linesOfJobs } from './0039-lines-of-jobs.ts'
import type { Migration } from './dialect.ts'

/** In order; a migration that has landed is never changed. */
export const migrations: readonly Migration[] = [
  companiesAndUsers,
  customersAndConversations,
  payments,
  labelsAndComments,
  eventsJobsAndAudit,
  search,
  inboxCounts,
  statistics,
  metalPricesAndActivity,
  emails,
  paymentLedger,
  gatewayAccounts,
  paymentsByConversation,
  draftsSchedulesTemplates,
  customFields,
  rewritesAndReminders,
  calendarCategories,
  cardReferences,
  customerMerges,
  listCounts,
  draftPicturesUndoAndBulkChanges,
  calendarEntries,
  listIndexes,
  reconciledAccounts,
  readOnlyVisits,
  plannedRefunds,
  extrasKept,
  exactSearch,
  wordsOfACompany,
  uploadsAndIdleSessions,
  authorizationCodes,
  jobPauses,
  linesOfJobs,
]
