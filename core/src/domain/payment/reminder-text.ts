// The text of a reminder: the store's own or this one, in plain letters that keep it to one or two segments.
import { type Can, no, yes } from '#domain/access/can.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { payByInText } from './pay-by.ts'
import { askedWords } from './request-text.ts'

export const REMINDER_TEXT_MAX = 320
export const REMINDER_TOKENS = ['[STORE_NAME]', '[AMOUNT]', '[DUE]', '[LINK]'] as const

export const REMINDER_TEXT: Bilingual = {
  en: '[STORE_NAME]: This is a reminder to pay [AMOUNT] by [DUE]: [LINK]',
  es: '[STORE_NAME]: Le recordamos que su pago de [AMOUNT] vence [DUE]: [LINK]',
}

export const canUseReminderText = (text: string): Can => {
  if (Array.from(text).length > REMINDER_TEXT_MAX) return no(`At most ${REMINDER_TEXT_MAX} characters`)
  if (!text.includes('[LINK]')) return no('Put [LINK] where the payment link goes')
  const unknown = text.match(/\[[A-Z_]+\]/g)?.find((token) => !(REMINDER_TOKENS as readonly string[]).includes(token))
  return unknown === undefined ? yes : no(`There is no ${unknown}: use ${REMINDER_TOKENS.join(', ')}`)
}

export interface ReminderWords {
  readonly storeName: string
  readonly amount: Cents
  readonly fee: Cents
  readonly link: string
  readonly validBeforeLocal: string
  readonly storeTimezone: string
}

// Filled in one pass: a store name that looks like a token stays a name.
export const reminderText = (template: string, words: ReminderWords, now: number, language: Language): string => {
  const values: Readonly<Record<string, string>> = {
    '[STORE_NAME]': words.storeName,
    '[AMOUNT]': askedWords(words, language),
    '[DUE]': payByInText(words.validBeforeLocal, words.storeTimezone, now, language),
    '[LINK]': words.link,
  }
  return template.replace(/\[[A-Z_]+\]/g, (token) => values[token] ?? token)
}
