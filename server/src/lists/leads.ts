import { Effect } from 'effect'
import type { Lead } from '@xd/core/contract/entity/lead.ts'
import type { LeadSearch } from '@xd/core/contract/leads.ts'
import { LEAD_FILTERS, LEAD_STATUS_LABELS, LEAD_WANT_LABELS, leadStatusesOf } from '@xd/core/domain/bubble/lead.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { addDays, LAST_DAY } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { findCompanySettings } from '#queries/company-settings.ts'
import { LEAD_ORDERS, type LeadListFilter, leadPage, listLeads } from '#queries/lead-list.ts'
import type { LeadRow } from '#queries/leads.ts'
import { presentLead } from '#services/leads/present-lead.ts'
import { askedCustomer, askedDay, askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof Lead.Type

const present = (_db: unknown, _caller: unknown, rows: readonly LeadRow[]) => Promise.resolve(rows.map(presentLead))

export const leads: ListWithFile<LeadSearch, LeadListFilter, LeadRow, Shown> = {
  sorting: { orders: LEAD_ORDERS, sortBy: 'leadDate', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, custID, dateStart, dateEnd }, caller) {
    const [first, last] = [yield* askedDay('dateStart', dateStart), yield* askedDay('dateEnd', dateEnd)]
    const storeID = yield* askedStore(store, caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    const asked = yield* askedOf('status', status, ['all', ...LEAD_FILTERS])
    const { companyTimezone } = yield* findCompanySettings(caller)
    return {
      filter: filter ?? '',
      ...(asked !== 'all' && { statuses: leadStatusesOf(asked) }),
      ...(storeID !== undefined && { storeID }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
      ...(first && { from: instantOf(first, companyTimezone) }),
      ...(last && last < LAST_DAY && { to: instantOf(addDays(last, 1), companyTimezone) }),
    }
  }),
  query: listLeads,
  present,
  page: leadPage,
  columns: ({ store, user, zone }) => [
    ['Request', ({ leadID }) => leadID],
    ['Date', ({ leadDate, storeID }) => dateCell(leadDate, zone(storeID))],
    ['Store', ({ storeID }) => store(storeID)],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Status', ({ leadStatus }) => LEAD_STATUS_LABELS[leadStatus]],
    ['Pawn or sell', ({ leadWant }) => LEAD_WANT_LABELS[leadWant]],
    ['Item', ({ leadItem }) => leadItem],
    ['Answered', ({ leadAnsweredDate, storeID }) => leadAnsweredDate && dateCell(leadAnsweredDate, zone(storeID))],
    ['Quote', ({ quoteID }) => quoteID],
    ['Won', ({ wonAmount }) => moneyCell(wonAmount)],
    ['Status set', ({ leadStatusDate, storeID }) => dateCell(leadStatusDate, zone(storeID))],
    ['Set by', ({ leadStatusByID }) => user(leadStatusByID)],
    ['Time zone', ({ storeID }) => zone(storeID)],
    ['Conversation ID', ({ convoID }) => convoID],
  ],
}

export const file = fileOf(leads)
