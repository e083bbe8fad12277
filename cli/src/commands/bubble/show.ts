import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
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
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const { companyBubbleSettings } = await calls('settings/chat-bubble/fetch', {})
    const table = await bubbleFacts(calls, companyBubbleSettings)
    return show(options, { json: companyBubbleSettings, tables: () => [table] })
  })
}
