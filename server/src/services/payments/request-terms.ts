import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { canRequestAmount } from '@xd/core/domain/payment/amount.ts'
import { defaultExpiry, expiryInstant } from '@xd/core/domain/payment/expiry.ts'
import { formatTicketList, parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { isLocalDateTime } from '@xd/core/domain/time/zone.ts'
import { fail } from '#failure.ts'
import type { StoreRow } from '#queries/stores.ts'

type Asked = Input<'payments/send'>['payment']

/** What is asked of the customer, checked and in the form that it is kept in; else `invalid_input` with every fault by its field. */
export const requestTerms = (asked: Asked, store: StoreRow, now: number) => {
  const fields: Record<string, string> = {}
  const amount = canRequestAmount(asked.paymentAmount)
  if (!amount.ok) fields['payment.paymentAmount'] = amount.reason
  const tickets = parseTicketList(asked.paymentTicketList ?? '')
  if (!tickets.ok) fields['payment.paymentTicketList'] = tickets.reason
  const { validBeforeLocal, validBeforeAt, fault } = expiryOf(asked, store, now)
  if (fault !== undefined) fields['payment.paymentValidBeforeLocalTZ'] = fault
  if (!tickets.ok || Object.keys(fields).length > 0) return fail('invalid_input', { fields })
  return Effect.succeed({
    amountCents: asked.paymentAmount,
    paymentMemo: asked.paymentMemo.trim(),
    paymentReference: asked.paymentReference ?? '',
    paymentTicketList: formatTicketList(tickets.tickets),
    paymentMode: asked.paymentMode,
    paymentRewrite: asked.paymentRewrite === true ? (1 as const) : (0 as const),
    validBeforeLocal,
    validBeforeAt,
  })
}

const expiryOf = ({ paymentValidBeforeLocalTZ: asked }: Asked, store: StoreRow, now: number) => {
  const { storeTimezone } = store
  const hours = store.storeHours.map((day) => ({ ...day, hoursIsOpen: day.hoursIsOpen === 1 }))
  const validBeforeLocal = asked ?? defaultExpiry(hours, storeTimezone, now)
  if (!isLocalDateTime(validBeforeLocal)) return { validBeforeLocal, validBeforeAt: 0, fault: 'There is no such date and time' }
  const validBeforeAt = expiryInstant(validBeforeLocal, storeTimezone)
  return { validBeforeLocal, validBeforeAt, fault: validBeforeAt <= now ? 'The selected Date / Time is in the past' : undefined }
}
