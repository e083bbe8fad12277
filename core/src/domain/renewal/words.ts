// What the pay page shows of a replacement loan, word for word: it is kept as it was shown when the customer assents.
//
// 12 CFR 1026.17 and 1026.18: the disclosures of closed-end credit, in writing, before the credit begins; the finance
// charge and the annual percentage rate stand out. California, Fin. Code § 21201.6: with the most that may be charged.
// 15 U.S.C. 7001(c): the customer consents to electronic records, and is told of paper copies and of the other way. The
// words are ours; counsel should confirm them.
import type { Bilingual, Language } from '#domain/text/language.ts'
import { quoteDay } from '#domain/loan/quote-page-text.ts'
import { cents, formatDollars } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'
import type { NewLoan } from './offer.ts'

export type Line = readonly [label: string, value: string]

/** The page's words about new loans, in their order. */
export interface ShownTerms {
  readonly language: Language
  readonly title: string
  readonly lender: string
  readonly loans: readonly {
    readonly title: string
    readonly lines: readonly Line[]
    readonly maximum: string
  }[]
  readonly notes: readonly string[]
  /** What the customer ticks. */
  readonly assent: string
}

interface Words {
  readonly title: string
  readonly lender: (store: string) => string
  readonly replaces: (ticket: string) => string
  readonly pledge: string
  readonly apr: string
  readonly financeCharge: string
  readonly amountFinanced: string
  readonly total: string
  readonly payment: string
  readonly onePayment: (amount: string, day: string) => string
  readonly begins: string
  readonly madeOf: string
  readonly parts: (interest: string, setup: string, storage: string) => string
  readonly maximum: (of: Readonly<Record<'setup' | 'first' | 'month' | 'storage' | 'notice', string>>) => string
  readonly notes: readonly string[]
  readonly assent: string
  readonly inStore: string
  readonly agreedOn: (when: string) => string
}

export const RENEWAL_WORDS: Bilingual<Words> = {
  en: {
    title: 'Your new loan',
    lender: (store) => `From ${store}. Read these terms before you pay.`,
    replaces: (ticket) => `New loan to replace ticket ${ticket}`,
    pledge: 'Pledged goods (security)',
    apr: 'ANNUAL PERCENTAGE RATE',
    financeCharge: 'FINANCE CHARGE',
    amountFinanced: 'Amount financed',
    total: 'Total of payments',
    payment: 'Payment schedule',
    onePayment: (amount, day) => `One payment of ${amount}, due ${day}`,
    begins: 'Takes effect',
    madeOf: 'The finance charge includes',
    parts: (interest, setup, storage) => `${interest} interest to the due date, ${setup} setup fee, ${storage} storage`,
    maximum: ({ setup, first, month, storage, notice }) =>
      `The most that may be charged on this loan: ${setup} setup fee; ${first} for the first three months; ${month} for each further month or part of one; ${storage} storage for an item of up to one cubic foot, more for larger ones; and up to ${notice} if we send you a notice after the due date (California Financial Code §§ 21200 to 21201.2).`,
    notes: [
      'The annual percentage rate is the cost of your credit as a yearly rate. The finance charge is the dollar amount the credit will cost you. The amount financed is the credit carried over from the old loan. The total of payments is what you will have paid by the due date.',
      'You give the store a security interest in the pledged goods.',
      'There is no penalty for paying early. Months that have not begun cost nothing. The charge for the first three months and the fees are not refunded.',
      'If you don’t pay by the due date, we will send you a notice, and you will have at least ten days from that day to redeem your goods. After that you can no longer redeem them.',
    ],
    assent:
      'I agree to these terms and to making this loan electronically, and to getting its contract and disclosures electronically. I can keep or print them here, and get a paper copy from the store. I know that I can sign in the store instead.',
    inStore: 'This pays the charges on your loan. The contract for the new loan is signed in the store.',
    agreedOn: (when) => `You agreed to these terms electronically on ${when}.`,
  },
  es: {
    title: 'Su nuevo préstamo',
    lender: (store) => `De ${store}. Lea estas condiciones antes de pagar.`,
    replaces: (ticket) => `Préstamo nuevo en lugar de la boleta ${ticket}`,
    pledge: 'Prenda (garantía)',
    apr: 'TASA PORCENTUAL ANUAL (APR)',
    financeCharge: 'CARGO POR FINANCIAMIENTO',
    amountFinanced: 'Monto financiado',
    total: 'Total de pagos',
    payment: 'Calendario de pagos',
    onePayment: (amount, day) => `Un pago de ${amount}, que vence el ${day}`,
    begins: 'Empieza a regir',
    madeOf: 'El cargo por financiamiento incluye',
    parts: (interest, setup, storage) =>
      `${interest} de interés hasta el vencimiento, ${setup} por apertura, ${storage} por almacenaje`,
    maximum: ({ setup, first, month, storage, notice }) =>
      `Lo máximo que se puede cobrar por este préstamo: ${setup} por apertura; ${first} por los primeros tres meses; ${month} por cada mes adicional o parte de un mes; ${storage} de almacenaje por un artículo de hasta un pie cúbico, más por los más grandes; y hasta ${notice} si le enviamos un aviso después del vencimiento (Código Financiero de California, §§ 21200 a 21201.2).`,
    notes: [
      'La tasa porcentual anual es el costo de su crédito expresado como tasa anual. El cargo por financiamiento es lo que el crédito le costará en dólares. El monto financiado es el crédito que continúa del préstamo anterior. El total de pagos es lo que habrá pagado al vencimiento.',
      'Usted da a la tienda la prenda en garantía.',
      'Si paga antes, no hay penalización. Los meses que no han empezado no cuestan nada. El cargo de los primeros tres meses y los demás cargos no se reembolsan.',
      'Si no paga a más tardar el día del vencimiento, le enviaremos un aviso, y desde ese día tendrá al menos diez días para desempeñar su prenda. Después ya no podrá desempeñarla.',
    ],
    assent:
      'Acepto estas condiciones. También acepto hacer este préstamo y recibir su contrato y sus divulgaciones por medios electrónicos. Puedo guardarlos o imprimirlos aquí y pedir una copia en papel en la tienda. Sé que, si lo prefiero, puedo firmar en la tienda.',
    inStore: 'Con esto paga los cargos de su préstamo. El contrato del préstamo nuevo se firma en la tienda.',
    agreedOn: (when) => `Usted aceptó estas condiciones por medios electrónicos el ${when}.`,
  },
}

