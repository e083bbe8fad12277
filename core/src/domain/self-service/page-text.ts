// Every word of the page on which customers see and pay what is due, in both languages.
import type { Bilingual, Language } from '#domain/text/language.ts'
import { spanishDate } from '#domain/time/spanish-day.ts'
import type { LocalDay } from '#domain/time/day.ts'
import type { SelfAsk } from './ask.ts'

export interface SelfPageText {
  readonly title: (store: string) => string
  readonly description: string
  readonly start: { readonly title: string; readonly text: string }
  readonly phone: string
  readonly sendCode: string
  readonly sending: string
  readonly code: { readonly title: string; readonly text: (phone: string) => string }
  readonly codeLabel: string
  readonly check: string
  readonly checking: string
  readonly sendAgain: string
  readonly sentAgain: string
  readonly otherPhone: string
  readonly tickets: string
  readonly none: { readonly title: string; readonly text: string }
  readonly ticket: (number: string) => string
  readonly due: (day: string) => string
  readonly overdue: (day: string) => string
  readonly grace: (day: string) => string
  /** Followed by a day and a time. */
  readonly asOf: string
  readonly fee: (fee: string) => string
  readonly total: (count: number) => string
  readonly pay: (amount: string) => string
  readonly choose: string
  readonly opening: string
  readonly goOn: string
  readonly payoffOnly: string
  readonly question: string
  readonly asks: Readonly<Record<SelfAsk, string>>
  readonly asking: string
  readonly asked: string
  readonly foot: string
  readonly off: { readonly title: string; readonly text: string }
  readonly busy: { readonly title: string; readonly text: string }
  readonly noScript: string
  readonly errors: {
    readonly badPhone: string
    readonly badCode: string
    readonly codeRefused: string
    readonly tooMany: string
    readonly unreachable: string
    readonly proofOver: string
    readonly noGateway: string
    readonly notOpen: string
  }
}

