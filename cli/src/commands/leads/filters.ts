import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { LEAD_FILTERS } from '@xd/core/domain/bubble/lead.ts'
import { type SearchOptions, searchOf, withStore } from '#session/list-options.ts'

export interface LeadFilters extends SearchOptions {
  readonly customer?: string
  readonly from?: string
  readonly to?: string
}

export const withLeadFilters = (command: Command): Command =>
  withStore(command)
    .addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...LEAD_FILTERS]),
    )
    .option('--customer <custID>', 'only this customer’s')
    .option('--from <day>', 'received from this day on, 2026-11-01')
    .option('--to <day>', 'received through this day')

export const leadSearch = async (calls: CallClient, text: string | undefined, options: LeadFilters) => ({
  ...(await searchOf(calls, text, options)),
  ...(options.customer !== undefined && { custID: options.customer }),
  ...(options.from !== undefined && { dateStart: options.from }),
  ...(options.to !== undefined && { dateEnd: options.to }),
})
