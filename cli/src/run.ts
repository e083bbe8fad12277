import { Command, CommanderError } from 'commander'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { nouns } from '#commands/nouns.ts'
import { exitCode, type ExitCode } from '#output/exit-code.ts'
import { reportFailure } from '#output/failure.ts'
import { splitJsonFields } from '#output/show.ts'

const EXAMPLES = `Examples:
  xd loan quote 175                         what a $175 loan costs, day by day
  xd loan quote --batch loans.csv           a quote for every row
  xd pricing quote --stores 5 --module loans
  xd phone normalize 5205551234
  xd login                                  sign in, then: xd inbox list, xd stats
`

/** Commander wraps long lines by its own measure of the terminal, and throws instead of exiting. */
const settle = (command: Command): void => {
  command.exitOverride()
  command.configureOutput({ outputError: (text, write) => write(text) })
  command.showSuggestionAfterError()
  for (const child of command.commands) settle(child)
}

const createProgram = (): Command =>
  new Command('xd')
    .description('XD Back Office in the terminal')
    .usage('<command> [options]')
    .version(CURRENT_VERSION, '-V, --version', 'print the version')
    .option('--no-color', 'no colours (also NO_COLOR)')
    .option('--no-input', 'never ask: fail and name the flag instead')
    .option('--debug', 'show each call and where a failure came from, without secrets')
    .addHelpText('before', EXAMPLES)
    .helpCommand('help [command]', 'help for a command')

/** Only the named noun's commands are loaded; the others are known by name and summary, for help and suggestions. */
export const assemble = async (program: Command, wanted: (name: string) => boolean): Promise<void> => {
  for (const noun of nouns) {
    const isWanted = wanted(noun.name)
    const parent = noun.flat ? program : program.command(noun.name).description(noun.summary)
    if (isWanted) for (const addTo of await noun.load()) addTo(parent)
    else if (noun.flat) program.command(noun.name).description(noun.summary)
  }
}

export const wholeProgram = async (): Promise<Command> => {
  const program = createProgram()
  await assemble(program, () => true)
  return program
}

const handleStreams = (): void => {
  // The reader of a pipe may leave early (`xd … | head`): that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCode.ok)
    throw error
  })
  process.once('SIGINT', () => process.exit(exitCode.interrupted))
}

export const run = async (given: readonly string[]): Promise<ExitCode> => {
  handleStreams()
  const argv = splitJsonFields(given)
  const program = createProgram()
  const named = new Set(argv)
  await assemble(program, (name) => named.has(name))
  if (argv[0] === '__complete') {
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
    await program.parseAsync(argv, { from: 'user' })
    return (process.exitCode as ExitCode | undefined) ?? exitCode.ok
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.ok : exitCode.usage
    return reportFailure(error, argv.includes('--debug'))
  }
}
