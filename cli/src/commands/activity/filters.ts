import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { userNamed } from '#commands/users/table.ts'

export interface ActivityFilters {
  readonly user?: string
  readonly action?: string
  readonly visit?: string
  readonly from?: string
  readonly to?: string
}

/** The filters of the list and of the file. */
export const withActivityFilters = (command: Command): Command =>
  command
    .option('--user <user>', 'by this person: number, email or name')
    .option('--action <name>', 'only this action, like user-save')
    .option('--visit <id>', 'during this XD Support visit')
    .option('--from <day>', 'from this day on, 2026-11-01')
    .option('--to <day>', 'through this day')

export const activitySearch = async (
  calls: CallClient,
  filter: string | undefined,
  { user, action, visit, from, to }: ActivityFilters,
) => ({
  filter,
  user: user === undefined ? undefined : (await userNamed(calls, user)).userID,
  action,
  visit,
  dateStart: from,
  dateEnd: to,
})
