/** Flags that may come before the command; the word after some of them is their value. */
const LEADING = new Map([
  ['--server', true],
  ['--profile', true],
  ['--fields', true],
  ['--jq', true],
  ['--json', false],
])

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

/** Flags shared by all commands go into the environment, where each lazily loaded file can read them. */
export const keepGlobals = (argv: readonly string[], env: NodeJS.ProcessEnv): void => {
  if (argv.includes('--no-color')) env['NO_COLOR'] = '1'
  if (argv.includes('--no-input')) env['XD_NO_INPUT'] = '1'
  if (argv.includes('--debug')) env['XD_DEBUG'] = '1'
}

/** The sign-in that the flags name. */
export const profileFlag = (argv: readonly string[]): string | undefined => {
  const at = argv.indexOf('--profile')
  return at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--profile='))?.slice('--profile='.length)
}
