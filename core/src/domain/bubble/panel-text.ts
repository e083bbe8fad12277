// Every word a visitor reads in the bubble, in both languages. They are sent with the settings, not with the script.
import { storeDate, storeTime } from '#domain/hours/store-clock.ts'
import { addDays } from '#domain/time/day.ts'
import { localDay } from '#domain/time/zone.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { spanishHour } from '#domain/text/spanish-hour.ts'

const EN = {
  open: 'Chat with us',
  close: 'Close chat',
  title: 'Chat',
  store: 'Store',
  openNow: 'Open now',
  closedNow: 'Closed',
  name: 'Your name',
  phone: 'Mobile phone',
  message: 'Message',
  hello: 'Hi! How can we help?',
  next: 'Next',
  reach: 'Who are we talking to? If you leave, we’ll answer by text.',
  start: 'Start chat',
  send: 'Send',
  addPicture: 'Add a picture',
  removePicture: 'Remove picture',
  picture: 'Picture',
  chosen: 'Pictures to send:',
  remove: 'Remove',
  you: 'You',
  sending: 'Sending…',
  seen: 'Seen',
  notSent: 'Not sent. Try again',
  offline: 'No connection. We’ll keep trying.',
  typing: 'The store is typing…',
  prove: 'Want our answers by text too? Reply with this code to the text we sent you:',
  proved: 'Your phone is confirmed. If you leave, we’ll answer by text.',
  moved: 'We’re answering by text now.',
  ended: 'This chat is over.',
  newChat: 'Start a new chat',
  getQuote: 'Get a quote',
  backToChat: 'Back to the chat',
  item: 'What is it?',
  itemHint: 'For example: 14k gold chain, 22 inches',
  want: 'What would you like to do?',
  pawn: 'Pawn it',
  sell: 'Sell it',
  pawnThis: 'I’d like to pawn this:',
  sellThis: 'I’d like to sell this:',
  pictures: 'Pictures, 1 to 4',
  needsPicture: 'Add a picture',
  mostPictures: 'You can send up to four pictures. The rest weren’t added.',
  askQuote: 'Ask for a quote',
  uploading: 'Sending pictures…',
  otherLanguage: 'Español',
  required: 'Fill in this field',
  badPhone: 'Enter a mobile phone number with area code',
  badName: 'Enter your name',
  agree: 'Check the box to agree',
  tooLong: 'Use up to 1,000 characters',
  cardNumber: 'This looks like a card number. Please don’t send one here.',
  badPicture: 'This picture can’t be sent. Try another one.',
  tooMany: 'That was a lot at once. Wait a moment, or call the store.',
  failed: 'Something went wrong. Please try again.',
  unavailable: 'Chat isn’t available right now. Please call the store.',
} as const

export type PanelText = Readonly<Record<keyof typeof EN, string>>

const TEXTS: Bilingual<PanelText> = {
  en: EN,
  es: {
    open: 'Escríbanos',
    close: 'Cerrar el chat',
    title: 'Chat',
    store: 'Tienda',
    openNow: 'Abierto ahora',
    closedNow: 'Cerrado',
    name: 'Su nombre',
    phone: 'Teléfono celular',
    message: 'Mensaje',
    hello: '¡Hola! ¿En qué podemos ayudarle?',
    next: 'Siguiente',
    reach: '¿Con quién hablamos? Si sale del chat, le responderemos por mensaje de texto.',
    start: 'Iniciar chat',
    send: 'Enviar',
    addPicture: 'Agregar una foto',
    removePicture: 'Quitar la foto',
    picture: 'Foto',
    chosen: 'Fotos por enviar:',
    remove: 'Quitar',
    you: 'Usted',
    sending: 'Enviando…',
    seen: 'Visto',
    notSent: 'No se envió. Intente de nuevo',
    offline: 'Sin conexión. Seguimos intentando.',
    typing: 'La tienda está escribiendo…',
    prove: '¿Quiere las respuestas también por mensaje de texto? Responda con este código al texto que le enviamos:',
    proved: 'Su teléfono está confirmado. Si se va, le responderemos por mensaje de texto.',
    moved: 'Ahora le respondemos por mensaje de texto.',
    ended: 'Este chat terminó.',
    newChat: 'Iniciar otro chat',
    getQuote: 'Pedir una cotización',
    backToChat: 'Volver al chat',
    item: '¿Qué artículo es?',
    itemHint: 'Por ejemplo: cadena de oro de 14 quilates, 22 pulgadas',
    want: '¿Qué quiere hacer?',
    pawn: 'Empeñarlo',
    sell: 'Venderlo',
    pawnThis: 'Quisiera empeñar esto:',
    sellThis: 'Quisiera vender esto:',
    pictures: 'Fotos, de 1 a 4',
    needsPicture: 'Agregue una foto',
    mostPictures: 'Puede enviar hasta cuatro fotos. Las demás no se agregaron.',
    askQuote: 'Pedir cotización',
    uploading: 'Enviando fotos…',
    otherLanguage: 'English',
    required: 'Complete este campo',
    badPhone: 'Escriba un número de celular con código de área',
    badName: 'Escriba su nombre',
    agree: 'Marque la casilla para aceptar',
    tooLong: 'Máximo 1,000 caracteres',
    cardNumber: 'Esto parece un número de tarjeta. Por favor, no lo envíe aquí.',
    badPicture: 'Esta foto no se puede enviar. Pruebe con otra.',
    tooMany: 'Fueron muchos intentos seguidos. Espere un momento o llame a la tienda.',
    failed: 'Algo salió mal. Intente de nuevo.',
    unavailable: 'El chat no está disponible en este momento. Llame a la tienda.',
  },
}

export const panelText = (language: Language): PanelText => TEXTS[language]

interface OpensWords {
  readonly today: (time: string) => string
  readonly tomorrow: (time: string) => string
  readonly later: (date: string, time: string) => string
}

const OPENS: Bilingual<OpensWords> = {
  en: {
    today: (time) => `Opens today at ${time}.`,
    tomorrow: (time) => `Opens tomorrow at ${time}.`,
    later: (date, time) => `Opens ${date} at ${time}.`,
  },
  es: {
    today: (time) => `Abre hoy a ${spanishHour(time)}`,
    tomorrow: (time) => `Abre mañana a ${spanishHour(time)}`,
    later: (date, time) => `Abre el ${date} a ${spanishHour(time)}`,
  },
}

/** When it opens, a day being named by the store's clock. */
const opensText = (opens: number, now: number, zone: string, language: Language): string => {
  const words = OPENS[language]
  const time = storeTime(opens, zone, language)
  const short = language === 'en' ? time.replace(':00', '') : time
  const [day, today] = [localDay(opens, zone), localDay(now, zone)]
  if (day === today) return words.today(short)
  return day === addDays(today, 1) ? words.tomorrow(short) : words.later(storeDate(opens, zone, language), short)
}

/** "Closed. Opens today at 10 AM." "Closed. Opens Monday, March 9 at 9:30 AM." Just "Closed." if it never opens again. */
export const closedText = (opens: number | undefined, now: number, zone: string, language: Language): string => {
  const closed = `${panelText(language).closedNow}.`
  return opens === undefined ? closed : `${closed} ${opensText(opens, now, zone, language)}`
}
