import type { Command } from 'commander'
import { PROMISE_SOURCES, type PromiseSource } from '@xd/core/domain/promise/promise.ts'
import { callCommand } from '#session/call-command.ts'
import { storeIDOf } from '#session/list-options.ts'
import { typedDollars } from '#session/typed-dollars.ts'
import { type Keyed, underKey, withKey } from '#session/under-key.ts'
import { promiseFacts } from './row.ts'

interface Given {
  readonly store: string
  readonly by: string
  readonly amount?: string
  readonly tickets?: string
  readonly source: PromiseSource
}

export const addTo = (promises: Command): void => {
  const command = promises
    .command('save')
    .description('record a customer’s promise to pay a store by a day')
    .argument('<custID>', 'the customer’s number')
    .requiredOption('--store <store>', 'the store: its number, short name or name')
    .requiredOption('--by <day>', 'the day, 2026-12-04')
    .option('--amount <dollars>', 'how much (default: any amount)')
    .option('--tickets <numbers>', 'for which tickets, separated by commas (default: any)')
    .addOption(
      promises
        .createOption('--source <source>', 'how it was made')
        .choices([...PROMISE_SOURCES])
        .default('call'),
    )
    .addHelpText(
      'before',
      `Examples:
  xd promises save 12 --store "Main St" --by 2026-12-04 --amount 50
  xd promises save 12 --store "Main St" --by 2026-12-04 --tickets 10233,10234 --source staff
`,
    )
  callCommand(withKey(command), async (calls, custID: string, options: Keyed & Given) => {
    const { by, amount, tickets, source, key } = options
    const storeID = await storeIDOf(calls, options.store)
    const { promise } = await underKey(key, (clientKey) =>
      calls('customers/promises/save', {
        clientKey,
        promise: {
          ...{ custID, storeID, promiseDay: by, promiseSource: source },
          ...(amount !== undefined && { promiseAmount: typedDollars(amount) }),
          ...(tickets !== undefined && { promiseTickets: tickets.split(/[\s,]+/).filter(Boolean) }),
        },
      }),
    )
    return { json: promise, tables: () => [promiseFacts(promise)] }
  })
}
