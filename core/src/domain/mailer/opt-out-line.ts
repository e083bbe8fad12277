// Mass texts need opt-out instructions, but not in each one: a person told within half a year knows.
import type { Language } from '#domain/text/language.ts'
import { DAY_MS } from '#domain/time/spans.ts'

/** Both in the GSM alphabet. */
const OPT_OUT_LINES: Readonly<Record<Language, string>> = {
  en: 'Reply STOP to opt out.',
  es: 'Responda ALTO para darse de baja.',
}

export const TOLD_MS = 180 * DAY_MS

/** A text with one of these words has told them. */
export const TELLING_WORDS = ['STOP', 'ALTO'] as const

const tells = (body: string): boolean => TELLING_WORDS.some((word) => new RegExp(`\\b${word}\\b`).test(body))

export const withOptOutLine = (body: string, language: Language, isTold: boolean): string =>
  isTold || tells(body) ? body : [body.trimEnd(), OPT_OUT_LINES[language]].filter(Boolean).join('\n')
