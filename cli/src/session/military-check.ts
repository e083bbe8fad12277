import type { Command } from 'commander'
import {
  MILITARY_CHECK_METHODS,
  type MilitaryCheck,
  type MilitaryCheckMethod,
} from '@xd/core/domain/loan/military-check.ts'
import { usageFailure } from '#output/failure.ts'

export interface MilitaryCheckOptions {
  readonly checkDay?: string
  readonly checkMethod?: MilitaryCheckMethod
  readonly checkReference?: string
}

/** How the user checked that a borrower isn't covered by the Military Lending Act. */
export const withMilitaryCheck = (command: Command): Command =>
  command
    .option('--check-day <day>', 'the day of the check for the Military Lending Act, 2026-11-01')
    .addOption(command.createOption('--check-method <method>', 'how it was checked').choices(MILITARY_CHECK_METHODS))
    .option('--check-reference <text>', 'the number of its certificate or report')

/** The check, if there is one. Half a check is a mistake. */
export const militaryCheckOf = (options: MilitaryCheckOptions): MilitaryCheck | undefined => {
  const { checkDay: day, checkMethod: method, checkReference: reference } = options
  if (day !== undefined && method !== undefined && reference !== undefined) return { day, method, reference }
  if (day === undefined && method === undefined && reference === undefined) return undefined
  throw usageFailure('A check needs --check-day, --check-method and --check-reference')
}
