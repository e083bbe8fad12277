import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { PATIENCE } from '../messaging/text-world.ts'
import { type PayWorld, payWorld } from '../payments/pay-world.ts'
import { newPhone } from '../phones.ts'

type Terms = Partial<WireInput<'customers/promises/save'>['promise']>
type Made = WireOutput<'customers/promises/save'>['promise']
type Customer = { readonly custID: number }
export interface Person extends Customer {
  phone: string
  convoID: number
  name: string
}

/** A store whose customers promise to pay. */
export interface PromiseWorld extends PayWorld {
  owner: PayWorld['clerk']
  db: () => PayWorld['connection']['writes']
  inDays: (days: number) => LocalDay
  /** A new customer with a conversation at the store. */
  person: () => Promise<Person>
  promise: (who: Customer, terms?: Terms) => Promise<Made>
  of: (who: Customer) => Promise<readonly Made[]>
  statuses: (who: Customer) => Promise<string[]>
  red: (who: Pick<Person, 'convoID'>) => Promise<boolean>
  asks: (who: Person, paymentAmount: number, paymentTicketList?: string) => Promise<string>
  pays: (who: Person, amount: number, tickets?: string) => Promise<unknown>
  /** Its day was a week ago, and it was made two weeks ago. */
  comesDue: (promiseID: number) => Promise<void>
  isBroken: (who: Customer) => Promise<void>
  /** Sends the store's book: the ticket of each person, as it stands now. Returns the import's ID. */
  book: (status: string, tickets: readonly (readonly [Person, string])[]) => Promise<number>
}

export const promiseWorld = async (options: BootOptions): Promise<PromiseWorld> => {
  const world = await payWorld(options)
  const { clerk, storeID } = world
  const owner = await world.signIn('owner')
  const { stores } = await owner('stores/list', {})
  const today = localDay(Date.now(), stores.find((store) => store.storeID === storeID)!.storeTimezone)
  const db = () => world.connection.writes
  const inDays = (days: number) => addDays(today, days)
  const of = async ({ custID }: Customer) => (await clerk('customers/promises/list', { search: { custID } })).promises
  const statuses = async (who: Customer) => (await of(who)).map((one) => one.promiseStatus)
  const asks = async ({ convoID }: Person, paymentAmount: number, paymentTicketList = '') => {
    const payment = { paymentAmount, paymentMemo: 'Interest', paymentMode: 'any', paymentTicketList } as const
    return (await clerk('payments/send', { convoID, payment, clientMessageID: randomUUID(), force: true })).payment
      .paymentKey
  }
  return {
    ...world,
    owner,
    db,
    inDays,
    of,
    statuses,
    asks,
    person: async () => {
      const phone = newPhone()
      const customer = { custPhone: phone, custFirstName: 'Ida', custLastName: `Pledge ${randomUUID().slice(0, 8)}` }
      const { custID } = await clerk('customers/save', { customer })
      const { convo } = await clerk('customers/conversation/start', { custID, storeID })
      return { custID, phone, convoID: convo.convoID, name: `${customer.custLastName}, ${customer.custFirstName}` }
    },
    promise: async ({ custID }, terms = {}) => {
      const promise = { custID, storeID, promiseDay: inDays(9), promiseSource: 'call', ...terms } as const
      return (await clerk('customers/promises/save', { promise })).promise
    },
    red: async ({ convoID }) => (await clerk('customers/conversation/fetch', { convoID })).convo.convoPromiseBroken,
    pays: async (who, amount, tickets) => clerk('payments/mark-paid', { paymentKey: await asks(who, amount, tickets) }),
    comesDue: async (promiseID) => {
      await db()
        .updateTable('promises')
        .set({ promiseDay: inDays(-7), madeAt: Date.now() - 14 * DAY_MS })
        .where('promiseID', '=', promiseID)
        .execute()
      await db().updateTable('jobs').set({ runAt: 0 }).where('uniqueKey', '=', `promise/${promiseID}`).execute()
    },
    isBroken: (who) => expect.poll(() => statuses(who), PATIENCE).toContain('broken'),
    book: async (status, tickets) => {
      const rows = tickets.map(([{ phone }, ticket]) => `Pledge,Ida,${phone},${ticket},12/1/2031,80.00,${status}\n`)
      const file = {
        csv_data: `Last,First,Cell,Tkt,Due Date,Amount,Status\n${rows.join('')}`,
        ...{ filename: 'book.csv', storeID, wholeBook: false },
      }
      // The same file again is the same import, which may take longer than one call waits.
      const imported = async () => (await owner('mailers/import-from-superpawn', file)).import
      await expect.poll(async () => (await imported()).importState, PATIENCE).toBe('finished')
      return (await imported()).importID!
    },
  }
}
