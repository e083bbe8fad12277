import type { Command } from 'commander'
import { MOST_PAYOUT_PERCENT, meltValue } from '@xd/core/domain/metals/melt.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { amount } from '#output/figure.ts'
import { invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { quantityOf, UNIT_NAMES, unitOf } from './quantity.ts'

interface MeltOptions extends OutputOptions {
  readonly unit: string
  readonly karat: string
  readonly price: string
  readonly payout: string
}

export const addTo = (metals: Command): void => {
  const command = metals
    .command('melt')
    .description('the melt value of a gold piece, and the offer')
    .argument('<weight>', 'the weight of the piece')
    .option('--unit <unit>', `the weight’s unit: ${UNIT_NAMES}`, 'g')
    .requiredOption('--karat <karat>', 'gold purity in karats, out of 24')
    .requiredOption('--price <dollars>', 'dollars per troy ounce of pure gold')
    .option('--payout <percent>', 'what the store pays, as a percentage of melt value', '100')
    .addHelpText(
      'before',
      `Examples:
  xd metals melt 7.3 --karat 14 --price 2345.67 --payout 65
`,
    )
  withOutput(command).action((text: string, options: MeltOptions) => {
    const karat = quantityOf('--karat', options.karat)
    if (karat > 24) throw invalidInput('--karat can be at most 24')
    const piece = {
      weight: quantityOf('The weight', text),
      unit: unitOf('unit', options.unit),
      karat,
      pricePerTroyOunce: quantityOf('--price', options.price),
    }
    const payoutPercent = quantityOf('--payout', options.payout)
    if (payoutPercent > MOST_PAYOUT_PERCENT)
      throw invalidInput(`--payout can be at most ${MOST_PAYOUT_PERCENT} percent`)
    const melt = meltValue(piece)
    const offer = meltValue({ ...piece, payoutPercent })
    return show(options, {
      json: { ...piece, melt: dollarsFromCents(melt), offer: dollarsFromCents(offer) },
      tables: () => [
        {
          columns: [{ title: '' }, { title: '', align: 'right' }],
          rows: [
            ['Melt value', amount(melt)],
            ['Offer', amount(offer)],
          ],
        },
      ],
      notes:
        payoutPercent > 100 ? [`The offer is more than the melt value: --payout is ${options.payout} percent.`] : [],
    })
  })
}
