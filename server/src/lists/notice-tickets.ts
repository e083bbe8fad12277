import type { Notice } from '@xd/core/contract/entity/notice.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import type { Columns } from './csv-file.ts'

/** The subject of a notice, in every file with notices. */
export const ticketColumns: Columns<typeof Notice.Type> = [
  ['Tickets', ({ tickets }) => tickets.map(({ ticketNumber }) => ticketNumber).join(', ')],
  ['Due', ({ tickets }) => tickets[0]?.dueDate ?? ''],
  [
    'Amount due',
    ({ tickets }) =>
      tickets
        .flatMap(({ amountDue }) => (amountDue === null ? [] : [dollarsFromCents(amountDue).toFixed(2)]))
        .join(', '),
  ],
]
