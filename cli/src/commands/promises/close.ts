import type { Command } from 'commander'
import { PROMISE_ENDINGS, type PromiseEnding } from '@xd/core/domain/promise/promise.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { promiseFacts } from './row.ts'

export const addTo = (promises: Command): void => {
  const command = promises
    .command('close')
    .description('mark a promise kept, for a payment that isn’t recorded here, or withdraw it')
    .argument('<promiseID>', 'the promise’s number')
    .addArgument(promises.createArgument('<status>', 'the outcome').choices([...PROMISE_ENDINGS]))
    .addHelpText(
      'before',
      `Examples:
  xd promises close 8 kept
  xd promises close 8 withdrawn
`,
    )
  withServer(withOutput(command)).action(
    async (promiseID: string, promiseStatus: PromiseEnding, options: OutputOptions & ServerOptions) => {
      const { promise } = await signedInCalls(options)('customers/promises/close', { promiseID, promiseStatus })
      return show(options, { json: promise, tables: () => [promiseFacts(promise)] })
    },
  )
}
