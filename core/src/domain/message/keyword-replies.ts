// The one text that answers a keyword. It sells nothing (the opt-out confirmation must not), and each fits GSM-7: the
// Spanish avoids á, í, ó, ú, which would halve a segment.
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { MessageKeyword } from './keyword.ts'

export interface KeywordReplyStore {
  readonly storeName: string
  // As shown to people, e.g. "(213) 555-0100"; omitted if the store has none.
  readonly storePhone?: string
}

const call = (language: Language, storePhone?: string): string => {
  if (!storePhone) return ''
  return language === 'en' ? ` Call ${storePhone} for help.` : ` ¿Ayuda? Llame al ${storePhone}.`
}

const REPLIES: Readonly<Record<MessageKeyword, Bilingual<(store: KeywordReplyStore) => string>>> = {
  stop: {
    en: ({ storeName }) =>
      `${storeName}: You have opted out and will get no more texts from us. Reply START to get them again.`,
    es: ({ storeName }) =>
      `${storeName}: Se dio de baja y ya no le enviaremos mensajes. Responda ALTA o START para volver a recibirlos.`,
  },
  start: {
    en: ({ storeName, storePhone }) =>
      `${storeName}: You will get our texts again. Reply STOP to opt out.${call('en', storePhone)}`,
    es: ({ storeName, storePhone }) =>
      `${storeName}: Le enviaremos mensajes de nuevo. Responda ALTO para darse de baja.${call('es', storePhone)}`,
  },
  help: {
    en: ({ storeName, storePhone }) =>
      `${storeName}: We text about your loans and payments.${call('en', storePhone)} Reply STOP to opt out. Msg and data rates may apply.`,
    es: ({ storeName, storePhone }) =>
      `${storeName}: Le escribimos sobre sus boletas y pagos.${call('es', storePhone)} Responda ALTO para darse de baja. Pueden aplicarse tarifas.`,
  },
}

export const keywordReply = (keyword: MessageKeyword, store: KeywordReplyStore, language: Language): string =>
  REPLIES[keyword][language](store)
