// The text that asks a customer to prove that notices reach them, and the answer that does: one word, in either
// language, with any text around it.
import { foldText } from '#domain/text/fold.ts'
import type { Language } from '#domain/text/language.ts'

export const PROVING_TEXTS: Readonly<Record<Language, string>> = {
  en: '[STORE_NAME]: You chose to get notices about your tickets by text. Reply VALID to confirm that they reach you.',
  es: '[STORE_NAME]: Le enviaremos por texto los avisos de sus boletas. Responda VALIDO para confirmar que le llegan.',
}

const WORDS = ['valid', 'valido', 'valida']

export const isProof = (body: string): boolean => WORDS.includes(foldText(body).replace(/[^a-z]/g, ''))
