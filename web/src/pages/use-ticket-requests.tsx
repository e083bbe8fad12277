import { type ReactNode, useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'
import { payoffOf } from '@xd/core/domain/ticket/payoff.ts'
import { type CustomerData, type StoreData, useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCallMutation } from '#data/use-call.ts'
import type { TicketData } from '#data/tickets.ts'
import type { TicketToRequest } from '#features/payments/use-request-draft.ts'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'
import { Button } from '#ui/action/button.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'

const RequestPaymentDialog = lazyDialog(
  () => import('#features/payments/request-payment-dialog.tsx'),
  'RequestPaymentDialog',
)

interface Asked {
  readonly convoID: number
  readonly customer: CustomerData
  readonly store: StoreData
  readonly ticket: TicketToRequest
}

/** Buttons that open a request for the amount that redeems a ticket, in the conversation with the ticket's store. */
export const useTicketRequests = () => {
  const { user, company } = useSignedIn()
  const stores = useStores()
  const [asked, setAsked] = useState<Asked>()
  const { mutate } = useCallMutation('customers/conversation/start', { onError: toastFailure })
  const mayRequest =
    holds(user.userPermissions, 'payments') &&
    holds(user.userPermissions, 'messages') &&
    hasFeature(company.features, 'payments')

  const renderRequest = (booked: TicketData): ReactNode => {
    const { custID, storeID, ticketNumber } = booked
    const amount = payoffOf(booked)
    const store = stores.find((one) => one.storeID === storeID)
    if (!mayRequest || amount === null || !store) return null
    const payoff = centsOfAnswer(amount)
    const open = ({ convo, customer }: WireOutput<'customers/conversation/start'>) =>
      setAsked({ convoID: convo.convoID, customer, store, ticket: { ticketNumber, payoff } })
    return (
      <Button
        writes
        size="small"
        aria-label={`Request ${formatDollars(payoff)} for ticket ${ticketNumber}`}
        onClick={() => mutate({ custID, storeID }, { onSuccess: open })}
      >
        Request {formatDollars(payoff)}
      </Button>
    )
  }
  const dialog = asked && (
    <RequestPaymentDialog
      open
      convoID={asked.convoID}
      customer={asked.customer}
      store={asked.store}
      start={{ ticket: asked.ticket }}
      onClose={() => setAsked(undefined)}
    />
  )
  return { renderRequest, dialog }
}
