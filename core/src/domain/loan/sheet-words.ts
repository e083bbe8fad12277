// The words of a printed quote and its disclosure, in both languages. The laws that it cites stay in English, as they are
// written; counsel should confirm the Spanish.
import type { Bilingual, Language } from '#domain/text/language.ts'
import type { LoanWarning } from './warnings.ts'

interface SheetWords {
  readonly quote: (amount: string) => string
  readonly about: (made: string, due: string) => string
  readonly notLoan: string
  readonly quoteNumber: (number: number) => string
  readonly forCustomer: (name: string) => string
  readonly warnings: string
  readonly table: {
    readonly caption: string
    readonly day: string
    readonly by: string
    readonly due: string
    readonly note: string
    readonly maturity: string
    readonly graceEnds: string
  }
  readonly charges: string
  readonly disclosure: string
  readonly creditor: (company: string) => string
  readonly truth: string
  readonly truthAfter: (days: number) => string
  readonly apr: string
  readonly financeCharge: string
  readonly amountFinanced: string
  readonly total: (day: string) => string
  readonly schedule: string
  readonly onePayment: (amount: string, day: string) => string
  readonly itemization: string
  readonly given: (amount: string) => string
  readonly security: string
  readonly interest: string
  readonly early: string
  readonly earlyAmount: string
  readonly late: string
  readonly lateAmount: (day: string, amount: string) => string
  readonly graceMoves: (days: number) => string
  readonly customer: string
  readonly date: string
}

const en: SheetWords = {
  quote: (amount) => `Loan quote: ${amount}`,
  about: (made, due) =>
    `A loan made on ${made} is due on ${due}. The table shows how much it costs to redeem, and by when.`,
  notLoan: 'This is a quote, not a loan. The loan itself is made in the store, with a signed agreement.',
  quoteNumber: (number) => `Quote ${number}`,
  forCustomer: (name) => `For ${name}`,
  warnings: 'Warnings',
  table: {
    caption: 'Table of charges',
    day: 'Day',
    by: 'Redeemed by',
    due: 'Amount due',
    note: 'Note',
    maturity: 'Maturity',
    graceEnds: 'Grace ends',
  },
  charges: 'Charges',
  disclosure: 'Truth in Lending disclosure',
  creditor: (company) => `Creditor: ${company}`,
  truth: 'Truth in Lending',
  truthAfter: (days) => `Truth in Lending, redeemed at maturity after ${days} days`,
  apr: 'The cost of your credit as a yearly rate.',
  financeCharge: 'The dollar amount the credit will cost you.',
  amountFinanced: 'The amount of credit provided to you.',
  total: (day) => `The amount you will have paid on ${day}.`,
  schedule: 'Payment schedule',
  onePayment: (amount, day) => `One payment of ${amount}, due on ${day}.`,
  itemization: 'Itemization',
  given: (amount) => `${amount} given to you directly.`,
  security: 'Security',
  interest: 'You are giving a security interest in the goods you pledge.',
  early: 'Redeeming early',
  earlyAmount: 'If you redeem earlier, you owe the amount that the table shows for that day.',
  late: 'Paying late',
  lateAmount: (day, amount) => `You can still redeem until ${day}, for ${amount}.`,
  graceMoves: (days) =>
    `If we tell you that the loan is past due, you have at least ${days} days from the day we mail or send that notice.`,
  customer: 'Customer',
  date: 'Date',
}

const es: SheetWords = {
  quote: (amount) => `Cotización de préstamo: ${amount}`,
  about: (made, due) =>
    `Un préstamo hecho el ${made} vence el ${due}. La tabla muestra cuánto cuesta desempeñar la prenda y hasta cuándo.`,
  notLoan: 'Esto es una cotización, no un préstamo. El préstamo se hace en la tienda, con un contrato firmado.',
  quoteNumber: (number) => `Cotización ${number}`,
  forCustomer: (name) => `Para ${name}`,
  warnings: 'Advertencias',
  table: {
    caption: 'Tabla de cargos',
    day: 'Día',
    by: 'Desempeño hasta el',
    due: 'A pagar',
    note: 'Nota',
    maturity: 'Vencimiento',
    graceEnds: 'Fin del período de gracia',
  },
  charges: 'Cargos',
  disclosure: 'Divulgación de la Ley de Veracidad en los Préstamos (Truth in Lending)',
  creditor: (company) => `Acreedor: ${company}`,
  truth: 'Veracidad en los préstamos',
  truthAfter: (days) => `Veracidad en los préstamos: desempeño al vencimiento, después de ${days} días`,
  apr: 'El costo de su crédito expresado como tasa anual.',
  financeCharge: 'Lo que el crédito le costará en dólares.',
  amountFinanced: 'El monto del crédito que usted recibe.',
  total: (day) => `Lo que habrá pagado el ${day}.`,
  schedule: 'Calendario de pagos',
  onePayment: (amount, day) => `Un pago de ${amount}, que vence el ${day}.`,
  itemization: 'Desglose',
  given: (amount) => `${amount} que se le entregan directamente.`,
  security: 'Garantía',
  interest: 'Usted da en garantía los bienes que empeña.',
  early: 'Desempeño anticipado',
  earlyAmount: 'Si desempeña antes, debe el monto que la tabla muestra para ese día.',
  late: 'Pago tardío',
  lateAmount: (day, amount) => `Todavía puede desempeñar hasta el ${day}, por ${amount}.`,
  graceMoves: (days) =>
    `Si le avisamos que el préstamo ya venció, tiene al menos ${days} días desde el día en que enviamos ese aviso.`,
  customer: 'Cliente',
  date: 'Fecha',
}

export const SHEET_WORDS: Bilingual<SheetWords> = { en, es }

/** The Spanish of a warning. The English one supplies its figures and sections. */
export const SPANISH_WARNINGS: Readonly<Record<Exclude<LoanWarning['code'], 'inference'>, (law: string) => string>> = {
  mla: () =>
    'Más del 36% al año: la Ley de Préstamos Militares (Military Lending Act) prohíbe este préstamo a militares en servicio activo, a sus cónyuges y a sus dependientes.',
  over_maximum: () => 'Un cargo es mayor que el máximo que permite la ley.',
  negotiable: () => 'La tasa se puede negociar para este monto.',
  custom_charge_unused: () => 'La ley fija el cargo para este monto: el cargo acordado no se usó.',
  regime_not_in_effect: (law) => `${law}: no está en vigor el día de este préstamo.`,
}

/** Why the loan can’t be made to this customer. */
export const SPANISH_REFUSAL =
  'Este préstamo cuesta más del 36% al año. La Ley de Préstamos Militares (Military Lending Act) lo prohíbe para esta persona.'

interface Warned {
  readonly code: string
  readonly message: string
}

const isTranslated = (code: string): code is keyof typeof SPANISH_WARNINGS => code in SPANISH_WARNINGS

/** A warning as the sheet words it. */
export const sheetWarning = ({ code, message }: Warned, law: string, language: Language): string =>
  language === 'es' && isTranslated(code) ? SPANISH_WARNINGS[code](law) : message
