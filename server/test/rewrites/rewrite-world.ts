import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { payWorld, type PayWorld } from '../payments/pay-world.ts'

export type Rewrite = WireOutput<'payments/rewrites/fetch'>['rewrite']

/** A store whose tickets are rewritten, an owner who reserves its numbers, and a customer who pays for tickets. */
export interface RewriteWorld extends PayWorld {
  owner: CallClient
  reserve: (
    range: { rangePrefix?: string; rangeFrom: number; rangeTo: number },
    storeAutoRewrite?: boolean,
  ) => Promise<void>
  /** An unpaid request that asks for its tickets to be rewritten. */
  requestFor: (tickets: string) => Promise<string>
  /** The same, paid in the store; the batch that this makes. */
  paidFor: (tickets: string) => Promise<Rewrite>
  rewriteOf: (paymentKey: string) => Promise<Rewrite | undefined>
}

export const DEBIT = '4000056655665556'

let tickets = 0
/** A ticket number that no other test of this file has. */
export const newTicket = (): string => {
  tickets += 1
  return `OLD${tickets}`
}

export const rewriteWorld = async (options: BootOptions = {}): Promise<RewriteWorld> => {
  const world = await payWorld(options)
  const owner = await world.signIn('owner')
  const rewriteOf = async (paymentKey: string) => {
    const { rewrites } = await world.clerk('payments/rewrites/list', { search: { perPage: 100 } })
    return rewrites.find((rewrite) => rewrite.paymentKey === paymentKey)
  }
  const requestFor = async (list: string) =>
    (await world.request({ paymentTicketList: list, paymentMode: 'debit-only', paymentRewrite: true })).paymentKey
  return {
    ...world,
    owner,
    rewriteOf,
    requestFor,
    reserve: async ({ rangePrefix = '', ...range }, storeAutoRewrite = true) => {
      await owner('settings/rewrites/save', {
        settings: { storeID: world.storeID, storeAutoRewrite, ticketRange: { rangePrefix, ...range } },
      })
    },
    paidFor: async (list) => {
      const paymentKey = await requestFor(list)
      await world.clerk('payments/mark-paid', { paymentKey })
      return (await rewriteOf(paymentKey))!
    },
  }
}

export const numbersOf = ({ rewriteTickets }: Rewrite) =>
  rewriteTickets.map(({ oldTicket, newTicket: number }) => [oldTicket, number])
export const statesOf = ({ rewriteTickets }: Rewrite) => rewriteTickets.map(({ ticketState }) => ticketState)
