/** Output flags may come before and among the words of a command. Some of them take the next word as their value. */
const OUTPUT = new Map([
  ['--fields', true],
  ['--jq', true],
  ['--json', false],
])

/** The word after this one is its value. */
export const takesNext = (word: string | undefined): boolean => word !== undefined && OUTPUT.get(word) === true

/**
 * `xd --json payments list Ana` becomes `xd payments list Ana --json`, as does `xd payments --json list Ana`: only the
 * command itself knows the flag. Anything after `--` stays there. `isGroup` tells whether the words name a group of
 * commands.
 */
export const behindCommand = (
  argv: readonly string[],
  isGroup: (words: readonly string[]) => boolean,
): readonly string[] => {
  const leading: string[] = []
  const before: string[] = []
  const path: string[] = []
  let at = 0
  for (let word = argv[at]; word !== undefined && word !== '--' && isGroup(path); word = argv[at]) {
    const [name = ''] = word.split('=', 1)
    const length = takesNext(word) ? 2 : 1
    ;(OUTPUT.has(name) ? leading : before).push(...argv.slice(at, at + length))
    if (!word.startsWith('-')) path.push(word)
    at += length
  }
  const rest = argv.slice(at)
  const end = rest.includes('--') ? rest.indexOf('--') : rest.length
  return [...before, ...rest.slice(0, end), ...leading, ...rest.slice(end)]
}

/**
 * The environment variables for the flags that name the sign-in. Every command accepts these flags, including groups
 * and commands without a server.
 */
const SIGN_IN: Readonly<Record<string, string>> = { '--profile': 'XD_PROFILE', '--server': 'XD_SERVER' }

/** The words without the flags that name the sign-in. Those go into the environment; the last one wins. */
export const keepSignIn = (argv: readonly string[], env: NodeJS.ProcessEnv): readonly string[] => {
  const words: string[] = []
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length
  for (let at = 0; at < end; at += 1) {
    const word = argv[at]!
    const [name = '', ...rest] = word.split('=')
    const kept = Object.hasOwn(SIGN_IN, name) ? SIGN_IN[name] : undefined
    const isNext = !word.includes('=')
    const value = isNext ? argv.slice(0, end)[at + 1] : rest.join('=')
    if (kept === undefined || !value || value.startsWith('-')) words.push(word)
    else {
      env[kept] = value
      if (isNext) at += 1
    }
  }
  return [...words, ...argv.slice(end)]
}

/** `xd help payments list` becomes `xd payments list --help`. */
export const helpForCommand = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'help' && argv.length > 1 ? [...argv.slice(1), '--help'] : argv

const COLOR = '--color'

/**
 * Some commands have their own color (`stores save 3 --color '#1b6b3a'`). For them, `--color` is the shared flag only
 * before the command's name. Commander must not see it there, because it would take every `--color` for the command's
 * own.
 */
export const splitColor = (
  argv: readonly string[],
  hasOwn: boolean,
): { readonly globals: readonly string[]; readonly words: readonly string[] } => {
  if (!hasOwn) return { globals: argv, words: argv }
  const at = argv.findIndex((word) => !word.startsWith('-'))
  const leading = argv.slice(0, at)
  const rest = argv.slice(at)
  const other = (word: string): boolean => word !== COLOR
  return { globals: [...leading, ...rest.filter(other)], words: [...leading.filter(other), ...rest] }
}

/** Puts the shared flags into the environment, where each lazily loaded file can read them. */
export const keepGlobals = (argv: readonly string[], env: NodeJS.ProcessEnv): void => {
  const color = argv.findLast((word) => word === COLOR || word === '--no-color')
  if (color !== undefined) {
    delete env['NO_COLOR']
    delete env['XD_COLOR']
    env[color === COLOR ? 'XD_COLOR' : 'NO_COLOR'] = '1'
  }
  if (argv.includes('--no-input')) env['XD_NO_INPUT'] = '1'
  if (argv.includes('--debug')) env['XD_DEBUG'] = '1'
}
