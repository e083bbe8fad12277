import type { Command } from 'commander'
import { STOP_FILTERS } from '@xd/core/domain/message/stop-request.ts'
import { withStore } from '#session/list-options.ts'

export const withStopFilters = (command: Command): Command =>
  withStore(command).addOption(
    command.createOption('--status <status>', 'only these (default: all)').choices(['all', ...STOP_FILTERS]),
  )
