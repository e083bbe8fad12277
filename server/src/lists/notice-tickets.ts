import type { Notice } from '@xd/core/contract/entity/notice.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import type { Columns } from './csv-file.ts'

/** The subject of a notice, in every file with notices. */
export const ticketColumns: Columns<typeof Notice.Type> = [
  ['Tickets', ({ tickets }) => tickets.map(({ ticketNumber }) => ticketNumber).join(', ')],
  [
    'Due',
    ({ tickets }) => {
      const days = tickets.map(({ dueDate }) => dueDate)
      return (new Set(days).size === 1 ? days.slice(0, 1) : days).join(', ')
    },
  ],
  [
    'Amount due',
    ({ tickets }) =>
      tickets
        .flatMap(({ amountDue }) => (amountDue === null ? [] : [dollarsFromCents(amountDue).toFixed(2)]))
        .join(', '),
  ],
]
