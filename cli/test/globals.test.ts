import { expect, test } from 'vitest'
import { behindCommand, helpForCommand, keepGlobals, splitColor } from '../src/globals.ts'

test.each([
  ['--profile clerk whoami', 'whoami --profile clerk'],
  ['--profile=clerk --json inbox list Ana', 'inbox list Ana --profile=clerk --json'],
  ['--json=user,company whoami', 'whoami --json=user,company'],
  [
    '--server http://localhost:9 convo send 7 -- --not-a-flag',
    'convo send 7 --server http://localhost:9 -- --not-a-flag',
  ],
  ['--debug --profile clerk whoami', '--debug whoami --profile clerk'],
  ['whoami --profile clerk', 'whoami --profile clerk'],
  ['--version', '--version'],
  ['--help', '--help'],
])('xd %s is xd %s', (given, meant) => expect(behindCommand(given.split(' ')).join(' ')).toBe(meant))

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

test('of --color and --no-color the last one counts, whatever the environment says', () => {
  const kept = (...argv: string[]) => {
    const env = { NO_COLOR: '1', XD_COLOR: '1' }
    keepGlobals(argv, env)
    return env
  }
  expect(kept('whoami', '--color')).toEqual({ XD_COLOR: '1' })
  expect(kept('--color', 'whoami', '--no-color')).toEqual({ NO_COLOR: '1' })
  expect(kept('--no-color', 'whoami', '--color')).toEqual({ XD_COLOR: '1' })
})

test('a command with a color of its own keeps its --color; before the command it is the global one', () => {
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
