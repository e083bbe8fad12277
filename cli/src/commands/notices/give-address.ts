import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { noticeList } from './table.ts'

type AddressOptions = OutputOptions &
  ServerOptions & { readonly street: string; readonly city?: string; readonly state?: string; readonly zip?: string }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('give-address')
    .description('add the address a letter goes to, and save it on the customer')
    .argument('<noticeID>', 'the notice’s number')
    .requiredOption('--street <street>', 'the street, with an apartment if there is one')
    .option('--city <city>', 'the city')
    .option('--state <state>', 'the state')
    .option('--zip <code>', 'the ZIP code')
    .addHelpText(
      'before',
      `Examples:\n  xd notices give-address 340 --street "12 Main St, Apt 4" --city Reno --state NV --zip 89501\n`,
    )
  withServer(withOutput(command)).action(async (noticeID: string, options: AddressOptions) => {
    const { street: custStreet, city: custCity, state: custState, zip: custZIP } = options
    const address = { custStreet, custCity, custState, custZIP }
    const { notice } = await signedInCalls(options)('notices/give-address', { noticeID, ...address })
    return show(options, { json: notice, tables: () => [noticeList([notice])] })
  })
}
