import type { Command } from 'commander'
import { takesNext } from './globals.ts'

/** The command that the words name, with its path: `payments list`. */
export const commandAt = (program: Command, argv: readonly string[]): readonly [Command, string] => {
  let command = program
  const path: string[] = []
  for (const [at, word] of argv.entries()) {
    if (word.startsWith('-') || takesNext(argv[at - 1])) continue
    const child = command.commands.find((one) => one.name() === word || one.aliases().includes(word))
    if (!child) break
    command = child
    path.push(child.name())
  }
  return [command, path.join(' ')]
}

/** The words name a group of commands, possibly after `help`. */
export const isGroup = (program: Command, words: readonly string[]): boolean => {
  const named = words[0] === 'help' ? words.slice(1) : words
  const [command, path] = commandAt(program, named)
  return path === named.join(' ') && command.commands.length > 0
}

/** The word after the path names none of the group's commands. */
export const namesUnknown = (program: Command, argv: readonly string[]): boolean => {
  const [command, path] = commandAt(program, argv)
  const depth = path === '' ? 0 : path.split(' ').length
  const at = argv.findIndex((word) => !word.startsWith('-')) + depth
  const next = argv[at]
  return next !== undefined && !next.startsWith('-') && !takesNext(argv[at - 1]) && command.commands.length > 0
}
