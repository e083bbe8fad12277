import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { readLine } from '#session/ask.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { convoIDOf } from './show.ts'

interface SendOptions extends OutputOptions, ServerOptions {
  readonly key?: string
}

export const addTo = (convo: Command): void => {
  const command = convo
    .command('send')
    .description('send a text to the customer')
    .argument('<convoID>', 'the conversation')
    .argument('<text>', 'the text, or - for a line of standard input')
    .option('--key <key>', 'a key of your own: the same key sends once (default: a new one)')
    .addHelpText('before', `Examples:
  xd convo send 17 "Your ring is ready."
`)
  withServer(withOutput(command)).action(async (id: string, text: string, options: SendOptions) => {
    const body = text === '-' ? await readLine() : text
    const { message } = await signedInCalls(options)('customers/conversation/messages/send', {
      convoID: convoIDOf(id), body, clientMessageID: options.key ?? randomUUID(),
    })
    show(options, { json: message, tables: () => [{ columns: [{ title: '' }], rows: [[`Message ${message.messageID}: ${message.messageStatus}`]] }] })
  })
}
