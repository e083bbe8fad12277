import { Command, CommanderError } from 'commander'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { GROUPS, type LazyNoun } from '#commands/nouns.ts'
import { nouns } from '#commands/nouns.table.ts'
import { exitCode, type ExitCode } from '#output/exit-code.ts'
import { reportFailure } from '#output/failure.ts'
import { asFields, namesAfterJson, refuseFieldWord } from '#output/field-word.ts'
import { splitJsonFields } from '#output/show.ts'
import { fitted } from '#output/width.ts'
import { currentReader, mayUse } from '#session/reader.ts'
import { refuseSwappedDays } from '#session/swapped-days.ts'
import { commandAt, isGroup, namesUnknown } from './command-at.ts'
import { behindCommand, helpForCommand, keepGlobals, keepSignIn, splitColor } from './globals.ts'

const EXAMPLES = `Examples:
  xd loan quote 175                         what a $175 loan costs, day by day
  xd loan quote --batch loans.csv           a quote for every row
  xd pricing quote --stores 5 --module loans
  xd phone normalize 5205551234
  xd login                                  sign in, then: xd inbox list
`

const FLAGS = `
Anywhere in a command: --server URL, --profile NAME, --json[=FIELDS], --fields NAMES, --jq PROGRAM
`

/** Commander throws instead of exiting, and its errors fit the terminal, as its help does. */
const settle = (command: Command): void => {
  command.exitOverride()
  command.configureOutput({ outputError: (text, write) => write(fitted(text, process.stderr)) })
  command.configureHelp({ minWidthToWrap: 10 })
  command.showSuggestionAfterError()
  for (const child of command.commands) settle(child)
}

const createProgram = (): Command =>
  new Command('xd')
    .description('XD Back Office in the terminal')
    .usage('<command> [options]')
    .version(CURRENT_VERSION, '-V, --version', 'print the version')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', () => fitted(FLAGS, process.stdout))
    .helpCommand('help [command]', 'help for a command')

/** `takesColor`: the command has a `--color` of its own. */
const addGlobals = (program: Command, takesColor: boolean): void => {
  if (!takesColor) program.option('--color', 'colors, even in pipes (also XD_COLOR)')
  program
    .option('--no-color', 'no colors (also NO_COLOR)')
    .option('--no-input', 'never ask: fail and name the flag instead (also XD_NO_INPUT)')
    .option('--debug', 'show each call and where a failure came from, without secrets (also XD_DEBUG)')
}

const groups = Object.keys(GROUPS)

const inGroups = (all: readonly LazyNoun[]): readonly LazyNoun[] =>
  [...all].sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))

/** Only the named noun's commands are loaded. For help and suggestions, the others need only a name and a summary. */
const assemble = async (program: Command, wanted: (name: string) => boolean): Promise<void> => {
  const reader = currentReader()
  for (const noun of inGroups(nouns)) {
    const known = (): Command =>
      program
        .command(noun.name, { hidden: !mayUse(reader, noun) })
        .description(noun.summary)
        .helpGroup(GROUPS[noun.group])
    if (!wanted(noun.name)) known()
    else {
      const parent = noun.flat ? program : known()
      for (const addTo of await noun.load()) addTo(parent)
    }
  }
}

export const wholeProgram = async (): Promise<Command> => {
  const program = createProgram()
  await assemble(program, () => true)
  addGlobals(program, false)
  return program
}

const handleStreams = (): void => {
  // A pipe's reader may leave early (`xd … | head`): that is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCode.ok : reportFailure(error, Boolean(process.env['XD_DEBUG'])))
  })
  process.once('SIGINT', () => {
    // Otherwise the shell’s prompt would follow the ^C or a progress bar.
    if (process.stderr.isTTY) process.stderr.write('\n')
    process.exit(exitCode.interrupted)
  })
}

export const run = async (given: readonly string[]): Promise<ExitCode> => {
  handleStreams()
  const isCompletion = given[0] === '__complete'
  const named = new Set(given)
  const signed = keepSignIn(given, process.env)
  const program = createProgram()
  await assemble(program, (name) => named.has(name))
  const typed = isCompletion
    ? given
    : splitJsonFields(helpForCommand(behindCommand(signed, (words) => isGroup(program, words))))
  program.hook('preAction', (_, acted) => refuseSwappedDays(acted))
  const [command] = commandAt(program, typed)
  const takesColor = command.options.some(({ long }) => long === '--color')
  const { globals, words: argv } = splitColor(typed, takesColor)
  keepGlobals(globals, process.env)
  addGlobals(program, takesColor)
  const names = namesAfterJson(argv)
  if (isCompletion) {
    const { complete } = await import('#commands/docs/complete.ts')
    process.stdout.write(await complete(program, argv.slice(1)))
    return exitCode.ok
  }
  settle(program)
  try {
    if (argv.length === 0) {
      program.outputHelp()
      return exitCode.ok
    }
    await refuseFieldWord(command, names)
    // Help for an unknown command is the same mistake as the command itself.
    const words = namesUnknown(program, argv) ? argv.filter((word) => word !== '--help' && word !== '-h') : argv
    await program.parseAsync(words, { from: 'user' })
    return (process.exitCode as ExitCode | undefined) ?? exitCode.ok
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code === 'commander.excessArguments' && names.length > 0) process.stderr.write(`${asFields(names)}.\n`)
      return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    }
    return reportFailure(error, Boolean(process.env['XD_DEBUG']))
  }
}
