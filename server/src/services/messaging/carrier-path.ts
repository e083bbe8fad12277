import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { mediaPath } from './media-url.ts'

/** Carriers fetch a picture within minutes, and try again for some hours. */
const OPEN_MS = DAY_MS

const signatureOf = (secretKey: string, mediaKey: string, until: string): string =>
  createHmac('sha256', secretKey).update(`picture for the carrier/${mediaKey}/${until}`).digest('base64url')

/** The path where the carrier, which has no session, can fetch a text's picture for a day. */
export const carrierPath = (secretKey: string, mediaKey: string, now: number): string => {
  const until = String(now + OPEN_MS)
  return `${mediaPath(mediaKey)}?until=${until}&signature=${signatureOf(secretKey, mediaKey, until)}`
}

export const isOpenToCarrier = (
  secretKey: string,
  { mediaKey, until, signature }: { mediaKey: string; until: string; signature: string },
  now: number,
): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secretKey, mediaKey, until))]
  return Number(until) > now && given.length === right.length && timingSafeEqual(given, right)
}
