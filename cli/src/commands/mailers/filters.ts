import type { Command } from 'commander'
import { JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { withStore } from '#session/list-options.ts'

/** The filters of the list and of the file. */
export const withMailerFilters = (command: Command): Command =>
  withStore(
    command.addOption(command.createOption('--status <status>', '(default: all)').choices(['all', ...JOB_STATUSES])),
  )
