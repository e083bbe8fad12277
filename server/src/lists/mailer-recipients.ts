import { Effect } from 'effect'
import type { MailerRecipient } from '@xd/core/contract/entity/mailer.ts'
import type { RecipientFileSearch } from '@xd/core/contract/mailers.ts'
import { EXCLUSION_REASONS } from '@xd/core/domain/mailer/audience.ts'
import { RECIPIENT_STATE_LABELS, RECIPIENT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { found } from '#failure.ts'
import {
  type ListedRecipient,
  listRecipients,
  RECIPIENT_ORDERS,
  type RecipientFilter,
  recipientPage,
} from '#queries/mailer-recipient-list.ts'
import { findMailer } from '#queries/mailers.ts'
import { presentRecipients } from '#services/mailers/present-recipients.ts'
import { askedOf } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof MailerRecipient.Type

const CODE = /^\d{1,6}$/

/** A reason for being left out, by name, or the carrier's error code. */
const askedReason = (reason: string | null | undefined) =>
  reason && CODE.test(reason)
    ? Effect.succeed(Number(reason))
    : Effect.map(askedOf('reason', reason, ['all', ...EXCLUSION_REASONS]), (one) => (one === 'all' ? undefined : one))

export const mailerRecipients: ListWithFile<RecipientFileSearch, RecipientFilter, ListedRecipient, Shown> = {
  sorting: { orders: RECIPIENT_ORDERS, sortBy: 'recipientID', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, status, reason, mailer }, caller) {
    const { jobID } = yield* found(yield* findMailer(caller, mailer ?? 0), 'mailer')
    return {
      jobID,
      filter: filter ?? '',
      state: yield* askedOf('status', status, ['all', ...RECIPIENT_STATES]),
      reason: yield* askedReason(reason),
    }
  }),
  query: listRecipients,
  present: presentRecipients,
  page: recipientPage,
  columns: ({ companyTimezone, store, ...names }) => {
    const zone = ({ storeID }: Shown) => (storeID === null ? companyTimezone : names.zone(storeID))
    const date = (at: number | null, one: Shown) => (at === null ? '' : dateCell(at, zone(one)))
    return [
      ['Customer', ({ custID }) => custID],
      ['Name', ({ name }) => name],
      ['Phone or email', ({ phone }) => (phone.startsWith('+') ? formatPhone(phone) : phone)],
      ['Store', ({ storeID }) => (storeID === null ? '' : store(storeID))],
      ['State', ({ state }) => RECIPIENT_STATE_LABELS[state]],
      ['Reason', ({ reason }) => reason],
      ['Sent', (one) => date(one.sentDate, one)],
      ['Replied', (one) => date(one.repliedDate, one)],
      ['Held until', (one) => date(one.heldUntil, one)],
      ['Since', (one) => date(one.stateDate, one)],
      ['Time zone', zone],
    ]
  },
}

export const file = fileOf(mailerRecipients)
