import type { Command } from 'commander'
import { facts } from '#output/table.ts'
import { callCommand } from '#session/call-command.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'

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
  callCommand(withOverride(command), async (calls, loanID: string, options: OverrideOptions) => {
    const { url, loan } = await calls('loans/share', {
      loanID,
      overrideReason: options.overrideReason,
    })
    return {
      json: { url, loan },
      tables: () => [
        facts([
          ['Link', url],
          ['Link expires', loan.loanLink?.lastDay ?? ''],
        ]),
      ],
    }
  })
}
