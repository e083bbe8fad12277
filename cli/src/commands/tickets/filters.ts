import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { TICKET_STATUSES } from '@xd/core/domain/ticket/book.ts'
import { storeIDOf, withStore } from '#session/list-options.ts'

export interface TicketFilters {
  readonly store?: string
  readonly status?: string
  readonly customer?: string
  readonly from?: string
  readonly to?: string
}

/** The filters of the list and of the file. */
export const withTicketFilters = (command: Command): Command =>
  withStore(
    command
      .addOption(
        command
          .createOption('--status <status>', 'only with this status (default: all)')
          .choices(['all', ...TICKET_STATUSES]),
      )
      .option('--customer <custID>', 'only this customer’s')
      .option('--from <day>', 'due from this day on, 2026-11-01')
      .option('--to <day>', 'due through this day'),
  )

export const ticketSearch = async (
  calls: CallClient,
  filter: string | undefined,
  { store, status, customer, from, to }: TicketFilters,
) => ({
  filter,
  store: store === undefined ? undefined : await storeIDOf(calls, store),
  status,
  custID: customer,
  dateStart: from,
  dateEnd: to,
})
