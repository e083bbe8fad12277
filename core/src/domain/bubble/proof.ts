// How visitors prove that a phone number is theirs: the bubble shows a code, and they text it from that phone. A reply
// without it proves nothing, because the phone's owner may write to the store about something else at any time. The
// code ties the phone to this one chat.
import type { Bilingual, Language } from '#domain/text/language.ts'

const DIGITS = 4

export const proofCode = (random: () => number): string =>
  Array.from({ length: DIGITS }, () => Math.floor(random() * 10)).join('')

/** For a chat whose phone gets no text, so no text can prove it. */
export const NO_CODE = ''

/** The code as people text it: "4821", "Code: 48 21.", "Si, 4821". A longer text is a message in its own right. */
const LONGEST_REPLY = 30

/** The code in a text; undefined if the text is something else. */
export const codeIn = (body: string): string | undefined => {
  const digits = body.replace(/\D/g, '')
  return body.length <= LONGEST_REPLY && digits.length === DIGITS ? digits : undefined
}

// Each fits one GSM segment with a name of 40 characters: the Spanish does without á, í, ó and ú.
const TEXTS: Bilingual<(storeName: string) => string> = {
  en: (storeName) =>
    `${storeName}: Reply with the 4 digits in your chat on our website to get our answers by text. Not you? Ignore this. STOP to opt out.`,
  es: (storeName) =>
    `${storeName}: Para recibir respuestas por texto, responda con las 4 cifras de nuestro chat. ¿No fue usted? Ignore esto. ALTO: baja.`,
}

/** The one text a phone gets before it is proved. */
export const proofText = (storeName: string, language: Language): string => TEXTS[language](storeName)
