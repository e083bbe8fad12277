import { formatPhone } from '#domain/phone/format.ts'
import type { MessageChannel } from './channel.ts'
import { messageKeyword } from './keyword.ts'

interface LastWords {
  readonly messageChannel: MessageChannel
  readonly messageBody: string
  /** When it came. */
  readonly messageDate: string
}

/**
 * Why a customer's START left them opted out. From their main phone, or the only one that wrote STOP, it would have
 * opted them in.
 */
export const idleStart = (
  { messageChannel, messageBody, messageDate }: LastWords,
  { custOptedOut, custPhone }: { readonly custOptedOut: string | null; readonly custPhone: string },
): string | undefined =>
  custOptedOut !== null &&
  messageChannel === 'sms' &&
  messageKeyword(messageBody, { optedOut: true }) === 'start' &&
  Date.parse(messageDate) > Date.parse(custOptedOut)
    ? `Still opted out: START must come from their main phone, ${formatPhone(custPhone)}.`
    : undefined
