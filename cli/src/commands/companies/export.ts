import type { Command } from 'commander'
import { COMPANY_STATUSES } from '@xd/core/domain/company/status.ts'
import { addExport } from '#session/add-export.ts'
import { searchOf } from '#session/list-options.ts'

export const addTo = (companies: Command): void =>
  addExport(companies, {
    name: 'companies',
    what: 'companies (support staff only)',
    text: 'part of the name',
    example: 'xd companies export --status suspended --out suspended.csv',
    withFilters: (command) =>
      command.addOption(
        command
          .createOption('--status <status>', 'only with this status (default: all)')
          .choices(['all', ...COMPANY_STATUSES]),
      ),
    search: searchOf,
  })
