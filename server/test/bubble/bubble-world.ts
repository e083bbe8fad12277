import { randomUUID } from 'node:crypto'
import { type CallClient, createCallClient } from '@xd/core/client/call-client.ts'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { readTrustedProxies } from '@xd/server/client-address.ts'
import { newPhone, type TextWorld, textWorld } from '../messaging/text-world.ts'

export type Started = WireOutput<'bubble/start'> & { phone: string }

export const SITE = 'https://goldenpledge.example'

export interface BubbleWorld extends TextWorld {
  companyKey: string
  /** Calls from its own address, as a browser there makes them. */
  from: (address: string, headers?: Record<string, string>) => CallClient
  /** Starts a chat from an address that no other chat has. */
  start: (more?: Partial<WireInput<'bubble/start'>>) => Promise<Started>
  say: (chat: Started, body: string) => Promise<WireOutput<'bubble/send'>>
  /** The contents of the visitor's panel. */
  panel: (chat: Started, after?: number) => Promise<WireOutput<'bubble/messages'>>
  /** The conversation that a phone has with the store. */
  convoOf: (phone: string) => Promise<WireOutput<'customers/conversation/fetch'>['convo']>
  /** The visitor closes the page, and time passes. */
  leave: (chat: Started) => Promise<void>
  /** A day passes without a message. */
  expire: (chat: Started) => Promise<void>
}

let addresses = 0
export const newAddress = (): string => {
  addresses += 1
  return `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`
}

/** A text world whose company has turned its chat bubble on. */
export const bubbleWorld = async (options: Parameters<typeof textWorld>[0] = {}): Promise<BubbleWorld> => {
  const world = await textWorld({ ...options, config: { trustedProxies: readTrustedProxies('127.0.0.0/8') } })
  const owner = await world.signIn('owner')
  await owner('settings/chat-bubble/save', {
    companyBubbleSettings: { bubbleEnabled: true, bubbleDomains: [SITE], bubbleStoreIDs: [world.storeID] },
  })
  const { companyKey } = (await owner('auth/info', {})).company
  const db = world.connection.writes
  const from = (address: string, headers: Record<string, string> = {}) =>
    createCallClient((path, body) =>
      fetch(`${world.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
        body,
      }),
    )
  // Looking at panels must not use up an address's limits.
  const look = from(newAddress())
  const back = (chat: Started, change: { seenAt?: number; endsAt?: number }) =>
    db
      .updateTable('bubble_sessions')
      .set(change)
      .where('lastMessageID', '>=', chat.messages[0]!.messageID)
      .where('sessionID', '=', (eb) =>
        eb.selectFrom('bubble_messages').select('sessionID').where('messageID', '=', chat.messages[0]!.messageID),
      )
      .execute()
  return {
    ...world,
    companyKey,
    from,
    start: async (more = {}) => {
      const phone = more.phone ?? newPhone()
      const started = await from(newAddress())('bubble/start', {
        companyKey,
        storeID: world.storeID,
        name: 'Rosa Vela',
        phone,
        message: 'Do you buy rings?',
        consent: true,
        ...more,
      })
      return { ...started, phone }
    },
    say: ({ sessionToken }, body) =>
      from(newAddress())('bubble/send', { sessionToken, body, clientMessageID: randomUUID() }),
    panel: ({ sessionToken }, after) => look('bubble/messages', { sessionToken, ...(after && { after }) }),
    convoOf: async (phone) => {
      const [customer] = (await world.clerk('customers/search', { phoneNumber: phone })).customers
      const { custID } = customer!
      return (await world.clerk('customers/conversation/fetch', { custID, storeID: world.storeID })).convo
    },
    leave: async (chat) => void (await back(chat, { seenAt: Date.now() - 10 * MINUTE_MS })),
    expire: async (chat) => void (await back(chat, { endsAt: Date.now() - 1 })),
  }
}
