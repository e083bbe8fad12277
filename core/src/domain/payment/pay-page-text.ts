// Every word of the customer's pay page, in both languages.
import type { Bilingual, Language } from '#domain/text/language.ts'
import { spanishHour } from '#domain/text/spanish-hour.ts'

export interface PayPageState {
  readonly title: string
  readonly text: string
}

export interface PayPageText {
  readonly title: (storeName: string) => string
  readonly demo: string
  readonly testMode: string
  readonly testModeHint: string
  readonly otherLanguage: string
  readonly memo: string
  // A payment plan, followed by its progress.
  readonly plan: string
  readonly tickets: string
  readonly allTickets: (count: number) => string
  // The amount without the fee for paying online.
  readonly payment: string
  readonly onlineFee: string
  readonly onlineFeeOf: (fee: string) => string
  readonly noticeFee: string
  readonly noticeFeeIn: (fee: string) => string
  readonly payBy: string
  readonly debitOnly: string
  readonly cardForm: string
  readonly cardsTaken: string
  readonly pay: (amount: string) => string
  readonly paying: string
  readonly payAt: (gateway: string, amount: string) => string
  readonly approvedAt: (gateway: string) => string
  readonly canceledAt: (gateway: string) => string
  // Followed by the number.
  readonly callStore: string
  readonly receipt: string
  readonly paidOn: string
  readonly paidWith: string
  readonly paidInStore: string
  readonly reference: string
  readonly postsOn: (day: string) => string
  readonly postsToday: (time: string) => string
  // Follows `postsToday`.
  readonly postsAfter: (day: string) => string
  readonly printReceipt: string
  readonly mailReceipt: string
  readonly mailAddress: string
  readonly mailingReceipt: string
  readonly receiptMailed: (address: string) => string
  readonly askForLink: string
  readonly askingForLink: string
  readonly linkAsked: string
  readonly states: {
    readonly paid: PayPageState
    readonly refunded: PayPageState
    readonly expired: PayPageState
    // Nobody is left who could send another link.
    readonly over: PayPageState
    readonly declined: PayPageState
    readonly processing: PayPageState
    readonly notFound: PayPageState
  }
  readonly errors: {
    readonly tooManyAttempts: string
    readonly unreachable: string
    readonly noAnswer: string
    readonly notAsked: string
    readonly notMailed: string
    readonly formNotLoaded: string
  }
  readonly securePayment: string
  readonly footer: string
  readonly noScript: string
}

const en: PayPageText = {
  title: (storeName) => `Pay ${storeName}`,
  demo: 'DEMO',
  testMode: 'TEST MODE',
  testModeHint: 'No real card is charged.',
  otherLanguage: 'Español',
  memo: 'For',
  plan: 'Payment plan',
  tickets: 'Tickets',
  allTickets: (count) => `Show all ${count} tickets`,
  payment: 'Payment',
  onlineFee: 'Online fee',
  onlineFeeOf: (fee) => `${fee} (no fee in the store)`,
  noticeFee: 'Notice fee',
  noticeFeeIn: (fee) => `${fee} (included in the amount)`,
  payBy: 'Pay by',
  debitOnly: 'Interest can be paid by debit card only. We can’t accept credit cards.',
  cardForm: 'Card details',
  cardsTaken: 'Cards we accept',
  pay: (amount) => `Pay ${amount}`,
  paying: 'Paying…',
  payAt: (gateway, amount) => `Pay ${amount} with ${gateway}`,
  approvedAt: (gateway) => `You approved this payment with ${gateway}.`,
  canceledAt: (gateway) => `You returned from ${gateway} without paying. Nothing was charged.`,
  callStore: 'Call the store:',
  receipt: 'Receipt',
  paidOn: 'Paid on',
  paidWith: 'Payment method',
  paidInStore: 'In the store',
  reference: 'Reference',
  postsOn: (day) => `Pay now and it posts ${day}.`,
  postsToday: (time) => `Pay by ${time} today to post today.`,
  postsAfter: (day) => `After that, it posts ${day}.`,
  printReceipt: 'Print receipt',
  mailReceipt: 'Email the receipt',
  mailAddress: 'Email address',
  mailingReceipt: 'Sending…',
  receiptMailed: (address) => `The receipt is on its way to ${address}.`,
  askForLink: 'Ask for a new link',
  askingForLink: 'Asking…',
  linkAsked: 'We told the store you’d like a new link. They’ll get back to you.',
  states: {
    paid: { title: 'Paid', text: 'Thank you. We received your payment.' },
    refunded: {
      title: 'Refunded',
      text: 'This payment was refunded in full. It can take a few days to show up at your bank.',
    },
    expired: {
      title: 'This request has expired',
      text: 'Nothing was charged. Contact the store for a new link.',
    },
    over: {
      title: 'This request has expired',
      text: 'Nothing was charged. The store can’t send a new link.',
    },
    declined: {
      title: 'This request is closed',
      text: 'The card was declined and nothing was charged. Contact the store to pay another way.',
    },
    processing: {
      title: 'Your payment is being processed',
      text: 'Please wait and keep this page open. You will not be charged twice.',
    },
    notFound: {
      title: 'This link does not work',
      text: 'Nothing was charged. Check that you opened the whole link, or contact the store.',
    },
  },
  errors: {
    tooManyAttempts: 'Too many attempts. Wait a few minutes, or call the store.',
    unreachable: 'You seem to be offline. Nothing was charged. Check your connection and try again.',
    noAnswer:
      'We haven’t heard back from the card processor yet. Please don’t pay again. This page will show the result.',
    notMailed: 'We couldn’t send the receipt. Check the address and your connection, and try again.',
    notAsked: 'We couldn’t reach the store. Check your connection and try again, or call.',
    formNotLoaded: 'The card form didn’t load. Reload the page or call the store.',
  },
  securePayment: 'Secure payment page',
  footer: 'Card details go straight to the card processor. The store never sees them.',
  noScript: 'To pay here, turn on JavaScript in your browser, or call the store.',
}

