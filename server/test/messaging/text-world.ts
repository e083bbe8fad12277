import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { boot, type Booted, type BootOptions } from '@xd/fixtures/boot.ts'
import { demoTextingCredentials } from '@xd/server/providers/texting/demo-credentials.ts'
import { twilioSignature } from '@xd/server/providers/texting/twilio-signature.ts'

export type Message = WireOutput<'customers/conversation/messages/fetch'>['messages'][number]

export interface PhoneMessage {
  direction: 'in' | 'out'
  from: string
  to: string
  body: string
  mediaUrls: string[]
}

export interface Contact {
  custID: number
  convoID: number
  phone: string
}

/** A server with a clerk who texts from its first store, and its customers with their simulated phones. */
export interface TextWorld extends Booted {
  clerk: CallClient & { token: string }
  storeID: number
  storeNumber: string
  /** A new customer of the store; `ending` are the last digits of the phone. */
  contact: (ending?: string) => Promise<Contact>
  /** A customer whose number is in no US state, so the store's clock applies to quiet hours. */
  contactAbroad: () => Promise<Contact>
  send: (convoID: number, body: string, more?: object) => Promise<Message>
  messages: (convoID: number) => Promise<Message[]>
  /** A phone's messages, oldest first. */
  phone: (phone: string) => Promise<PhoneMessage[]>
  /** Writes a text on a simulated phone. */
  write: (from: string, body: string, more?: { to?: string; mediaUrls?: string[] }) => Promise<void>
  /** Waits until a message has reached a status. */
  reaches: (message: { convoID: number; messageID: number }, status: string) => Promise<Message>
  /** Posts a webhook as the carrier signs it. Returns the status. */
  webhook: (form: Record<string, string>, options?: { query?: string; signature?: string }) => Promise<number>
  /** Opens the company's stores all day, or not at all. */
  setOpen: (open: boolean) => Promise<void>
  /** Opens a picture as the clerk, or with another's token. */
  picture: (url: string, token?: string) => Promise<Response>
  convo: (contact: Contact) => Promise<WireOutput<'customers/conversation/fetch'>['convo']>
}

/** Golden Pledge, of the demo companies. */
const COMPANY = 2

let phones = 0
/** A valid number used nowhere else in this file. */
export const newPhone = (ending = '4321'): string => {
  phones += 1
  return `+1415${200 + phones}${ending}`
}

const newPhoneAbroad = (): string => {
  phones += 1
  return `+5255${5000 + phones}4321`
}

export const PATIENCE = { timeout: 60_000, interval: 25 }

export const textWorld = async (options: BootOptions = {}): Promise<TextWorld> => {
  const server = await boot(options)
  const clerk = await server.signIn('clerk')
  const { storeID, storeSMSNumber: storeNumber } = (await clerk('stores/list', {})).stores[0]!
  const { authToken } = demoTextingCredentials(server.config.secretKey)
  const db = server.connection.writes

  const contactWith = async (phone: string): Promise<Contact> => {
    const { custID } = await clerk('customers/save', {
      customer: { custPhone: phone, custFirstName: 'Ana', custLastName: 'Tester' },
    })
    const { convo } = await clerk('customers/conversation/start', { custID, storeID })
    return { custID, convoID: convo.convoID, phone }
  }

  const world: TextWorld = {
    ...server,
    clerk,
    storeID,
    storeNumber,
    contact: (ending) => contactWith(newPhone(ending)),
    contactAbroad: () => contactWith(newPhoneAbroad()),
    send: async (convoID, body, more = {}) =>
      (await clerk('customers/conversation/messages/send', { convoID, body, clientMessageID: randomUUID(), ...more }))
        .message,
    messages: async (convoID) => [...(await clerk('customers/conversation/messages/fetch', { convoID })).messages],
    phone: async (phone) => (await server.sandbox<{ messages: PhoneMessage[] }>('/phone/messages', { phone })).messages,
    write: async (from, body, { to = storeNumber, ...more } = {}) => {
      expect(await server.sandbox('/phone/send', { from, to, body, ...more })).toMatchObject({ success: true })
    },
    reaches: async ({ convoID, messageID }, status) => {
      const find = async () => (await world.messages(convoID)).find((message) => message.messageID === messageID)
      await expect.poll(async () => (await find())?.messageStatus, PATIENCE).toBe(status)
      return (await find())!
    },
    webhook: async (form, { query = '', signature } = {}) => {
      const address = `${server.url}/hooks/texting/twilio${query}`
      const body = new URLSearchParams(form)
      const headers = { 'x-twilio-signature': signature ?? twilioSignature(authToken, address, body) }
      return (await fetch(address, { method: 'POST', headers, body })).status
    },
    setOpen: async (open) => {
      const times = { hoursOpenTime: '00:00:00', hoursCloseTime: '00:00:00', hoursAutoReplyTime: '00:00:00' }
      await db
        .updateTable('store_hours')
        .set({ hoursIsOpen: open ? 1 : 0, ...times })
        .where('companyID', '=', COMPANY)
        .execute()
    },
    picture: (url, token = clerk.token) =>
      fetch(new URL(url, server.url), { headers: { authorization: `Bearer ${token}` } }),
    convo: async ({ custID }) => (await clerk('customers/conversation/fetch', { custID, storeID })).convo,
  }
  await world.setOpen(true)
  return world
}
