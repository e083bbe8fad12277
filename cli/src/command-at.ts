import type { Command } from 'commander'

/** The command that the words name, and its path: `payments list`. */
export const commandAt = (program: Command, argv: readonly string[]): readonly [Command, string] => {
  let command = program
  const path: string[] = []
  for (const word of argv.filter((one) => !one.startsWith('-'))) {
    const child = command.commands.find((one) => one.name() === word || one.aliases().includes(word))
    if (!child) break
    command = child
    path.push(child.name())
  }
  return [command, path.join(' ')]
}
