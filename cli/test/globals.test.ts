import { expect, test } from 'vitest'
import { behindCommand, helpForCommand, keepGlobals, keepSignIn, splitColor } from '../src/globals.ts'

const GROUPS = new Set(['', 'help', 'help inbox', 'inbox', 'admin', 'admin stores'])

test.each([
  ['--json inbox list Ana', 'inbox list Ana --json'],
  ['inbox --json list Ana', 'inbox list Ana --json'],
  ['admin --jq . stores --json list 3', 'admin stores list 3 --jq . --json'],
  ['--jq=. inbox list', 'inbox list --jq=.'],
  ['--json help inbox list', 'help inbox list --json'],
  ['--json=user,company whoami', 'whoami --json=user,company'],
  ['--json inbox list 7 -- --not-a-flag', 'inbox list 7 --json -- --not-a-flag'],
  ['--debug --json whoami', '--debug whoami --json'],
  ['inbox list --json Ana', 'inbox list --json Ana'],
  ['--json inbxo list', 'inbxo list --json'],
  ['--version', '--version'],
  ['--help', '--help'],
])('xd %s is xd %s', (given, meant) =>
  expect(behindCommand(given.split(' '), (words) => GROUPS.has(words.join(' '))).join(' ')).toBe(meant),
)

test.each([
  ['--profile clerk whoami', 'whoami', { XD_PROFILE: 'clerk' }],
  [
    'inbox --profile=clerk --server http://localhost:9 list',
    'inbox list',
    { XD_PROFILE: 'clerk', XD_SERVER: 'http://localhost:9' },
  ],
  ['loan quote 175 --profile a --profile b', 'loan quote 175', { XD_PROFILE: 'b' }],
  ['convo send 7 -- --profile x', 'convo send 7 -- --profile x', {}],
  // The command reports that the value is missing.
  ['whoami --profile', 'whoami --profile', {}],
  ['whoami --profile --json', 'whoami --profile --json', {}],
])('xd %s keeps the sign-in that it names', (given, words, kept) => {
  const env = {}
  expect(keepSignIn(given.split(' '), env).join(' ')).toBe(words)
  expect(env).toEqual(kept)
})

test('help COMMAND means COMMAND --help', () => {
  expect(helpForCommand(['help', 'payments', 'list'])).toEqual(['payments', 'list', '--help'])
  expect(helpForCommand(['help'])).toEqual(['help'])
  expect(helpForCommand(['payments', 'list'])).toEqual(['payments', 'list'])
})

test('flags shared by all commands go into the environment', () => {
  const env = {}
  keepGlobals(['whoami', '--no-color', '--debug', '--no-input'], env)
  expect(env).toEqual({ NO_COLOR: '1', XD_DEBUG: '1', XD_NO_INPUT: '1' })
})

test('the last of --color and --no-color counts, regardless of the environment', () => {
  const kept = (...argv: string[]) => {
    const env = { NO_COLOR: '1', XD_COLOR: '1' }
    keepGlobals(argv, env)
    return env
  }
  expect(kept('whoami', '--color')).toEqual({ XD_COLOR: '1' })
  expect(kept('--color', 'whoami', '--no-color')).toEqual({ NO_COLOR: '1' })
  expect(kept('--no-color', 'whoami', '--color')).toEqual({ XD_COLOR: '1' })
})

test('a command with its own --color keeps it; before the command it is the global one', () => {
  const argv = ['--color', 'stores', 'save', '3', '--color', '#1b6b3a']
  expect(splitColor(argv, true)).toEqual({
    globals: ['--color', 'stores', 'save', '3', '#1b6b3a'],
    words: ['stores', 'save', '3', '--color', '#1b6b3a'],
  })
  expect(splitColor(argv.slice(1), true).globals).not.toContain('--color')
  expect(splitColor(['loans', 'list', '--color'], false)).toEqual({
    globals: ['loans', 'list', '--color'],
    words: ['loans', 'list', '--color'],
  })
})