/** Shown if the contract is signed in the store. */
export const signedInStore = (language: Language): string => RENEWAL_WORDS[language].inStore

export const agreedOn = (when: string, language: Language): string => RENEWAL_WORDS[language].agreedOn(when)

const shownLoan = ({ replaces, description, quote }: NewLoan, words: Words, language: Language) => {
  const { regZ, regime, financeChargeBreakdown: parts } = quote
  const day = (of: LocalDay) => quoteDay(of, language)
  const fees = parts.loanWritingFee + parts.storageFee
  return {
    title: words.replaces(replaces),
    lines: (
      [
        [words.apr, `${regZ.apr.toFixed(2)}%`],
        [words.financeCharge, formatDollars(regZ.financeCharge)],
        [words.amountFinanced, formatDollars(quote.amountFinanced)],
        [words.total, formatDollars(regZ.totalOfPayments)],
        [words.payment, words.onePayment(formatDollars(regZ.totalOfPayments), day(quote.maturityDate))],
        [words.begins, day(quote.loanDate)],
        [
          words.madeOf,
          words.parts(
            formatDollars(cents(regZ.financeCharge - fees)),
            formatDollars(parts.loanWritingFee),
            formatDollars(parts.storageFee),
          ),
        ],
        [words.pledge, description],
      ] satisfies Line[]
    ).filter(([, value]) => value !== ''),
    maximum: words.maximum({
      setup: formatDollars(parts.loanWritingFee),
      first: formatDollars(parts.totalInterestCharge),
      month: formatDollars(quote.additonalPerMonth),
      storage: formatDollars(parts.storageFee),
      notice: formatDollars(regime.maximumNoticeFee),
    }),
  }
}

/** The same without the goods, for an erased owner: the figures stay. */
export const withoutPledge = (shown: ShownTerms): ShownTerms => ({
  ...shown,
  loans: shown.loans.map(({ lines, ...loan }) => ({
    ...loan,
    lines: lines.filter(([label]) => label !== RENEWAL_WORDS[shown.language].pledge),
  })),
})

/** The terms as a customer sees them. */
export const shownTerms = (loans: readonly NewLoan[], store: string, language: Language): ShownTerms => {
  const words = RENEWAL_WORDS[language]
  return {
    language,
    title: words.title,
    lender: words.lender(store),
    loans: loans.map((loan) => shownLoan(loan, words, language)),
    notes: words.notes,
    assent: words.assent,
  }
}
