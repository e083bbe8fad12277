import type { Command } from 'commander'
import { BATCH_STATUSES } from '@xd/core/domain/notice/batch.ts'
import { withStore } from '#session/list-options.ts'

/** The filters of the list of batches and of its file. */
export const withBatchFilters = (command: Command): Command =>
  withStore(
    command.addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...BATCH_STATUSES]),
    ),
  )
