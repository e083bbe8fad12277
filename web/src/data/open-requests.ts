import type { OpenRequest } from '@xd/core/domain/message/token-values.ts'
import { centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import type { PaymentData } from './payments.ts'
import { queryClient } from './query-client.ts'
import { callQuery, useCall } from './use-call.ts'

const searchOf = (custID: number, storeID: number) => ({
  search: { custID, store: storeID, status: 'sent', perPage: 100 },
})

const openOf = (payments: readonly PaymentData[]): OpenRequest[] =>
  payments
    .filter(({ paymentStatus, paymentExpired }) => paymentStatus === 'sent' && !paymentExpired)
    .map(({ paymentAmount, paymentTicketList, paymentURL }) => ({
      amount: centsOfAnswer(paymentAmount),
      ticketList: paymentTicketList,
      link: paymentURL,
    }))

/** A customer's unpaid requests at a store, which fill the tokens about money. */
export const openRequests = async (custID: number, storeID: number): Promise<OpenRequest[]> =>
  openOf((await queryClient.fetchQuery(callQuery('payments/list', searchOf(custID, storeID)))).payments)

export const useOpenRequests = (custID: number, storeID: number, enabled: boolean): readonly OpenRequest[] =>
  openOf(useCall('payments/list', searchOf(custID, storeID), { enabled }).data?.payments ?? [])
