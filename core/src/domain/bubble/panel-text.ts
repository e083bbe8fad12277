// Every word a visitor reads in the bubble, in both languages. They are sent with the settings, not with the script.
import type { Bilingual, Language } from '#domain/text/language.ts'

const EN = {
  open: 'Chat with us',
  close: 'Close chat',
  title: 'Chat',
  store: 'Store',
  openNow: 'Open now',
  closedNow: 'Closed now',
  name: 'Your name',
  phone: 'Mobile phone',
  message: 'Message',
  start: 'Start chat',
  send: 'Send',
  addPicture: 'Add a picture',
  removePicture: 'Remove picture',
  picture: 'Picture',
  you: 'You',
  sending: 'Sending…',
  seen: 'Seen',
  notSent: 'Not sent. Try again',
  offline: 'No connection. We’ll keep trying.',
  typing: 'The store is typing…',
  prove: 'Want our answers by text too? Reply with this code to the text we sent you:',
  proved: 'Your phone is confirmed. If you leave, answers come by text.',
  moved: 'We’re answering by text now.',
  ended: 'This chat is over.',
  newChat: 'Start a new chat',
  otherLanguage: 'Español',
  required: 'Fill this in',
  badPhone: 'Enter a mobile phone number with its area code',
  badName: 'Enter your name',
  agree: 'Check the box to agree',
  tooLong: 'At most 1,000 characters',
  cardNumber: 'This looks like a card number. Please don’t send one here.',
  badPicture: 'This picture can’t be sent. Try another one.',
  tooMany: 'That was a lot at once. Please wait a little, or call the store.',
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
    closedNow: 'Cerrado ahora',
    name: 'Su nombre',
    phone: 'Teléfono celular',
    message: 'Mensaje',
    start: 'Iniciar chat',
    send: 'Enviar',
    addPicture: 'Agregar una foto',
    removePicture: 'Quitar la foto',
    picture: 'Foto',
    you: 'Usted',
    sending: 'Enviando…',
    seen: 'Visto',
    notSent: 'No se envió. Intente de nuevo',
    offline: 'Sin conexión. Seguimos intentando.',
    typing: 'La tienda está escribiendo…',
    prove: '¿Quiere las respuestas también por mensaje de texto? Responda con este código al texto que le enviamos:',
    proved: 'Su teléfono está confirmado. Si se va, las respuestas le llegan por texto.',
    moved: 'Ahora le respondemos por mensaje de texto.',
    ended: 'Este chat terminó.',
    newChat: 'Iniciar otro chat',
    otherLanguage: 'English',
    required: 'Complete este campo',
    badPhone: 'Escriba un celular con su código de área',
    badName: 'Escriba su nombre',
    agree: 'Marque la casilla para aceptar',
    tooLong: 'Máximo 1,000 caracteres',
    cardNumber: 'Esto parece un número de tarjeta. Por favor no lo envíe aquí.',
    badPicture: 'Esta foto no se puede enviar. Pruebe con otra.',
    tooMany: 'Fueron muchos intentos seguidos. Espere un poco o llame a la tienda.',
    failed: 'Algo salió mal. Intente de nuevo.',
    unavailable: 'El chat no está disponible en este momento. Llame a la tienda.',
  },
}

export const panelText = (language: Language): PanelText => TEXTS[language]

const REOPENS: Bilingual<(date: string, time: string) => string> = {
  en: (date, time) => `Reopens ${date} at ${time}`,
  es: (date, time) => `Abre el ${date} a las ${time}`,
}

/** "Reopens Monday, March 9 at 9:00 AM" */
export const reopensText = (date: string, time: string, language: Language): string => REOPENS[language](date, time)
