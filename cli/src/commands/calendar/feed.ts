import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'

interface FeedOptions {
  readonly new?: true
  readonly initials?: boolean
  readonly delete?: true
}

const NONE = 'You have no calendar feed. To create one: xd calendar feed --new'

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('feed')
    .description('your calendar for Google, Apple or Outlook, at a secret address')
    .option('--new', 'create the feed or change its address (the old one stops working)')
    .option('--initials', 'show customers by their initials')
    .option('--no-initials', 'show customers by name')
    .option('--delete', 'delete the feed')
    .addHelpText(
      'before',
      `Examples:
  xd calendar feed --new --initials
  xd calendar feed --delete
`,
    )
  callCommand(command, async (calls, options: FeedOptions) => {
    const { feed } = await calls('calendar/feed/fetch', {})
    const changes = options.new || options.delete || (feed !== null && options.initials !== undefined)
    const answer: { feed: typeof feed; url?: string } = changes
      ? await calls('calendar/feed/update', {
          feed: {
            ...(options.initials !== undefined && { initials: options.initials }),
            ...(options.new && { renew: true }),
            ...(options.delete && { deleteFeed: true }),
          },
        })
      : { feed }
    const { url } = answer
    return {
      json: answer.feed && { ...answer.feed, ...(url !== undefined && { url }) },
      tables: () =>
        answer.feed === null
          ? []
          : [
              {
                columns: [{ title: 'CUSTOMERS' }, { title: 'MADE', whole: true }, { title: 'LAST READ', whole: true }],
                rows: [
                  [
                    answer.feed.initials ? 'by initials' : 'by name',
                    answer.feed.createdAt.slice(0, 10),
                    answer.feed.readAt?.slice(0, 10) ?? 'never',
                  ],
                ],
              },
            ],
      notes: [
        ...(answer.feed === null ? [options.delete ? 'The feed was deleted.' : NONE] : []),
        ...(url === undefined
          ? []
          : [`Subscribe to ${url}`, 'This address is shown only once. Anyone who has it can read your calendar.']),
      ],
    }
  })
}
