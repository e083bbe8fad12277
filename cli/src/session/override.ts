import type { Command } from 'commander'

export interface OverrideOptions {
  readonly overrideReason?: string
}

/** For commands that a rule may refuse. */
export const withOverride = (command: Command): Command =>
  command.option('--override-reason <text>', 'why you’re overriding the rules (5 to 255 characters)')
