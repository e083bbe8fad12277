import type { Argument, Command, Option } from 'commander'
import { printable } from '#output/width.ts'
import { type Candidate, type Line, valuesOf } from './values.ts'

const flag = (option: Option): string => option.long ?? option.short ?? ''

interface Place extends Line {
  readonly command: Command
  readonly positionals: number
  /** The flag that is waiting for its value. */
  readonly waiting?: Option
}

const takesValue = (option: Option | undefined): option is Option =>
  option !== undefined && (option.required || option.optional)

/**
 * The position that the words lead to: the command they name, the number of its arguments given, and whether a flag is
 * waiting for its value.
 */
const placeOf = (program: Command, words: readonly string[]): Place => {
  let command = program
  const path: string[] = []
  let positionals = 0
  let waiting: Option | undefined
  for (const word of words) {
    if (waiting) {
      waiting = undefined
      continue
    }
    if (word.startsWith('-')) {
      const option = [...command.options, ...program.options].find((one) => one.long === word || one.short === word)
      if (takesValue(option) && !word.includes('=')) waiting = option
      continue
    }
    const child =
      positionals === 0
        ? command.commands.find((one) => one.name() === word || one.aliases().includes(word))
        : undefined
    if (child) {
      command = child
      path.push(child.name())
    } else positionals += 1
  }
  return { command, path, positionals, ...(waiting ? { waiting } : {}) }
}

const visible = (command: Command): readonly Command[] => command.commands.filter((child) => child.name() !== 'help')

const argumentAt = ({ registeredArguments }: Command, at: number): Argument | undefined =>
  registeredArguments[at] ?? registeredArguments.findLast(({ variadic }) => variadic)

const candidatesAt = async (
  program: Command,
  { command, positionals, waiting, ...line }: Place,
  word: string,
): Promise<readonly Candidate[]> => {
  if (waiting) return waiting.argChoices?.map((value) => ({ value })) ?? valuesOf(flag(waiting), line)
  if (word.startsWith('-')) {
    const own = new Set(command.options.map(flag))
    const shared = program.options.filter((option) => !own.has(flag(option)))
    return [...command.options, ...shared].map((option) => ({ value: flag(option), text: option.description }))
  }
  if (positionals === 0 && visible(command).length > 0)
    return visible(command).map((child) => ({ value: child.name(), text: child.description() }))
  const argument = argumentAt(command, positionals)
  return argument?.argChoices?.map((value) => ({ value })) ?? valuesOf(argument?.name() ?? '', line)
}

const QUOTING = /^["']|\\(?=.)/g

/**
 * Candidates for the last word, one per line, with the description after a tab. All shells ask here, so their
 * completions agree. Store and label names may be typed in quotes. An empty result means a file.
 */
export const complete = async (program: Command, given: readonly string[]): Promise<string> => {
  const [count = '1', , ...rest] = given
  const typed = Array.from({ length: Math.max(1, Number(count) || 1) }, (_, index) =>
    (rest[index] ?? '').replace(QUOTING, ''),
  )
  // `xd help payments list` names the same command as `xd payments list`.
  const words = typed[0] === 'help' && typed.length > 1 ? typed.slice(1) : typed
  const word = words.at(-1) ?? ''
  const found = await candidatesAt(program, placeOf(program, words.slice(0, -1)), word)
  return found
    .filter(({ value }) => value.toLowerCase().startsWith(word.toLowerCase()))
    .map(({ value, text }) => `${printable(value)}\t${printable(text ?? '').replace(/\s+/g, ' ')}\n`)
    .join('')
}
