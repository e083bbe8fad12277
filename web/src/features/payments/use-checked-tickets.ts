import type { WireOutput } from '@xd/core/contract/calls.ts'
import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { useCall } from '#data/use-call.ts'
import { useSettled } from '#ui/hook/use-settled.ts'
import type { RequestDraft } from './request-draft.ts'

export type CheckedTickets = Omit<WireOutput<'payments/check-tickets'>, 'success'>

const NOTHING: CheckedTickets = { tickets: [], maximumNoticeFee: 0, rewriteFindings: [], electronicRenewal: null }

/** The store's book and notices for a draft's tickets, once typing pauses. */
export const useCheckedTickets = (
  convoID: number,
  { amount, tickets, check }: Pick<RequestDraft, 'amount' | 'tickets' | 'check'>,
  rewrites: boolean,
): CheckedTickets => {
  const typed = useSettled(tickets.trim())
  const toward = useSettled(amount)
  const checked = useSettled(check)
  const reference = checked?.reference.trim() ?? ''
  const parsed = parseDollars(toward)
  const paymentAmount = parsed.ok ? dollarsFromCents(parsed.cents) : 0
  const list = parseTicketList(typed)
  const isAsked = list.ok && list.tickets.length > 0
  const { data } = useCall(
    'payments/check-tickets',
    // Without an amount, every ticket would owe more than the payment.
    {
      convoID,
      payment: {
        paymentAmount,
        paymentTicketList: typed,
        paymentRewrite: rewrites && paymentAmount > 0,
        ...(checked && reference !== '' && { militaryCheck: { ...checked, reference } }),
      },
    },
    { enabled: isAsked, keepPrevious: true },
  )
  return isAsked && tickets.trim() !== '' ? (data ?? NOTHING) : NOTHING
}
