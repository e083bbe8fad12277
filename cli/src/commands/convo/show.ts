import type { Command } from 'commander'
import { statusLabel } from '@xd/core/domain/message/status.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { callCommand } from '#session/call-command.ts'
import { type PageOptions, readLimit, withPages } from '#session/pages.ts'

const PAGE = 25
const LARGEST_PAGE = 100

export const convoIDOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new Failure('No conversation with this ID.', exitCode.notFound, 'xd inbox list')
  return Number(text)
}

export const addTo = (convo: Command): void => {
  const command = convo
    .command('show')
    .description('the messages of a conversation, oldest first')
    .addHelpText(
      'before',
      `Examples:
  xd convo show 17
  xd convo show 17 --all --json
`,
    )
    .argument('<convoID>', 'the conversation')
  callCommand(
    command,
    async (calls, id: string, options: PageOptions) => {
      const convoID = convoIDOf(id)
      const limit = readLimit(options, PAGE)
      let page = await calls('customers/conversation/messages/fetch', {
        convoID,
        perPage: Math.min(LARGEST_PAGE, limit),
      })
      let messages = page.messages
      while (page.hasMore && messages.length < limit) {
        const beforeID = messages[0]?.messageID ?? 0
        page = await calls('customers/conversation/messages/fetch', {
          convoID,
          beforeID,
          perPage: Math.min(LARGEST_PAGE, limit - messages.length),
        })
        messages = [...page.messages, ...messages]
      }
      return {
        json: messages,
        tables: () => [
          {
            columns: [{ title: 'WHEN' }, { title: '' }, { title: 'STATUS' }, { title: 'MESSAGE', wrap: true as const }],
            rows: messages.map((message) => [
              when(message.messageDate),
              message.messageDirection === 'out' ? '→' : '←',
              status(statusLabel(message.messageStatus), message.messageStatus),
              message.messageBody,
            ]),
          },
        ],
        notes:
          page.deletedBefore === null
            ? []
            : [`Messages from before ${when(page.deletedBefore)} were deleted by the company’s retention rule.`],
      }
    },
    (one) => withPages(one, PAGE),
  )
}
