import type { Command } from 'commander'
import { invalidInput } from '#output/failure.ts'
import type { BatchOptions } from './run.ts'
import { withBatch } from './options.ts'

export interface ActOptions extends BatchOptions {
  readonly concurrency: string
  readonly rate?: string
  readonly resume?: string
  readonly skipBad?: boolean
  readonly yes?: boolean
  readonly dryRun?: boolean
}

const MOST_AT_ONCE = 32

/** The flags of a batch that acts on each row instead of computing. */
export const withActingBatch = (command: Command): Command =>
  withBatch(command)
    .option('--concurrency <count>', `with --batch: rows at a time, 1 to ${MOST_AT_ONCE}`, '4')
    .option('--rate <count>', 'with --batch: at most this many rows a second, or 30/m a minute')
    .option(
      '--resume <file>',
      'with --batch: keep track of what is done in this file; run the same command again to pick up there',
    )
    .option(
      '--skip-bad',
      'with --batch: do the good rows even when others are bad (default: nothing is done while any row is bad)',
    )

export const concurrencyOf = ({ concurrency }: ActOptions): number => {
  if (!/^\d{1,2}$/.test(concurrency) || Number(concurrency) < 1 || Number(concurrency) > MOST_AT_ONCE) {
    throw invalidInput(`--concurrency must be 1 to ${MOST_AT_ONCE}, not ${concurrency}`)
  }
  return Number(concurrency)
}

/** Rows per second. */
export const rateOf = ({ rate }: ActOptions): number => {
  if (rate === undefined) return Infinity
  const match = /^(\d{1,4})(?:\/(s|m))?$/.exec(rate)
  if (!match || Number(match[1]) < 1) throw invalidInput(`--rate must be a number per second, or 30/m, not ${rate}`)
  return Number(match[1]) / (match[2] === 'm' ? 60 : 1)
}
