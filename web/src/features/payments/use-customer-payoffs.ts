import { useMemo } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { payoffOf } from '@xd/core/domain/ticket/payoff.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import type { Payoffs } from './request-choices.ts'

/**
 * The amount that redeems each of a customer's open tickets at a store, due first; empty for a user who may not see the
 * book.
 */
export const useCustomerPayoffs = (custID: number, store: number): Payoffs => {
  const { user } = useSignedIn()
  const { data } = useCall(
    'tickets/list',
    { search: { custID, store, status: 'active', perPage: 100 } },
    { enabled: holds(user.userPermissions, 'tickets') },
  )
  return useMemo(
    () =>
      new Map(
        data?.tickets.flatMap((ticket) => {
          const payoff = payoffOf(ticket)
          return payoff === null ? [] : [[ticket.ticketNumber, centsOfAnswer(payoff)]]
        }),
      ),
    [data],
  )
}
