import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { facts } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ShareOptions = OutputOptions & ServerOptions & OverrideOptions

export const addTo = (loans: Command): void => {
  const command = loans
    .command('share')
    .description('the link that shows a quote to its customer, without their name')
    .argument('<loanID>', 'the quote’s number')
    .addHelpText(
      'before',
      `Examples:
  xd loans share 12
  xd loans share 12 --jq .url
`,
    )
  withServer(withOutput(withOverride(command))).action(async (loanID: string, options: ShareOptions) => {
    const { url, loan } = await signedInCalls(options)('loans/share', {
      loanID,
      overrideReason: options.overrideReason,
    })
    return show(options, {
      json: { url, loan },
      tables: () => [
        facts([
          ['Link', url],
          ['Link expires', loan.loanLink?.lastDay ?? ''],
        ]),
      ],
    })
  })
}
