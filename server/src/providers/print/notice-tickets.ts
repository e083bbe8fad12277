import { LETTER_LABELS } from '@xd/core/domain/notice/letter-labels.ts'
import { type Cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { storeFullDate } from '@xd/core/domain/hours/store-clock.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { PrintedColumn } from './table.ts'

export interface PrintedTicket {
  readonly ticketNumber: string
  readonly loanDate: string | null
  readonly dueDate: string
  readonly graceDate: string | null
  readonly amountDue: Cents | null
  readonly description: string
}

/** "March 9, 2026" / "9 de marzo de 2026" */
export const printedDay = (day: string | null, language: Language): string =>
  day === null ? '' : storeFullDate(Date.parse(`${day}T12:00:00Z`), 'UTC', language)

const amount = (cents: Cents | null): string => (cents === null ? '' : formatDollars(cents))

/** The tickets of a notice as a table. */
export const ticketTable = (tickets: readonly PrintedTicket[], language: Language) => {
  const labels = LETTER_LABELS[language]
  const columns: readonly PrintedColumn[] = [
    { title: labels.ticket, share: 0.12 },
    { title: labels.description, share: 0.18 },
    { title: labels.loanDate, share: 0.18 },
    { title: labels.dueDate, share: 0.18 },
    { title: labels.graceDate, share: 0.18 },
    { title: labels.amountDue, share: 0.16, align: 'right' },
  ]
  const rows = tickets.map((ticket) => [
    ticket.ticketNumber,
    ticket.description,
    printedDay(ticket.loanDate, language),
    printedDay(ticket.dueDate, language),
    printedDay(ticket.graceDate, language),
    amount(ticket.amountDue),
  ])
  return { columns, rows }
}
