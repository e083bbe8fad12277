import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { bubbleFacts } from './facts.ts'

export const addTo = (bubble: Command): void => {
  const command = bubble
    .command('show', { isDefault: true })
    .alias('list')
    .description('how the chat on your website is set up')
    .addHelpText(
      'before',
      `Examples:
  xd bubble show
  xd bubble show --jq .bubbleDomains
`,
    )
  callCommand(command, async (calls) => {
    const { companyBubbleSettings } = await calls('settings/chat-bubble/fetch', {})
    const table = await bubbleFacts(calls, companyBubbleSettings)
    return { json: companyBubbleSettings, tables: () => [table] }
  })
}
