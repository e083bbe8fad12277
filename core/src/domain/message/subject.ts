// The subject of an email that staff write. An answer keeps the conversation's subject after a single "Re:", replacing
// any other language's prefix; the first email says who it is from.
import type { Bilingual, Language } from '#domain/text/language.ts'

const ANSWER = /^\s*(?:(?:re|aw|sv|rv|ref|fwd?|tr|wg)(?:\[\d+\])?\s*:\s*)+/i

export const SUBJECT_MAX_CHARACTERS = 200

// One line: a header's value must not start another header.
export const cleanSubject = (subject: string): string =>
  Array.from(subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .slice(0, SUBJECT_MAX_CHARACTERS)
    .join('')

export const replySubject = (subject: string): string =>
  cleanSubject(`Re: ${cleanSubject(subject).replace(ANSWER, '')}`)

const FIRST: Bilingual<(storeName: string) => string> = {
  en: (storeName) => `Message from ${storeName}`,
  es: (storeName) => `Mensaje de ${storeName}`,
}

export const firstSubject = (storeName: string, language: Language): string => cleanSubject(FIRST[language](storeName))
