import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { PLAN_STATUSES } from '@xd/core/domain/plan/plan.ts'
import { type SearchOptions, searchOf, withStore } from '#session/list-options.ts'

export interface PlanFilters extends SearchOptions {
  readonly customer?: string
}

export const withPlanFilters = (command: Command): Command =>
  withStore(command)
    .addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...PLAN_STATUSES]),
    )
    .option('--customer <custID>', 'only this customer’s')

export const planSearch = async (calls: CallClient, text: string | undefined, options: PlanFilters) => ({
  ...(await searchOf(calls, text, options)),
  ...(options.customer !== undefined && { custID: options.customer }),
})
