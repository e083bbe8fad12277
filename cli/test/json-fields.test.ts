import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { shownBy } from '../src/output/shows.ts'
import { wholeProgram } from '../src/run.ts'
import { xd } from './xd.ts'

const refused = async (...args: string[]) => {
  const { code, out, err } = await xd(args, '', { XD_TOKEN: '', XDG_CONFIG_HOME: '/nowhere' })
  return { code, out, err }
}

test.each([
  [['payments', 'list', '--json', 'paymentKey,paymentAmount'], '--json=paymentKey,paymentAmount'],
  [['payments', 'list', '--json', 'paymentKey'], '--json=paymentKey'],
  [['payments', 'list', '--status', 'sent', '--json', 'paymentKey, paymentMemo'], '--json=paymentKey,paymentMemo'],
  [['customers', 'find', '--json', 'custID,custPhone', '--all'], '--json=custID,custPhone'],
  [['mailers', 'recipients', '7', '--json', 'name,state'], '--json=name,state'],
])('xd %j is told to write %s', async (args, form) => {
  expect(await refused(...args)).toMatchObject({
    code: 64,
    out: '',
    err: expect.stringContaining(`write ${form}`) as string,
  })
})

test('an extra word after --json may be meant as fields', async () => {
  expect(await refused('payments', 'show', 'KEY', '--json', 'paymentKey')).toMatchObject({
    code: 64,
    err: expect.stringContaining('write --json=paymentKey') as string,
  })
})

test.each([
  [['payments', 'list', '--json', 'Ortega']],
  [['payments', 'list', '--json', 'paymentKey,Ortega']],
  [['payments', 'list', 'paymentKey', '--json']],
  [['payments', 'list', '--json=paymentKey', 'Ortega']],
  [['payments', 'list', '--json', '--', 'paymentKey']],
])('xd %j searches for a text', async (args) => {
  // Nobody is signed in: the call reached the server.
  expect((await refused(...args)).code).toBe(4)
})

test('every list with a text search knows the fields of its rows', async () => {
  const leaves = (command: Command, path: readonly string[]): (readonly [string, Command])[] =>
    command.commands.length === 0
      ? [[path.join(' '), command]]
      : command.commands.flatMap((child) => leaves(child, [...path, child.name()]))
  const searched = leaves(await wholeProgram(), []).filter(
    ([, { registeredArguments, options }]) =>
      registeredArguments.some((argument) => argument.name() === 'text' && !argument.required) &&
      options.some(({ long }) => long === '--json') &&
      !options.some(({ long }) => long === '--batch'),
  )
  expect(searched.length).toBeGreaterThan(15)
  expect(searched.filter(([, command]) => !shownBy(command).rowsOf).map(([name]) => name)).toEqual([])
})
