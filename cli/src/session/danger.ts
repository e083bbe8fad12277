import type { Command } from 'commander'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { printable } from '#output/width.ts'
import { ask, canAsk } from './ask.ts'

// Three tiers. Reversible commands run at once. Irreversible ones are moderate: yes or no, or --yes. Commands that
// return money, reach many people or change the whole company are severe: the user types the name of the affected
// thing, or passes it with --confirm.

export interface Moderate {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

export interface Severe {
  readonly confirm?: string
  readonly dryRun?: boolean
}

const DRY_RUN = ['--dry-run', 'only show what would be done'] as const

export const withModerate = (command: Command): Command =>
  command.option('-y, --yes', 'don’t ask for confirmation').option(...DRY_RUN)

export const withSevere = (command: Command, name: string): Command =>
  command.option('--confirm <name>', `${name}, to skip the confirmation`).option(...DRY_RUN)

const nothingDone = (): Failure => new Failure('Nothing was done.', exitCode.canceled)

export const confirmModerate = async ({ yes }: Moderate, question: string): Promise<void> => {
  if (yes === true) return
  if (!canAsk()) throw new Failure('Confirmation required: add --yes.', exitCode.usage)
  const answer = await ask(`${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer)) throw nothingDone()
}

/** The user must type `name` in full, in any case. */
export const confirmSevere = async ({ confirm }: Severe, question: string, name: string): Promise<void> => {
  // As shown: nobody can type a control character.
  const bare = (text: string): string => printable(text).trim().toLowerCase()
  const same = (text: string): boolean => bare(text) === bare(name)
  if (confirm !== undefined) {
    if (same(confirm)) return
    throw new Failure(`--confirm does not match: expected "${name}". Nothing was done.`, exitCode.canceled)
  }
  if (!canAsk()) throw new Failure(`Confirmation required: add --confirm ${JSON.stringify(name)}.`, exitCode.usage)
  if (!same(await ask(`${question}\nType ${name} to confirm: `))) throw nothingDone()
}
