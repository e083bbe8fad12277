import { useEffect } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

// The simulated outside world, a separate process (docs/sandbox.md): only the /sandbox page talks to it.

export interface PhoneMessage {
  messageSid: string
  /** From the phone's view: `in` came to it, `out` was written on it. */
  direction: 'in' | 'out'
  from: string
  to: string
  body: string
  mediaUrls: string[]
  at: string
}

export interface Handset {
  phone: string
  /** A demo customer's name; null for a phone that was picked up here. */
  owner: string | null
  /** The number at the other end of the newest text. */
  with: string | null
  count: number
  last: PhoneMessage | null
}

export interface Mail {
  messageID: string
  direction: 'in' | 'out'
  from: string
  fromName: string
  to: string
  subject: string
  text: string
  at: string
  attachments: Array<{ filename: string; contentType: string; bytes: number; url: string }>
}

interface Mailbox {
  address: string
  count: number
  last: Mail | null
}

/** A requested charge, whatever its outcome. */
export interface CardAttempt {
  state: 'approved' | 'declined' | 'error' | 'pending'
  gatewayId: string
  orderRef: string
  amountCents: number
  brand: string | null
  last4: string | null
  funding: string
  message: string
  createdAt: string
}

/** A movement of money. */
export interface CardTransaction {
  transactionID: string
  type: 'sale' | 'refund' | 'void'
  orderRef: string
  amountCents: number
  brand: string
  last4: string
  authCode: string
  at: string
}

export interface TestCard {
  number: string
  brand: string
  funding: string
  outcome: string
}

/** A ticket as the store’s own system has it. */
export interface PosTicket {
  storeKey: string
  ticketNumber: string
  customer: { firstName: string; lastName: string }
  renewedTo: string | null
  description: string
  dueDate: string
  principalCents: number
  status: 'active' | 'redeemed' | 'renewed' | 'forfeited'
}

/** The result of giving the store’s own system a file of new numbers. */
export interface TakenRewrites {
  taken: Array<{ oldTicket: string; newTicket: string; storeKey: string }>
  /** Lines it had already accepted. */
  known: number
  refused: Array<{ line: number; oldTicket: string; newTicket: string; reason: string }>
}

interface TakenBatch {
  batchID: number
  taken: number
  refused: Array<{ noticeExternalID: string | null; code: string; sentence: string }>
}

/** A batch of notices it sent, twice. */
export interface PushedNotices {
  batchExternalID: string
  notices: number
  first: TakenBatch
  second: TakenBatch
  takenOnce: boolean
}

interface Answers {
  'phone/list': { phones: Handset[] }
  'phone/messages': { owner: string | null; messages: PhoneMessage[] }
  'phone/behaviors': { behaviors: Array<{ ending: string; meaning: string }> }
  'phone/send': { messageSid: string }
  'mail/list': { mailboxes: Mailbox[] }
  'mail/messages': { messages: Mail[] }
  'mail/send': { messageID: string }
  'cards/transactions': { transactions: CardTransaction[] }
  'cards/attempts': { attempts: CardAttempt[] }
  'cards/test-cards': { cards: TestCard[] }
  'pos/stores': { stores: Array<{ storeKey: string; name: string }> }
  'pos/tickets': { tickets: PosTicket[]; count: number }
  'pos/redeem': { ticket: PosTicket }
  'pos/forfeit': { ticket: PosTicket }
  'pos/take-rewrites': TakenRewrites
  'pos/push-notices': PushedNotices
}

type Path = keyof Answers
type Reply<P extends Path> =
  (Answers[P] & { success: true }) | { success: false; error: { code: string; message: string } }

/** Asks the sandbox. Rejects with an error whose message can be shown as it is. */
export const askSandbox = async <P extends Path>(url: string, path: P, body: object): Promise<Answers[P]> => {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The sandbox isn’t responding. Is it still running?')
  })
  const reply = (await response.json()) as Reply<P>
  if (!reply.success) throw new Error(reply.error.message)
  return reply
}

export const useSandbox = <P extends Path>(url: string, path: P, body: object = {}, enabled = true) =>
  useQuery({
    queryKey: ['sandbox', path, body],
    queryFn: () => askSandbox(url, path, body),
    enabled,
    placeholderData: keepPreviousData,
  })

const CHANGES: Readonly<Record<string, readonly Path[]>> = {
  // The first message on every connection. Everything missed in between is refetched.
  hello: [
    'phone/list',
    'phone/messages',
    'mail/list',
    'mail/messages',
    'cards/transactions',
    'cards/attempts',
    'pos/tickets',
  ],
  phone: ['phone/list', 'phone/messages'],
  mail: ['mail/list', 'mail/messages'],
  card: ['cards/transactions', 'cards/attempts'],
  ticket: ['pos/tickets'],
}

/** Keeps the displayed sandbox data fresh for as long as the component is mounted. */
export const useSandboxEvents = (url: string): void =>
  useEffect(() => {
    const source = new EventSource(`${url}/events`)
    for (const [event, paths] of Object.entries(CHANGES))
      source.addEventListener(event, () => {
        for (const path of paths) void queryClient.invalidateQueries({ queryKey: ['sandbox', path] })
      })
    return () => source.close()
  }, [url])
