import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { MILITARY_CHECK_STATES } from '@xd/core/domain/loan/military-check.ts'
import { LOAN_STATUSES } from '@xd/core/domain/loan/status.ts'
import { userNamed } from '#commands/users/table.ts'

export interface LoanFilters {
  readonly status?: string
  readonly check?: string
  readonly customer?: string
  readonly user?: string
  readonly from?: string
  readonly to?: string
}

export const withLoanFilters = (command: Command): Command =>
  command
    .addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...LOAN_STATUSES]),
    )
    .addOption(
      command
        .createOption('--check <state>', 'by the check for the Military Lending Act (default: all)')
        .choices(['all', ...MILITARY_CHECK_STATES]),
    )
    .option('--customer <custID>', 'only this customer’s')
    .option('--user <user>', 'saved by this person: number, email or name')
    .option('--from <day>', 'loans from this day on, 2026-11-01')
    .option('--to <day>', 'loans through this day')

export const loanSearch = async (calls: CallClient, filter: string | undefined, options: LoanFilters) => ({
  filter,
  status: options.status,
  check: options.check,
  custID: options.customer,
  user: options.user === undefined ? undefined : (await userNamed(calls, options.user)).userID,
  dateStart: options.from,
  dateEnd: options.to,
})
