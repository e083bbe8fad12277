// The code that proves a customer's phone to the page on which they see what is due. Anyone can type anyone's number into
// it, so neither the codes nor the tries of a stranger may keep the phone's owner out:
//  - Limits count by address first: one address asks for ten codes an hour at most, whichever phones they are for.
//  - A phone gets three codes an hour. The last of them stays good until the phone may get another.
//  - Wrong codes count for each address. A guess from a great many addresses is stopped by a limit for all of them,
//    and is right for one code in 20,000.
// A phone gets a code only in the countries that the stores serve (phone/us-or-mexican.ts).
import type { Bilingual, Language } from '#domain/text/language.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts'

const DIGITS = 6

export const CODE_LIMITS = {
  lastsMs: 10 * MINUTE_MS,
  perPhoneAndHour: 3,
  /** For all phones of one address together: a family's, or a shop's wireless network. */
  startsPerAddressAndHour: 10,
  triesPerAddress: 5,
  /** By all addresses together. */
  triesInAll: 50,
} as const

/** How long a proved phone may look and pay. */
export const SELF_SESSION_MS = 30 * MINUTE_MS

export const phoneCode = (random: () => number): string =>
  Array.from({ length: DIGITS }, () => Math.floor(random() * 10)).join('')

/** "482 913" or "482-913" as "482913"; undefined if it is no code. */
export const typedCode = (text: string): string | undefined => {
  const code = text.replace(/[\s-]/g, '')
  return /^\d+$/.test(code) && code.length === DIGITS ? code : undefined
}

/** When codes were texted to a phone, oldest first, in epoch milliseconds. */
type Sent = readonly number[]

const withinHour = (sent: Sent, now: number): Sent => sent.filter((at) => now - at < HOUR_MS)

export const mayTextCode = (sent: Sent, now: number): boolean =>
  withinHour(sent, now).length < CODE_LIMITS.perPhoneAndHour

/** Until when the latest code is good; undefined if none was texted. Earlier ones ended with it. */
export const codeGoodUntil = (sent: Sent): number | undefined => {
  const last = sent.at(-1)
  if (last === undefined) return undefined
  const ownEnd = last + CODE_LIMITS.lastsMs
  const ofItsHour = withinHour(sent, last)
  // Another may be texted once the first of the last three is an hour old.
  return ofItsHour.length < CODE_LIMITS.perPhoneAndHour
    ? ownEnd
    : Math.max(ownEnd, ofItsHour.at(-CODE_LIMITS.perPhoneAndHour)! + HOUR_MS)
}

interface Tries {
  /** Wrong ones since the code was texted. */
  readonly fromAddress: number
  readonly inAll: number
}

export const mayTryCode = ({ fromAddress, inAll }: Tries): boolean =>
  fromAddress < CODE_LIMITS.triesPerAddress && inAll < CODE_LIMITS.triesInAll

// Each fits one GSM segment with a name of 40 characters: the Spanish does without á, í, ó and ú.
const TEXTS: Bilingual<(store: string, code: string) => string> = {
  en: (store, code) =>
    `${store}: ${code} is your code to see what you owe. It works for 10 minutes. We never ask you for it. Not you? Ignore this.`,
  es: (store, code) =>
    `${store}: ${code} es su clave para ver lo que debe. Vale 10 minutos. Nunca se la pediremos. ¿No fue usted? Ignore esto.`,
}

export const codeText = (storeName: string, code: string, language: Language): string =>
  TEXTS[language](storeName, code)
