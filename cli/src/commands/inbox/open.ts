import type { Command } from 'commander'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (inbox: Command): void => {
  withServer(
    inbox
      .command('open', { isDefault: true })
      .description('read and reply on screen')
      .addHelpText(
        'before',
        `Examples:
  xd inbox
`,
      ),
  ).action(async (options: ServerOptions) => {
    const { openInbox } = await import('#screens/open-inbox.tsx')
    await openInbox(options)
  })
}
