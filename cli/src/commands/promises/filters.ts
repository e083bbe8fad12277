import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { PROMISE_STATUSES } from '@xd/core/domain/promise/promise.ts'
import { type SearchOptions, searchOf, withStore } from '#session/list-options.ts'

export interface PromiseFilters extends SearchOptions {
  readonly customer?: string
}

export const withPromiseFilters = (command: Command): Command =>
  withStore(command)
    .addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...PROMISE_STATUSES]),
    )
    .option('--customer <custID>', 'only this customer’s')

export const promiseSearch = async (calls: CallClient, text: string | undefined, options: PromiseFilters) => ({
  ...(await searchOf(calls, text, options)),
  ...(options.customer !== undefined && { custID: options.customer }),
})
