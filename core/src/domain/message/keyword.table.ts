// The words that opt a customer out, bring them back, or ask for help, in capitals and without accents. `es` marks
// those that reveal Spanish as the writer's language.
import type { Language } from '#domain/text/language.ts'
import type { MessageKeyword } from './keyword.ts'

export interface KeywordRow {
  readonly word: string
  readonly keyword: MessageKeyword
  readonly language: Language
  // YES and SI mean "start again" only from a customer who has opted out; from anyone else they answer a question.
  readonly onlyAfterOptOut?: true
}

export const KEYWORDS: readonly KeywordRow[] = [
  { word: 'STOP', keyword: 'stop', language: 'en' },
  { word: 'STOPALL', keyword: 'stop', language: 'en' },
  { word: 'STOP ALL', keyword: 'stop', language: 'en' },
  { word: 'TEXT STOP', keyword: 'stop', language: 'en' },
  { word: 'REPLY STOP', keyword: 'stop', language: 'en' },
  { word: 'UNSUBSCRIBE', keyword: 'stop', language: 'en' },
  { word: 'UNSUB', keyword: 'stop', language: 'en' },
  { word: 'CANCEL', keyword: 'stop', language: 'en' },
  { word: 'END', keyword: 'stop', language: 'en' },
  { word: 'QUIT', keyword: 'stop', language: 'en' },
  { word: 'REVOKE', keyword: 'stop', language: 'en' },
  { word: 'OPTOUT', keyword: 'stop', language: 'en' },
  { word: 'OPT OUT', keyword: 'stop', language: 'en' },
  { word: 'ALTO', keyword: 'stop', language: 'es' },
  { word: 'BAJA', keyword: 'stop', language: 'es' },
  { word: 'CANCELAR', keyword: 'stop', language: 'es' },
  { word: 'PARAR', keyword: 'stop', language: 'es' },
  { word: 'DETENER', keyword: 'stop', language: 'es' },
  { word: 'NO MAS', keyword: 'stop', language: 'es' },
  { word: 'START', keyword: 'start', language: 'en' },
  { word: 'UNSTOP', keyword: 'start', language: 'en' },
  { word: 'ALTA', keyword: 'start', language: 'es' },
  { word: 'INICIAR', keyword: 'start', language: 'es' },
  { word: 'YES', keyword: 'start', language: 'en', onlyAfterOptOut: true },
  { word: 'SI', keyword: 'start', language: 'es', onlyAfterOptOut: true },
  { word: 'HELP', keyword: 'help', language: 'en' },
  { word: 'INFO', keyword: 'help', language: 'en' },
  { word: 'AYUDA', keyword: 'help', language: 'es' },
]
