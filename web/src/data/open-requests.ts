import type { OpenRequest } from '@xd/core/domain/message/token-values.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { callQuery } from './use-call.ts'
import { queryClient } from './query-client.ts'

/** A customer's unpaid requests at a store, which fill the tokens about money. */
export const openRequests = async (custID: number, storeID: number): Promise<OpenRequest[]> => {
  const search = { custID, store: storeID, status: 'sent', perPage: 100 }
  const { payments } = await queryClient.fetchQuery(callQuery('payments/list', { search }))
  return payments
    .filter(({ paymentStatus, paymentExpired }) => paymentStatus === 'sent' && !paymentExpired)
    .map(({ paymentAmount, paymentTicketList, paymentURL }) => ({
      amount: centsOfAnswer(paymentAmount),
      ticketList: paymentTicketList,
      link: paymentURL,
    }))
}
