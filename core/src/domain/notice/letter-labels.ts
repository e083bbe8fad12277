// The words around a notice's own on its letter.
import type { Language } from '#domain/text/language.ts'

interface LetterLabels {
  readonly ticket: string
  readonly loanDate: string
  readonly dueDate: string
  readonly graceDate: string
  readonly amountDue: string
  readonly description: string
  /** How the last day moves, where the law counts it from the mailing. */
  readonly moves: string
  readonly notice: string
  readonly page: string
}

export const LETTER_LABELS: Readonly<Record<Language, LetterLabels>> = {
  en: {
    ticket: 'Ticket',
    loanDate: 'Pawned',
    dueDate: 'Due',
    graceDate: 'Last day',
    amountDue: 'Amount due',
    description: 'Item',
    moves: 'Last day: the one above, or ten days after this letter is mailed if that is later.',
    notice: 'Notice',
    page: 'Page',
  },
  es: {
    ticket: 'Boleta',
    loanDate: 'Empeñada',
    dueDate: 'Vence',
    graceDate: 'Último día',
    amountDue: 'Por pagar',
    description: 'Prenda',
    moves: 'Último día: el que se indica arriba o, si es más tarde, diez días después de que se envíe esta carta.',
    notice: 'Aviso',
    page: 'Página',
  },
}
