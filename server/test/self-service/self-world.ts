import { type CallClient, createCallClient } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { COMPANY } from '@xd/fixtures/demo/people.ts'
import { bookedTicket } from '@xd/fixtures/testing/booked-ticket.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { expect } from 'vitest'
import { newAddress } from '../bubble/bubble-world.ts'
import { type Contact, newPhone, PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'

type Ticket = Parameters<typeof bookedTicket>[0]

export interface SelfWorld extends TextWorld {
  storeKey: string
  owner: CallClient
  /** A browser: it has an address, and keeps its cookies. */
  browser: (address?: string) => CallClient
  /** The book's ticket of a customer: $120 due, from a file of this moment. */
  ticket: (contact: Contact, more?: Partial<Ticket>) => Promise<string>
  /** Another phone of a customer, who is texted on their main one. */
  otherPhone: (contact: Contact) => Promise<string>
  save: (settings: Omit<WireInput<'settings/self-service/save'>['settings'], 'storeID'>) => Promise<void>
  /** The codes that a phone was texted, oldest first. */
  codes: (phone: string) => Promise<string[]>
  /** A browser that has proved a phone. */
  proved: (phone: string) => Promise<CallClient>
  /** Waits until nothing is left to be done. */
  settled: () => Promise<void>
}

let tickets = 0

/** A text world whose store lets its customers pay without a clerk. */
export const selfWorld = async (options: Parameters<typeof textWorld>[0] = {}): Promise<SelfWorld> => {
  const world = await textWorld({ ...options, config: { trustedProxies: readTrustedProxies('127.0.0.0/8') } })
  const owner = await world.signIn('owner')
  const db = world.connection.writes
  const { storeID } = world
  const { storeKey } = (await owner('settings/stores/list', {})).stores.find((store) => store.storeID === storeID)!

  const browser = (address = newAddress()): CallClient => {
    let cookie = ''
    return createCallClient(async (path, body) => {
      const answer = await fetch(`${world.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
        body,
      })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return answer
    })
  }

  const codes = async (phone: string) =>
    (await world.phone(phone)).flatMap(({ direction, body }) =>
      direction === 'in' ? (/\b(\d{6})\b (?:is your code|es su clave)/.exec(body)?.[1] ?? []) : [],
    )

  const made: SelfWorld = {
    ...world,
    storeKey,
    owner,
    browser,
    codes,
    ticket: async ({ custID }, more = {}) => {
      tickets += 1
      const ticketNumber = String(60_800 + tickets)
      const row = bookedTicket({
        storeID,
        ticketNumber,
        custID,
        ticketDueDate: '2027-01-15',
        asOf: Date.now(),
        ...more,
      } as Ticket)
      await db.insertInto('tickets').values(row).execute()
      return row.ticketNumber
    },
    otherPhone: async ({ custID }) => {
      const custPhone = newPhone()
      const { goldenPledge: companyID } = COMPANY
      await db.insertInto('customer_phones').values({ companyID, custID, custPhone }).execute()
      return custPhone
    },
    save: async (settings) => void (await owner('settings/self-service/save', { settings: { storeID, ...settings } })),
    proved: async (phone) => {
      const call = browser()
      const before = (await codes(phone)).length
      await call('my/start', { storeKey, phone })
      await expect.poll(async () => (await codes(phone)).length, PATIENCE).toBe(before + 1)
      await call('my/prove', { storeKey, phone, code: (await codes(phone)).at(-1)! })
      return call
    },
    settled: async () => {
      const left = async () =>
        (await db.selectFrom('jobs').select('jobID').where('kind', 'in', ['text-code', 'send-message']).execute())
          .length
      await expect.poll(left, PATIENCE).toBe(0)
    },
  }
  await made.save({ selfEnabled: true })
  return made
}
