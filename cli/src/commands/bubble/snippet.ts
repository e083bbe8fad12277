import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'

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
  callCommand(command, async (calls) => {
    const { snippet, companyBubbleSettings } = await calls('settings/chat-bubble/fetch', {})
    const notes = companyBubbleSettings.bubbleEnabled ? [] : ['The chat is off. It won’t show until you turn it on.']
    return {
      json: { snippet },
      // Only the line itself: it goes straight into a page.
      tables: () => [{ columns: [{ title: '', whole: true }], rows: [[snippet]] }],
      notes,
    }
  })
}
