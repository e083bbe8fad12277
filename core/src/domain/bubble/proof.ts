// How a visitor shows that the phone they have typed is theirs: the bubble shows a code, and they text it from that
// phone. A reply without it proves nothing, since the phone’s owner may write to the store at any time, and about
// something else; the code ties their phone to this one chat.
import type { Bilingual, Language } from '#domain/text/language.ts'

const DIGITS = 4

export const proofCode = (random: () => number): string =>
  Array.from({ length: DIGITS }, () => Math.floor(random() * 10)).join('')

/** As people text it: "4821", "Code: 48 21.", "Si, 4821". More words than that are a message of its own. */
const LONGEST_REPLY = 30

/** The code that a text is the answer with; undefined if it is something else. */
export const codeIn = (body: string): string | undefined => {
  const digits = body.replace(/\D/g, '')
  return body.length <= LONGEST_REPLY && digits.length === DIGITS ? digits : undefined
}

// Each fits one GSM segment with a name of 40 characters: the Spanish does without á, í, ó and ú.
const TEXTS: Bilingual<(storeName: string) => string> = {
  en: (storeName) =>
    `${storeName}: Reply with the 4 digits in your chat on our website to get our answers by text. Not you? Ignore this. STOP to opt out.`,
  es: (storeName) =>
    `${storeName}: Responda con las 4 cifras de nuestro chat web y reciba respuestas por texto. ¿No fue usted? Ignore esto. ALTO: baja.`,
}

/** The one text that a phone gets before it is proved. */
export const proofText = (storeName: string, language: Language): string => TEXTS[language](storeName)
