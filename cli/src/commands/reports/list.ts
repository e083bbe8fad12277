import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { EXPORTED } from './export.ts'

export const addTo = (reports: Command): void => {
  const command = reports
    .command('list')
    .description('the reports, and how to read or export them')
    .addHelpText('before', 'Examples:\n  xd reports list\n')
  withOutput(command).action((options: OutputOptions) => {
    const listed = Object.entries(EXPORTED).map(([report, { says, shownBy }]) => ({
      report,
      says,
      show: shownBy === null ? '' : `xd reports ${shownBy}`,
      export: `xd reports export ${report}`,
    }))
    return show(options, {
      json: listed,
      tables: () => [
        {
          columns: [{ title: 'REPORT', whole: true }, { title: 'SHOWS' }, { title: 'READ' }, { title: 'EXPORT' }],
          rows: listed.map((one) => [one.report, one.says, one.show, one.export]),
        },
      ],
    })
  })
}
