import { createHmac, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { BootOptions } from '@xd/fixtures/boot.ts'
import { demoCardsCredentials } from '@xd/server/providers/cards/demo-credentials.ts'
import { type MailAddresses, mailAddresses } from '@xd/server/providers/email/addresses.ts'
import { type Contact, type Message, newPhone, PATIENCE, type TextWorld, textWorld } from '../messaging/text-world.ts'

export interface Mail {
  messageID: string
  inReplyTo: string | null
  direction: 'in' | 'out'
  from: string
  fromName: string
  to: string
  subject: string
  text: string
  html: string | null
  attachments: { filename: string; contentType: string; bytes: number; url: string }[]
}

export interface MailContact extends Contact {
  address: string
}

export interface EmailWorld extends TextWorld {
  addresses: MailAddresses
  storeAddress: string
  /** A new customer of the store with a mailbox; `local` is the part before the @. */
  mailContact: (local?: string) => Promise<MailContact>
  email: (convoID: number, body: string, more?: object) => Promise<Message>
  /** The contents of a mailbox, oldest first. */
  mailbox: (address: string) => Promise<Mail[]>
  /** Waits until a mailbox has this many. */
  arrives: (address: string, count?: number) => Promise<Mail>
  /** Writes an email in a simulated mailbox. Returns whether the product accepted it. */
  writeMail: (
    from: string,
    mail: Partial<{
      to: string
      subject: string
      text: string
      html: string
      inReplyTo: string
      attachments: string[]
    }>,
  ) => Promise<{ success: boolean; messageID: string }>
  /** Posts the mail service's webhook. Returns the status. */
  mailWebhook: (mail: object, signature?: string) => Promise<number>
}

let contacts = 0

export const emailWorld = async (options: BootOptions = {}): Promise<EmailWorld> => {
  const text = await textWorld(options)
  const addresses = mailAddresses(text.config.email?.address ?? 'messages@xd.test', text.config.secretKey)
  const { storeKey } = (await text.clerk('stores/list', {})).stores.find(({ storeID }) => storeID === text.storeID)!
  const storeAddress = addresses.ofStore(storeKey)
  const { webhookSecret } = demoCardsCredentials(text.config.secretKey)

  const world: EmailWorld = {
    ...text,
    addresses,
    storeAddress,
    mailContact: async (local = 'ana') => {
      contacts += 1
      const [phone, address] = [newPhone(), `${local}@box${contacts}.example.test`]
      const { custID } = await text.clerk('customers/save', {
        customer: { custPhone: phone, custFirstName: 'Ana', custLastName: 'Tester', custEmail: address },
      })
      const { convo } = await text.clerk('customers/conversation/start', { custID, storeID: text.storeID })
      return { custID, convoID: convo.convoID, phone, address }
    },
    email: (convoID, body, more = {}) => text.send(convoID, body, { channel: 'email', ...more }),
    mailbox: async (address) => (await text.sandbox<{ messages: Mail[] }>('/mail/messages', { address })).messages,
    arrives: async (address, count = 1) => {
      await expect
        .poll(async () => (await world.mailbox(address)).filter(({ direction }) => direction === 'in').length, PATIENCE)
        .toBe(count)
      return (await world.mailbox(address)).filter(({ direction }) => direction === 'in').at(-1)!
    },
    writeMail: (from, mail) =>
      text.sandbox('/mail/send', { from, to: storeAddress, subject: 'Hello', text: 'Hello', ...mail }),
    mailWebhook: async (mail, signature) => {
      const body = JSON.stringify({
        event: 'mail.received',
        messageID: `<${randomUUID()}@example.test>`,
        fromName: '',
        to: storeAddress,
        subject: 'Hello',
        text: 'Hello',
        html: null,
        inReplyTo: null,
        ...mail,
      })
      const headers = {
        'content-type': 'application/json',
        'x-sandbox-signature': signature ?? createHmac('sha256', webhookSecret).update(body).digest('hex'),
      }
      return (await fetch(`${text.url}/hooks/email/sandbox`, { method: 'POST', headers, body })).status
    },
  }
  return world
}
