// The text that answers a customer who asks to pay (message/pay-ask.ts): the link to what they owe. Each fits one GSM
// segment with a name of 40 characters and a link of 60: the Spanish does without á, í, ó and ú.
import type { Bilingual, Language } from '#domain/text/language.ts'

const TEXTS: Bilingual<(store: string, link: string) => string> = {
  en: (store, link) => `${store}: See what you owe and pay here: ${link}`,
  es: (store, link) => `${store}: Vea lo que debe y pague en este enlace: ${link}`,
}

export const payAnswerText = (storeName: string, link: string, language: Language): string =>
  TEXTS[language](storeName, link)
