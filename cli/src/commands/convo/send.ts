import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { type ActOptions, withActingBatch } from '#batch/act-options.ts'
import { Failure, invalidInput, usageFailure } from '#output/failure.ts'
import { sentence } from '#output/table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { readLine } from '#session/ask.ts'
import { signedInCalls } from '#session/client.ts'
import { recipientsOf } from '#session/recipient.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { underKey } from '#session/under-key.ts'
import { convoIDOf } from './show.ts'

type SendOptions = OutputOptions & ServerOptions & Partial<ActOptions> & { readonly key?: string }

/** Fails as the text itself would. */
const requireSendable = async (calls: CallClient, convoID: number, body: string): Promise<void> => {
  const { can } = await recipientsOf(calls)(convoID)
  if (!can.ok) throw new Failure(can.reason)
  const composed = messageCan.compose({ channel: 'sms', body, mediaCount: 0 })
  if (!composed.ok) throw invalidInput(composed.reason)
}

export const addTo = (convo: Command): void => {
  const command = convo
    .command('send')
    .description('send a text to the customer')
    .argument('[convoID]', 'the conversation')
    .argument('[text]', 'the text, or - for standard input')
    .option('--key <key>', 'your own key; reusing it never sends twice (default: a new one)')
    .option('-y, --yes', 'with --batch: do not ask')
    .option('--dry-run', 'only show what would be sent')
    .addHelpText(
      'before',
      `Examples:
  xd convo send 17 "Your ring is ready."
  xd convo send --batch texts.csv --rate 30/m --resume run.journal --yes

A batch reads the columns convoID, text and key.
`,
    )
  withServer(withActingBatch(withOutput(command))).action(
    async (id: string | undefined, text: string | undefined, options: SendOptions) => {
      if (options.batch !== undefined) {
        const { runActions } = await import('#batch/act.ts')
        const { textJob } = await import('./send-batch.ts')
        return runActions(textJob(signedInCalls(options)), options as ActOptions)
      }
      if (id === undefined || text === undefined)
        throw usageFailure('xd convo send needs a conversation and a text, or --batch FILE')
      const body = text === '-' ? await readLine() : text
      const convoID = convoIDOf(id)
      const calls = signedInCalls(options)
      if (options.dryRun) {
        await requireSendable(calls, convoID, body)
        return show(options, {
          json: { convoID, body, ...messageSegments(body) },
          tables: () => [],
          notes: [`Would send ${body}`],
        })
      }
      const { message } = await underKey(options.key, (clientMessageID) =>
        calls('customers/conversation/messages/send', { convoID, body, clientMessageID }),
      )
      return show(options, {
        json: message,
        tables: () => [sentence(`Message ${message.messageID}: ${message.messageStatus}`)],
      })
    },
  )
}
