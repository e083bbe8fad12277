// How customers ask to pay, in small letters and without accents or apostrophes. An ask is a lead and a deed ("how do i" +
// "pay"), a deed alone, or a request for the link. What may stand around it is listed too; with any other word, the text
// is an ordinary one, for a person to read.
import type { Language } from '#domain/text/language.ts'

export interface PayWords {
  readonly leads: readonly string[]
  /** Each is an ask by itself, too. */
  readonly deeds: readonly string[]
  readonly alone: readonly string[]
  readonly links: { readonly leads: readonly string[]; readonly names: readonly string[] }
  /** Before a loan or a ticket: "my", "on the". */
  readonly of: readonly string[]
  readonly owed: readonly string[]
  readonly ways: readonly string[]
  /** After a lead only: "can i pay today" asks, "pay today" may be a promise. */
  readonly times: readonly string[]
  readonly courtesies: readonly string[]
}

export const PAY_WORDS: Readonly<Record<Language, PayWords>> = {
  en: {
    leads: [
      'how do i', 'how do we', 'how can i', 'how can we', 'how could i', 'how would i', 'how should i', 'how to', 'can i', 'can we',
      'could i', 'may i', 'where do i', 'where can i', 'is there a way to', 'is it possible to', 'i want to', 'want to', 'i wanna', 'wanna', 'i need to', 'need to',
      'i would like to', 'would like to', 'id like to', 'im trying to', 'i am trying to', 'trying to', 'im ready to', 'i am ready to', 'ready to',
    ],
    deeds: ['pay', 'pay off', 'payoff', 'make payment', 'make a payment', 'make my payment', 'make the payment'],
    alone: ['payment', 'pay now', 'payment please'],
    links: {
      leads: [
        'send me the', 'send me a', 'send me my', 'send the', 'send a', 'send', 'resend the', 'text me the', 'text me a', 'can you send me the', 'can you send me a',
        'can you send the', 'could you send me the', 'could you send me a', 'can i get the', 'can i get a', 'can i have the', 'i need the', 'i need a', 'need the',
        'whats the', 'what is the', 'where is the', 'wheres the', 'do you have a',
      ],
      names: ['payment link', 'pay link', 'link to pay', 'link to pay online', 'link for payment', 'payment page'],
    },
    of: ['my', 'the', 'this', 'our', 'on my', 'on the', 'for my', 'for the', 'toward my', 'towards my', 'to my'],
    owed: [
      'loan', 'loans', 'ticket', 'tickets', 'pawn', 'pawns', 'pawn ticket', 'pawn tickets', 'pawn loan', 'bill', 'interest', 'balance', 'account', 'item', 'items',
      'charges', 'fees', 'payment',
    ],
    ways: [
      'online', 'here', 'by phone', 'over the phone', 'on the phone', 'on my phone', 'from my phone', 'by text', 'through text', 'via text', 'by card', 'with card',
      'with a card', 'with my card', 'by debit card', 'with debit', 'with debit card', 'with a debit card', 'with my debit card', 'on the website', 'on your website',
      'from home', 'electronically', 'remotely',
    ],
    times: ['now', 'right now', 'today', 'tonight'],
    courtesies: [
      'hi', 'hi there', 'hello', 'hey', 'good morning', 'good afternoon', 'good evening', 'please', 'pls', 'plz', 'thanks', 'thank you', 'thx', 'ty',
    ],
  },
  es: {
    leads: [
      'como puedo', 'como podemos', 'como se puede', 'como podria', 'como hago para', 'como le hago para', 'como hacer para', 'donde puedo', 'donde podemos',
      'donde se puede', 'puedo', 'podemos', 'podria', 'se puede', 'quiero', 'queremos', 'quisiera', 'necesito', 'ocupo', 'deseo', 'me gustaria', 'es posible', 'para',
    ],
    deeds: [
      'pagar', 'pagar en linea', 'hacer un pago', 'hacer el pago', 'hacer mi pago', 'hacer pago', 'realizar un pago', 'realizar el pago', 'realizar mi pago', 'abonar',
      'hacer un abono', 'liquidar',
    ],
    alone: [
      'pago', 'pagos', 'como pago', 'como le pago', 'como les pago', 'como se paga', 'como pagar', 'como hacer un pago', 'como hago el pago', 'como hago mi pago',
      'como hago un pago', 'como es el pago', 'donde pago', 'donde pagar', 'pagar ahora', 'pago en linea', 'pagos en linea',
    ],
    links: {
      leads: [
        'mandeme el', 'mandeme la', 'mandeme un', 'mandame el', 'mandame la', 'mandame un', 'envieme el', 'envieme la', 'envieme un', 'enviame el', 'enviame la', 'enviame un',
        'me manda el', 'me manda la', 'me mandas el', 'me mandas la', 'me puede mandar el', 'me puede mandar la', 'me puede mandar un', 'me pueden mandar el',
        'me puedes mandar el', 'me puede enviar el', 'me puede enviar la', 'me puede enviar un', 'me pueden enviar el', 'paseme el', 'pasame el', 'me pasa el',
        'me pasa la', 'necesito el', 'necesito la', 'cual es el', 'cual es la', 'tienen un', 'el', 'la',
      ],
      names: [
        'enlace de pago', 'enlace para pagar', 'enlace del pago', 'link de pago', 'link para pagar', 'link del pago', 'liga de pago', 'liga para pagar', 'liga del pago',
        'pagina de pago', 'pagina para pagar',
      ],
    },
    of: ['mi', 'mis', 'el', 'la', 'los', 'las', 'de mi', 'de mis', 'del', 'de la', 'por mi', 'a mi'],
    owed: [
      'boleta', 'boletas', 'prestamo', 'prestamos', 'interes', 'intereses', 'empeno', 'empenos', 'cuenta', 'deuda', 'recibo', 'saldo', 'mensualidad', 'prenda', 'prendas',
      'ticket', 'tickets', 'pago',
    ],
    ways: [
      'en linea', 'por internet', 'online', 'por telefono', 'por el telefono', 'por texto', 'por mensaje', 'con tarjeta', 'con mi tarjeta', 'con una tarjeta',
      'con tarjeta de debito', 'con mi tarjeta de debito', 'con debito', 'por aqui', 'aqui', 'en la pagina', 'desde mi casa', 'desde mi celular', 'desde mi telefono',
    ],
    times: ['ahora', 'ahora mismo', 'ahorita', 'ahorita mismo', 'hoy', 'hoy mismo', 'ya'],
    courtesies: [
      'hola', 'buenas', 'buenos dias', 'buen dia', 'buenas tardes', 'buenas noches', 'por favor', 'porfavor', 'porfa', 'gracias', 'muchas gracias', 'disculpe',
    ],
  },
} // prettier-ignore
