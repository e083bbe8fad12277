import type { Command } from 'commander'
import { REWRITE_STATES } from '@xd/core/domain/ticket/rewrite.ts'
import { withStore } from '#session/list-options.ts'

/** The filters of the list and of the file. */
export const withRewriteFilters = (command: Command): Command =>
  withStore(
    command.addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...REWRITE_STATES]),
    ),
  )