const es: PayPageText = {
  title: (storeName) => `Pagar a ${storeName}`,
  demo: 'DEMO',
  testMode: 'MODO DE PRUEBA',
  testModeHint: 'No se cobra ninguna tarjeta real.',
  otherLanguage: 'English',
  memo: 'Concepto',
  plan: 'Plan de pagos',
  tickets: 'Boletas',
  allTickets: (count) => `Ver las ${count} boletas`,
  payment: 'Pago',
  onlineFee: 'Cargo por internet',
  onlineFeeOf: (fee) => `${fee} (sin cargo en la tienda)`,
  noticeFee: 'Cargo por aviso',
  noticeFeeIn: (fee) => `${fee} (incluido en el total)`,
  payBy: 'Fecha límite',
  debitOnly: 'Los intereses solo se pueden pagar con tarjeta de débito. No aceptamos tarjetas de crédito.',
  cardForm: 'Datos de la tarjeta',
  cardsTaken: 'Tarjetas que aceptamos',
  pay: (amount) => `Pagar ${amount}`,
  paying: 'Pagando…',
  payAt: (gateway, amount) => `Pagar ${amount} con ${gateway}`,
  approvedAt: (gateway) => `Usted aprobó este pago con ${gateway}.`,
  canceledAt: (gateway) => `Usted volvió de ${gateway} sin pagar. No se cobró nada.`,
  callStore: 'Llame a la tienda:',
  receipt: 'Recibo',
  paidOn: 'Pagado el',
  paidWith: 'Forma de pago',
  paidInStore: 'En la tienda',
  reference: 'Referencia',
  postsOn: (day) => `Si paga ahora, su pago se aplicará el ${day}.`,
  postsToday: (time) => `Pague hoy antes de ${spanishHour(time)} para que su pago se aplique hoy.`,
  postsAfter: (day) => `Después se aplicará el ${day}.`,
  printReceipt: 'Imprimir recibo',
  mailReceipt: 'Enviar el recibo por correo',
  mailAddress: 'Correo electrónico',
  mailingReceipt: 'Enviando…',
  receiptMailed: (address) => `El recibo va en camino a ${address}.`,
  askForLink: 'Pedir un enlace nuevo',
  askingForLink: 'Pidiendo…',
  linkAsked: 'Le avisamos a la tienda que usted quiere un enlace nuevo. Se comunicarán con usted.',
  states: {
    paid: { title: 'Pagado', text: 'Gracias. Recibimos su pago.' },
    refunded: {
      title: 'Reembolsado',
      text: 'Este pago se reembolsó por completo. Puede tardar unos días en aparecer en su banco.',
    },
    expired: {
      title: 'Esta solicitud venció',
      text: 'No se cobró nada. Comuníquese con la tienda para recibir un enlace nuevo.',
    },
    over: {
      title: 'Esta solicitud venció',
      text: 'No se cobró nada. La tienda ya no puede enviar otro enlace.',
    },
    declined: {
      title: 'Esta solicitud está cerrada',
      text: 'La tarjeta fue rechazada y no se cobró nada. Comuníquese con la tienda para pagar de otra forma.',
    },
    processing: {
      title: 'Su pago se está procesando',
      text: 'Espere y no cierre esta página. No se le cobrará dos veces.',
    },
    notFound: {
      title: 'Este enlace no funciona',
      text: 'No se cobró nada. Revise que abrió el enlace completo o comuníquese con la tienda.',
    },
  },
  errors: {
    tooManyAttempts: 'Demasiados intentos. Espere unos minutos o llame a la tienda.',
    unreachable: 'Parece que no tiene conexión. No se cobró nada. Revise su conexión e intente de nuevo.',
    noAnswer:
      'Aún no tenemos respuesta del procesador de la tarjeta. No pague otra vez. Esta página mostrará el resultado.',
    notMailed: 'No se pudo enviar el recibo. Revise la dirección y su conexión, e intente de nuevo.',
    notAsked: 'No se pudo avisar a la tienda. Revise su conexión e intente de nuevo, o llame.',
    formNotLoaded: 'No se pudo cargar el formulario de la tarjeta. Recargue la página o llame a la tienda.',
  },
  securePayment: 'Página de pago segura',
  footer: 'Los datos de la tarjeta van directamente al procesador. La tienda nunca los ve.',
  noScript: 'Para pagar aquí, active JavaScript en su navegador o llame a la tienda.',
}

export const PAY_PAGE_TEXT: Bilingual<PayPageText> = { en, es }

export const payPageText = (language: Language): PayPageText => PAY_PAGE_TEXT[language]
