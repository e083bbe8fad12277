import type { Command } from 'commander'
import { convertWeight, WEIGHT_UNITS } from '@xd/core/domain/metals/units.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { quantityOf, UNIT_NAMES, unitOf } from './quantity.ts'

interface ConvertOptions extends OutputOptions {
  readonly from: string
  readonly to: string
}

/** The number of digits in the spec's factors. */
const DIGITS = 9

export const addTo = (metals: Command): void => {
  const command = metals
    .command('convert')
    .description('convert a weight to another unit')
    .argument('<weight>', 'the weight')
    .option('--from <unit>', `the weight’s unit: ${UNIT_NAMES}`, 'g')
    .requiredOption('--to <unit>', 'the unit to convert to')
    .addHelpText(
      'before',
      `Examples:
  xd metals convert 12.5 --from dwt --to g
`,
    )
  withOutput(command).action((text: string, options: ConvertOptions) => {
    const weight = quantityOf('The weight', text)
    const from = unitOf('from', options.from)
    const to = unitOf('to', options.to)
    const result = Number(convertWeight(weight, from, to).toPrecision(DIGITS))
    return show(options, {
      json: { weight, from, to, result },
      tables: () => [
        { columns: [{ title: '', align: 'right' }, { title: '' }], rows: [[String(result), WEIGHT_UNITS[to].title]] },
      ],
    })
  })
}
