import type { Command } from 'commander'
import { batchFormats } from './format.ts'

const gather = (value: string, before: readonly string[] = []): readonly string[] => [...before, value]

export const withBatch = (command: Command): Command =>
  command
    .option('--batch <file>', 'read rows of CSV or NDJSON from a file, or - for standard input')
    .addOption(
      command
        .createOption('--format <format>', 'with --batch: how to write results')
        .choices(batchFormats)
        .default('ndjson'),
    )
    .option('--errors-out <file>', 'with --batch: also write failed rows here as NDJSON, to be fixed and fed back')
    .option('--map <column=header>', 'with --batch: the header of a column that goes by another name', gather)
