import type { Schema } from 'effect'
import { account } from './account.ts'
import { activity } from './activity.ts'
import { addOns } from './add-ons.ts'
import { admin } from './admin.ts'
import { adminCompanies } from './admin-companies.ts'
import { adminStores } from './admin-stores.ts'
import { apiKeys } from './api-keys.ts'
import { approvals } from './approvals.ts'
import { auth } from './auth.ts'
import { bubble } from './bubble.ts'
import { calendar } from './calendar.ts'
import { chatBubble } from './chat-bubble.ts'
import { comments } from './comments.ts'
import { companySettings } from './company-settings.ts'
import { consent } from './consent.ts'
import { conversations } from './conversations.ts'
import { customerMerges } from './customer-merges.ts'
import { customFields } from './custom-fields.ts'
import { customers } from './customers.ts'
import { employees } from './employees.ts'
import type { CommonFailureCode } from './failure.ts'
import { home } from './home.ts'
import { imports } from './imports.ts'
import { inbox } from './inbox.ts'
import { labels } from './labels.ts'
import { ledger } from './ledger.ts'
import { leads } from './leads.ts'
import { loans } from './loans.ts'
import { mailers } from './mailers.ts'
import { media } from './media.ts'
import { gold } from './gold.ts'
import { metals } from './metals.ts'
import { notices } from './notices.ts'
import { noticeSettings } from './notice-settings.ts'
import { pay } from './pay.ts'
import { paymentSettings } from './payment-settings.ts'
import { payments } from './payments.ts'
import { promises } from './promises.ts'
import { profiler } from './profiler.ts'
import { quickReplies } from './quick-replies.ts'
import { reminders } from './reminders.ts'
import { remoteFee } from './remote-fee.ts'
import { retention } from './retention.ts'
import { rewrites } from './rewrites.ts'
import { reports } from './reports.ts'
import { sandbox } from './sandbox.ts'
import { schedules } from './schedules.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { selfService } from './self-service.ts'
import { setup } from './setup.ts'
import { stopRequests } from './stop-requests.ts'
import { stores } from './stores.ts'
import { systemStats } from './system-stats.ts'
import { templates } from './templates.ts'
import { tickets } from './tickets.ts'
import { users } from './users.ts'

/** The contract: every HTTP call by name. */
export const calls = {
  ...auth,
  ...account,
  ...secondFactor,
  ...customers,
  ...customerMerges,
  ...customFields,
  ...calendar,
  ...conversations,
  ...inbox,
  ...quickReplies,
  ...payments,
  ...schedules,
  ...ledger,
  ...rewrites,
  ...reminders,
  ...remoteFee,
  ...pay,
  ...selfService,
  ...bubble,
  ...paymentSettings,
  ...companySettings,
  ...chatBubble,
  ...addOns,
  ...leads,
  ...loans,
  ...mailers,
  ...notices,
  ...noticeSettings,
  ...tickets,
  ...imports,
  ...consent,
  ...stopRequests,
  ...promises,
  ...labels,
  ...comments,
  ...stores,
  ...templates,
  ...employees,
  ...users,
  ...apiKeys,
  ...activity,
  ...approvals,
  ...retention,
  ...media,
  ...admin,
  ...adminCompanies,
  ...adminStores,
  ...systemStats,
  ...setup,
  ...metals,
  ...gold,
  ...profiler,
  ...search,
  ...home,
  ...reports,
  ...sandbox,
}

export type Calls = typeof calls
export type CallName = keyof Calls

/** The kinds of records an input can name. */
export type EntityKind = Calls[CallName]['finds'][string]

/** Handlers' inputs and outputs: ids as numbers, money as cents, instants as epoch milliseconds. */
export type Input<N extends CallName> = Calls[N]['input']['Type']
export type Output<N extends CallName> = Calls[N]['output']['Type']

/** The same on the wire: money as dollars, instants as ISO text. */
export type WireInput<N extends CallName> = Calls[N]['input']['Encoded']
export type WireOutput<N extends CallName> = Calls[N]['output']['Encoded']

/** The failures a call's own handler may return. */
export type FailureOf<N extends CallName> = Calls[N]['failures'][number] | CommonFailureCode

/** A schema's wire shape, for clients that display answers. */
export type Wire<S extends Schema.Top> = S['Encoded']
