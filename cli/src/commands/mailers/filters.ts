import type { Command } from 'commander'
import { EXCLUSION_REASONS } from '@xd/core/domain/mailer/audience.ts'
import { JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { RECIPIENT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { withStore } from '#session/list-options.ts'

/** The filters of the list and of the file. */
export const withMailerFilters = (command: Command): Command =>
  withStore(
    command.addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...JOB_STATUSES]),
    ),
  )

export interface RecipientFilters {
  readonly status?: string
  readonly reason?: string
}

/** The mailer, and the filters of the list of its recipients and of their file. */
export const withRecipientFilters = (command: Command): Command =>
  command
    .argument('<jobID>', 'the mailer’s number')
    .argument('[text]', 'a name or phone')
    .addOption(
      command
        .createOption('--status <state>', 'only with this status (default: all)')
        .choices(['all', ...RECIPIENT_STATES]),
    )
    .option('--reason <reason>', `why they were left out (${EXCLUSION_REASONS.join(', ')}), or the carrier’s code`)