const TEXTS: Bilingual<SelfPageText> = {
  en: {
    title: (store) => `What you owe at ${store}`,
    description: 'See what you owe and pay online.',
    start: { title: 'See what you owe', text: 'Enter the phone number we have for you. We’ll text you a code.' },
    phone: 'Mobile phone',
    sendCode: 'Text me a code',
    sending: 'Sending…',
    code: {
      title: 'Enter your code',
      text: (phone) => `If we have ${phone} on file, a code is on its way to it. It works for 10 minutes.`,
    },
    codeLabel: 'Six-digit code',
    check: 'Continue',
    checking: 'Checking…',
    sendAgain: 'Text it again',
    sentAgain: 'If we have this number on file, another code is on its way. Only the newest one works.',
    otherPhone: 'Use another number',
    tickets: 'Your tickets',
    none: { title: 'Nothing to pay', text: 'You have no open tickets at this store.' },
    ticket: (number) => `Ticket ${number}`,
    due: (day) => `Due ${day}`,
    overdue: (day) => `Was due ${day}`,
    grace: (day) => `Last day ${day}`,
    asOf: 'As of',
    fee: (fee) => `Includes a fee of ${fee} for paying online`,
    total: (count) => (count === 1 ? '1 ticket' : `${count} tickets`),
    pay: (amount) => `Pay ${amount}`,
    choose: 'Choose what to pay',
    opening: 'One moment…',
    goOn: 'Continue with your payment',
    payoffOnly: 'This amount pays off the loan. Bring your ticket and ID to pick up your item.',
    question: 'Ask about this ticket',
    asks: { payoff: 'What pays it off?', renew: 'I want to renew it', other: 'Something else' },
    asking: 'Sending…',
    asked: 'We told the store. They’ll text you back.',
    foot: 'Amounts come from the store’s own system.',
    off: { title: 'You can’t pay here', text: 'Call the store to ask what you owe.' },
    busy: { title: 'Please wait a moment', text: 'This page was opened too many times. Try again in a minute.' },
    noScript: 'To pay here, turn on JavaScript in your browser, or call the store.',
    errors: {
      badPhone: 'Enter a US or Mexican mobile number.',
      badCode: 'Enter the six digits from the text.',
      codeRefused: 'This code isn’t right, or it has expired. Check the newest text, or ask for another code.',
      tooMany: 'Too many attempts. Wait a few minutes, or call the store.',
      unreachable: 'You seem to be offline. Check your connection and try again.',
      proofOver: 'For your safety, we ask for a new code after 30 minutes.',
      noGateway: 'Paying online isn’t possible right now. Call the store.',
      notOpen: 'One of these tickets is no longer open. Reload the page.',
    },
  },
  es: {
    title: (store) => `Lo que debe en ${store}`,
    description: 'Vea lo que debe y pague en línea.',
    start: {
      title: 'Vea lo que debe',
      text: 'Escriba el teléfono que nos dio. Le mandaremos un código por mensaje de texto.',
    },
    phone: 'Teléfono celular',
    sendCode: 'Enviarme un código',
    sending: 'Enviando…',
    code: {
      title: 'Escriba su código',
      text: (phone) => `Si tenemos registrado el ${phone}, le llegará un código. Vale 10 minutos.`,
    },
    codeLabel: 'Código de seis dígitos',
    check: 'Continuar',
    checking: 'Verificando…',
    sendAgain: 'Enviarlo otra vez',
    sentAgain: 'Si tenemos este número registrado, le llegará otro código. Solo sirve el más reciente.',
    otherPhone: 'Usar otro número',
    tickets: 'Sus boletas',
    none: { title: 'No hay nada que pagar', text: 'Usted no tiene boletas abiertas en esta tienda.' },
    ticket: (number) => `Boleta ${number}`,
    due: (day) => `Vence el ${day}`,
    overdue: (day) => `Venció el ${day}`,
    grace: (day) => `Último día: ${day}`,
    asOf: 'Actualizado:',
    fee: (fee) => `Incluye un cargo de ${fee} por pagar en línea`,
    total: (count) => (count === 1 ? '1 boleta' : `${count} boletas`),
    pay: (amount) => `Pagar ${amount}`,
    choose: 'Elija qué pagar',
    opening: 'Un momento…',
    goOn: 'Continuar con su pago',
    payoffOnly: 'Este monto liquida el préstamo. Traiga su boleta e identificación para recoger su prenda.',
    question: 'Preguntar sobre esta boleta',
    asks: { payoff: '¿Con cuánto la liquido?', renew: 'Quiero renovarla', other: 'Otra cosa' },
    asking: 'Enviando…',
    asked: 'Ya le avisamos a la tienda. Le contestarán por mensaje.',
    foot: 'Los montos vienen del sistema de la tienda.',
    off: { title: 'Aquí no se puede pagar', text: 'Llame a la tienda para saber cuánto debe.' },
    busy: {
      title: 'Espere un momento',
      text: 'Esta página se abrió demasiadas veces. Intente de nuevo en un minuto.',
    },
    noScript: 'Para pagar aquí, active JavaScript en su navegador o llame a la tienda.',
    errors: {
      badPhone: 'Escriba un número de celular de Estados Unidos o México.',
      badCode: 'Escriba los seis dígitos del mensaje.',
      codeRefused: 'El código no es correcto o ya venció. Revise el mensaje más reciente o pida otro código.',
      tooMany: 'Demasiados intentos. Espere unos minutos o llame a la tienda.',
      unreachable: 'Parece que no tiene conexión. Revise su conexión e intente de nuevo.',
      proofOver: 'Por su seguridad, pedimos un código nuevo después de 30 minutos.',
      noGateway: 'Por ahora no se puede pagar en línea. Llame a la tienda.',
      notOpen: 'Una de estas boletas ya no está abierta. Recargue la página.',
    },
  },
}

export const selfPageText = (language: Language): SelfPageText => TEXTS[language]

/** "Mon, Nov 30", "lun 30 de noviembre": the same in every browser. */
export const selfDay = (day: LocalDay, language: Language): string =>
  language === 'es'
    ? spanishDate(day).replace(/^(...)\S*/, '$1')
    : new Intl.DateTimeFormat('en-US', {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      })
        .format(Date.parse(`${day}T12:00:00Z`))
        .replace(/[\u00a0\u202f]/g, ' ')
