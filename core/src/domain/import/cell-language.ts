import { foldText } from '#domain/text/fold.ts'

const LANGUAGES: Readonly<Record<string, string>> = {
  e: 'en',
  eng: 'en',
  english: 'en',
  ingles: 'en',
  s: 'es',
  sp: 'es',
  spa: 'es',
  spanish: 'es',
  espanol: 'es',
}

/** A language's code; an unreadable value stays as it is. */
export const cellLanguage = (cell: string): string => LANGUAGES[foldText(cell)] ?? foldText(cell)
