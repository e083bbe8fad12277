import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { visitTable } from './visit-table.ts'

export const addTo = (activity: Command): void => {
  const command = activity
    .command('end-visit')
    .description('end an XD Support visit now')
    .argument('<visit>', 'the visit’s ID')
    .addHelpText(
      'before',
      `Examples:
  xd activity visits
  xd activity end-visit 3
`,
    )
  withServer(withOutput(command)).action(async (visitID: string, options: OutputOptions & ServerOptions) => {
    const { visit } = await signedInCalls(options)('settings/activity/visits/end', { visitID })
    return show(options, { json: visit, tables: () => [visitTable([visit])] })
  })
}
