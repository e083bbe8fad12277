import type { Command } from 'commander'
import { phoneInfo } from '@xd/core/domain/phone/normalize.ts'
import { withBatch } from '#batch/options.ts'
import type { BatchOptions } from '#batch/run.ts'
import { usageFailure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { readCountry } from './country.ts'

type NormalizeOptions = OutputOptions & Partial<BatchOptions> & { readonly country?: string }

export const addTo = (phone: Command): void => {
  const command = phone
    .command('normalize')
    .description('turn phone numbers into E.164')
    .argument('[numbers...]', 'phone numbers')
    .option('--country <code>', 'the country of numbers without a country code (default: US)')
    .addHelpText(
      'before',
      `Examples:
  xd phone normalize 5205551234 '(213) 555-0142' '+44 20 7946 0018'
  xd phone normalize --batch phones.csv

A batch reads the columns phone and country.
`,
    )
  withBatch(withOutput(command), ['country']).action(async (numbers: readonly string[], options: NormalizeOptions) => {
    const country = readCountry(options.country)
    if (options.batch !== undefined) {
      const { runBatch } = await import('#batch/run.ts')
      const { phoneJob } = await import('./batch.ts')
      return runBatch(phoneJob(country), options as BatchOptions)
    }
    if (numbers.length === 0) throw usageFailure('xd phone normalize needs numbers, or --batch FILE')
    const results = numbers.map((input) => phoneInfo(input, { country }))
    return show(options, {
      json: results,
      tables: () => [
        {
          columns: [
            { title: 'INPUT' },
            { title: 'E.164' },
            { title: 'VALID' },
            { title: 'COUNTRY' },
            { title: 'NATIONAL' },
            { title: 'DOUBT' },
          ],
          rows: results.map((info) => [
            info.input,
            info.e164,
            info.valid ? 'yes' : 'no',
            info.country ?? '',
            info.national,
            info.doubt?.replaceAll('_', ' ') ?? '',
          ]),
        },
      ],
    })
  })
}
