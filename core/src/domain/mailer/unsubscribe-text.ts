// The text of the page behind an email's Unsubscribe link.
import type { Bilingual } from '#domain/text/language.ts'

interface UnsubscribeText {
  readonly title: Readonly<Record<'ask' | 'done' | 'over', string>>
  readonly text: Readonly<Record<'ask' | 'done' | 'over', (companyName: string) => string>>
  readonly act: string
}

export const UNSUBSCRIBE_TEXT: Bilingual<UnsubscribeText> = {
  en: {
    title: { ask: 'Unsubscribe', done: 'You are unsubscribed', over: 'This link does not work' },
    text: {
      ask: (companyName) => `To stop advertising emails and texts from ${companyName}, press the button.`,
      done: (companyName) =>
        `You won’t get any more advertising from ${companyName}. You will still get messages about your own loans and payments.`,
      over: () => 'Check that you opened the whole link, or contact the store.',
    },
    act: 'Unsubscribe',
  },
  es: {
    title: { ask: 'Darse de baja', done: 'Ya se dio de baja', over: 'Este enlace no funciona' },
    text: {
      ask: (companyName) => `Para no recibir más correos ni mensajes de publicidad de ${companyName}, toque el botón.`,
      done: (companyName) =>
        `Ya no recibirá publicidad de ${companyName}. Los mensajes sobre sus boletas y pagos le seguirán llegando.`,
      over: () => 'Revise que abrió el enlace completo o comuníquese con la tienda.',
    },
    act: 'Darse de baja',
  },
}
