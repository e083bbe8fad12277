import { type Cents, cents } from '#domain/money/cents.ts'
import { messageSegments } from './segments.ts'

/**
 * A rough estimate of a text's cost at the carriers: Twilio's list price with the usual carrier fees (2025), in
 * hundredths of a cent. The bill is between the company and its texting account; emails cost nothing there.
 */
const SEGMENT = 113
const PICTURE_MESSAGE = 320

export const costOf = (messages: { readonly segments: number; readonly pictures: number }): Cents =>
  cents(Math.round((messages.segments * SEGMENT + messages.pictures * PICTURE_MESSAGE) / 100))

/** The cost of one text: with pictures it is a single picture message, however long. */
export const costOfText = (text: string, hasPictures: boolean): Cents =>
  costOf(hasPictures ? { segments: 0, pictures: 1 } : { segments: messageSegments(text).segments, pictures: 0 })
