import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where an email to one of our addresses belongs. */
export type MailPlace = { kind: 'conversation'; convoID: number } | { kind: 'store'; storeKey: string }

export interface MailAddresses {
  /** The mailbox itself: emails about accounts come from it. */
  readonly own: string
  /** The sender address of a store's emails. */
  ofStore(storeKey: string): string
  /** A conversation's reply address. It cannot be guessed: anyone who has it may write there. */
  ofConversation(convoID: number): string
  read(address: string): MailPlace | undefined
  /** The Message-ID header of an attempt to send. */
  emailIDOf(sendKey: string): string
  isOwnID(emailID: string): boolean
  isOwn(address: string): boolean
}

const SIGNATURE_DIGITS = 20
const CONVERSATION = new RegExp(`^c(\\d{1,15})\\.([0-9a-f]{${SIGNATURE_DIGITS}})$`)

/**
 * The plus-addresses of one mailbox (`messages@example.com`): `messages+main@…` is a store, `messages+c12.5f3a…@…` a
 * conversation. Mail programs and servers may change the case, so none of it depends on case.
 */
export const mailAddresses = (base: string, lastingKey: string): MailAddresses => {
  const [local = '', domain = ''] = base.toLowerCase().split('@')
  const tagged = (tag: string) => `${local}+${tag}@${domain}`
  const sign = (convoID: string) =>
    createHmac('sha256', lastingKey).update(`email/conversation/${convoID}`).digest('hex').slice(0, SIGNATURE_DIGITS)

  const read = (address: string): MailPlace | undefined => {
    const folded = address.trim().toLowerCase()
    if (!folded.startsWith(`${local}+`) || !folded.endsWith(`@${domain}`)) return undefined
    const tag = folded.slice(local.length + 1, -domain.length - 1)
    const [, convoID, signature] = CONVERSATION.exec(tag) ?? []
    if (convoID === undefined || signature === undefined) return { kind: 'store', storeKey: tag }
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(convoID)))
      ? { kind: 'conversation', convoID: Number(convoID) }
      : undefined
  }

  return {
    own: base.toLowerCase(),
    ofStore: (storeKey) => tagged(storeKey.toLowerCase()),
    ofConversation: (convoID) => tagged(`c${convoID}.${sign(String(convoID))}`),
    read,
    emailIDOf: (sendKey) => `<${sendKey}@${domain}>`,
    isOwnID: (emailID) => emailID.toLowerCase().endsWith(`@${domain}>`),
    isOwn: (address) => address.trim().toLowerCase() === base.toLowerCase() || read(address) !== undefined,
  }
}
