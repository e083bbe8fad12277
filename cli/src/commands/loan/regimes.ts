import type { Command } from 'commander'
import { lawsCited } from '@xd/core/domain/loan/cited.ts'
import { regimeIDs } from '@xd/core/domain/loan/regime.ts'
import { regimes } from '@xd/core/domain/loan/regimes.table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'

export const addTo = (loan: Command): void => {
  withOutput(
    loan
      .command('regimes')
      .alias('list')
      .description('the known rules, with dates and sources')
      .addHelpText(
        'before',
        `Examples:
  xd loan regimes
  xd loan regimes --jq '.[] | select(.state == "CA") | .id'
`,
      ),
  ).action((options: OutputOptions) => {
    const listed = regimeIDs.map((id) => {
      const { state, title, effectiveFrom, effectiveTo, sources, inferences } = regimes[id]
      return { id, state, title, effectiveFrom, effectiveTo, sources, inferences }
    })
    return show(options, {
      json: listed,
      tables: () => [
        {
          columns: [
            { title: 'ID' },
            { title: 'STATE' },
            { title: 'FROM', whole: true },
            { title: 'TO', whole: true },
            { title: 'SOURCES', wrap: true },
          ],
          rows: listed.map((regime) => [
            regime.id,
            regime.state,
            regime.effectiveFrom ?? '',
            regime.effectiveTo ?? '',
            lawsCited(regime).join('; '),
          ]),
        },
      ],
    })
  })
}
