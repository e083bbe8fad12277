import type { Command } from 'commander'
import { PROMISE_ENDINGS, type PromiseEnding } from '@xd/core/domain/promise/promise.ts'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls, promiseID: string, promiseStatus: PromiseEnding) => {
    const { promise } = await calls('customers/promises/close', { promiseID, promiseStatus })
    return { json: promise, tables: () => [promiseFacts(promise)] }
  })
}
