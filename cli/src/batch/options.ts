import type { Command, Option } from 'commander'
import { usageFailure } from '#output/failure.ts'
import { gather } from '#session/gather.ts'
import { batchFormats } from './format.ts'

/** Flags that mean something only with --batch. */
const BATCH_ONLY = new Set(['format', 'errorsOut', 'map', 'concurrency', 'rate', 'resume', 'skipBad'])
const ALWAYS = new Set([...BATCH_ONLY, 'batch', 'json', 'yes', 'dryRun', 'server', 'profile'])
const OF_ONE_VALUE = new Set(['fields', 'jq'])

/** Refuses a flag that would do nothing, so that nobody believes it took effect. */
const refuseIdle = (command: Command, perRow: ReadonlySet<string>): void => {
  const given = command.options.filter((option) => command.getOptionValueSource(option.attributeName()) === 'cli')
  const find = (passes: (name: string) => boolean): Option | undefined =>
    given.find((option) => passes(option.attributeName()))
  if (command.opts<{ batch?: string }>().batch === undefined) {
    const idle = find((name) => BATCH_ONLY.has(name))
    if (idle) throw usageFailure(`${idle.long} needs --batch FILE`)
    return
  }
  if (command.args.length > 0) throw usageFailure(`Use --batch or ${command.args.join(' ')}, not both`)
  const ofOne = find((name) => OF_ONE_VALUE.has(name))
  if (ofOne) throw usageFailure(`${ofOne.long} is for a single value, but a batch prints a line for each row`)
  const idle = find((name) => !ALWAYS.has(name) && !perRow.has(name))
  if (idle) throw usageFailure(`With --batch, ${idle.long} is a column of the file`)
}

/** `perRow`: the command's own flags that apply to rows with that column empty. */
export const withBatch = (command: Command, perRow: readonly string[] = []): Command =>
  command
    .option('--batch <file>', 'read CSV or NDJSON rows from a file, or - for standard input')
    .addOption(
      command
        .createOption('--format <format>', 'with --batch: how to write results')
        .choices(batchFormats)
        .default('ndjson'),
    )
    .option('--errors-out <file>', 'with --batch: also write failed rows here as NDJSON, to fix and run again')
    .option('--map <column=header>', 'with --batch: the header in your file for a column', gather)
    .hook('preAction', () => refuseIdle(command, new Set(perRow)))
