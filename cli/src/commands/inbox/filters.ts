import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { LEAD_FILTERS, type LeadFilter } from '@xd/core/domain/bubble/lead.ts'
import { ANY_FLAG, CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { CONVERSATION_STATUSES } from '@xd/core/domain/conversation/status.ts'
import { labelIDOf, searchOf, withStore } from '#session/list-options.ts'

export interface InboxFilters {
  readonly store?: string
  readonly status?: string
  readonly flag?: string
  readonly label?: string
  readonly assigned?: 'me' | 'none' | 'any'
  readonly unread?: boolean
  readonly channel?: 'any' | 'web'
  readonly lead?: 'any' | LeadFilter
}

/** The filters of the list and of the file. */
export const withInboxFilters = (command: Command): Command =>
  withStore(command)
    .addOption(
      command
        .createOption('--status <status>', 'only with this status (default: active)')
        .choices([...CONVERSATION_STATUSES, 'all']),
    )
    .addOption(command.createOption('--flag <flag>', 'only with this flag').choices([ANY_FLAG, ...CONVERSATION_FLAGS]))
    .option('--label <label>', 'only with this label: its name or number')
    .addOption(command.createOption('--assigned <whom>', 'assigned to').choices(['any', 'me', 'none']))
    .addOption(
      command.createOption('--channel <channel>', 'web: only those with a website chat').choices(['any', 'web']),
    )
    .addOption(
      command
        .createOption('--lead <status>', 'by the status of their last quote request')
        .choices(['any', ...LEAD_FILTERS]),
    )
    .option('--unread', 'only unread')

export const inboxSearch = async (
  calls: CallClient,
  text: string | undefined,
  { store, status, flag, label, assigned, unread, channel, lead }: InboxFilters,
) => ({
  ...(await searchOf(calls, text, { store, status })),
  ...(flag === undefined ? {} : { flag }),
  ...(label === undefined ? {} : { label: await labelIDOf(calls, 'conversation', label) }),
  ...(assigned === undefined ? {} : { assigned }),
  ...(unread ? { unread } : {}),
  ...(channel === undefined ? {} : { channel }),
  ...(lead === undefined ? {} : { lead }),
})
