/** Flags that may come before the command; the word after some of them is their value. */
const LEADING = new Map([
  ['--server', true],
  ['--profile', true],
  ['--fields', true],
  ['--jq', true],
  ['--json', false],
])

/** The word after this one is its value. */
export const takesNext = (word: string | undefined): boolean => word !== undefined && LEADING.get(word) === true

/** `xd --profile clerk whoami` becomes `xd whoami --profile clerk`; anything after `--` stays there. */
export const behindCommand = (argv: readonly string[]): readonly string[] => {
  const leading: string[] = []
  const before: string[] = []
  let at = 0
  for (let word = argv[at]; word?.startsWith('-') && word !== '--'; word = argv[at]) {
    const [name = ''] = word.split('=', 1)
    const takesValue = LEADING.get(name)
    const length = takesValue && !word.includes('=') ? 2 : 1
    ;(takesValue === undefined ? before : leading).push(...argv.slice(at, at + length))
    at += length
  }
  const rest = argv.slice(at)
  const end = rest.includes('--') ? rest.indexOf('--') : rest.length
  return [...before, ...rest.slice(0, end), ...leading, ...rest.slice(end)]
}

/** `xd help payments list` becomes `xd payments list --help`. */
export const helpForCommand = (argv: readonly string[]): readonly string[] =>
  argv[0] === 'help' && argv.length > 1 ? [...argv.slice(1), '--help'] : argv

const COLOR = '--color'

/**
 * Some commands take a color of their own (`stores save 3 --color '#1b6b3a'`). For them `--color` is the flag shared by
 * all commands only in front of their name, and Commander, which would take every `--color` for it, must not see it.
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

/** Flags shared by all commands go into the environment, where each lazily loaded file can read them. */
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

/** The sign-in that the flags name. */
export const profileFlag = (argv: readonly string[]): string | undefined => {
  const at = argv.indexOf('--profile')
  return at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--profile='))?.slice('--profile='.length)
}
