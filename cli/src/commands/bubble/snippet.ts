import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (bubble: Command): void => {
  const command = bubble
    .command('snippet')
    .description('the line of HTML that puts the chat on your website, before </body>')
    .addHelpText(
      'before',
      `Examples:
  xd bubble snippet
  xd bubble snippet >> footer.html
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { snippet, companyBubbleSettings } = await signedInCalls(options)('settings/chat-bubble/fetch', {})
    const notes = companyBubbleSettings.bubbleEnabled ? [] : ['The chat is off. It won’t show until you turn it on.']
    return show(options, {
      json: { snippet },
      // Only the line itself: it goes straight into a page.
      tables: () => [{ columns: [{ title: '', whole: true }], rows: [[snippet]] }],
      notes,
    })
  })
}
