import type { Wire } from '@xd/core/contract/calls.ts'
import type { PaymentPromise } from '@xd/core/contract/entity/promise.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { PROMISE_LABELS, PROMISE_SOURCE_LABELS } from '@xd/core/domain/promise/promise.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { money } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { facts } from '#output/table.ts'

export type PromiseData = Wire<typeof PaymentPromise>

export const amountOf = ({ promiseAmount }: PromiseData) => (promiseAmount === null ? '' : money(promiseAmount))

export const statusOf = ({ promiseStatus }: PromiseData) => {
  const { label, tone } = PROMISE_LABELS[promiseStatus]
  return status(label, label, tone)
}

export const promiseFacts = (promise: PromiseData) =>
  facts([
    ['Promise', String(promise.promiseID)],
    ['Customer', customerName(promise.customer)],
    ['By', promise.promiseDay],
    ['Amount', amountOf(promise)],
    ['Tickets', formatTicketList(promise.promiseTickets)],
    ['Made', PROMISE_SOURCE_LABELS[promise.promiseSource].toLowerCase()],
    ['Status', statusOf(promise)],
  ])
