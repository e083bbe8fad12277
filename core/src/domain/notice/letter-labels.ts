// The words around a notice's own on its letter.
import type { Language } from '#domain/text/language.ts'

interface LetterLabels {
  readonly ticket: string
  readonly loanDate: string
  readonly dueDate: string
  readonly graceDate: string
  readonly amountDue: string
  readonly description: string
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
    notice: 'Aviso',
    page: 'Página',
  },
}
