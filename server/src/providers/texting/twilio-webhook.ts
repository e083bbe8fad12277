import { isTwilioSignature } from './twilio-signature.ts'
import { statusOfTwilio } from './twilio-status.ts'
import type { IncomingText, TextingWebhook } from './texting.ts'

const MAX_MEDIA = 10

const numberOf = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null)

const mediaOf = (form: URLSearchParams): IncomingText['media'] =>
  Array.from({ length: Math.min(numberOf(form.get('NumMedia')) ?? 0, MAX_MEDIA) }, (_, index) => ({
    url: form.get(`MediaUrl${index}`) ?? '',
    type: form.get(`MediaContentType${index}`) ?? 'application/octet-stream',
  })).filter(({ url }) => url !== '')

const ANSWERED: Readonly<Record<string, IncomingText['answeredKeyword']>> = {
  STOP: 'stop',
  START: 'start',
  HELP: 'help',
}

/**
 * Parses a form that Twilio posted to `url`: a status callback or an inbound message. Unknown parameters may come at
 * any time.
 */
export const readTwilioWebhook = (
  authToken: string,
  url: string,
  signature: string | null,
  body: string,
): TextingWebhook | undefined => {
  const form = new URLSearchParams(body)
  if (signature === null || !isTwilioSignature(signature, authToken, url, form)) return undefined
  const providerMessageID = form.get('MessageSid') ?? form.get('SmsSid')
  if (!providerMessageID) return { kind: 'other' }
  const messageStatus = form.get('MessageStatus')
  if (messageStatus !== null) {
    const status = statusOfTwilio(messageStatus)
    const sendKey = new URL(url).searchParams.get('sendKey')
    return status
      ? { kind: 'report', report: { providerMessageID, sendKey, status, errorCode: numberOf(form.get('ErrorCode')) } }
      : { kind: 'other' }
  }
  const [from, to] = [form.get('From'), form.get('To')]
  if (!from || !to) return { kind: 'other' }
  return {
    kind: 'incoming',
    text: {
      providerMessageID,
      from,
      to,
      body: form.get('Body') ?? '',
      media: mediaOf(form),
      answeredKeyword: ANSWERED[form.get('OptOutType') ?? ''] ?? null,
    },
  }
}
