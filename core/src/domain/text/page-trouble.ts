import type { Bilingual } from './language.ts'

/** The text of a customer's page that could not be made. It knows nothing, so it says nothing about money or dates. */
export const PAGE_TROUBLE: Bilingual<{ readonly title: string; readonly text: string }> = {
  en: {
    title: 'This page can’t be shown right now',
    text: 'Open the link again in a few minutes. If that doesn’t help, contact the store.',
  },
  es: {
    title: 'Esta página no se puede mostrar por el momento',
    text: 'Abra el enlace otra vez en unos minutos. Si no funciona, comuníquese con la tienda.',
  },
}
