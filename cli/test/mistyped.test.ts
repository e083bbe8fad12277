import { describe, expect, test } from 'vitest'
import { didYouMean } from '../src/output/similar.ts'
import { xd, xdJson } from './xd.ts'

describe('days', () => {
  test.each([
    ['payments', 'list'],
    ['calendar', 'list'],
    ['activity', 'export'],
    ['reports', 'payments'],
  ])('xd %s %s refuses them in the wrong order', async (...command) => {
    const { code, err } = await xd([...command, '--from', '2026-12-02', '--to', '2026-12-01'])
    expect({ code, err }).toEqual({ code: 6, err: 'error: Invalid input: --to is before --from\n' })
  })

  test('the calendar’s last days have nothing after them', async () => {
    expect(await xdJson('calendar', 'occurrences', '--start', '9999-12-31', '--repeat', 'year')).toEqual(['9999-12-31'])
    const { code, err } = await xd(['hours', 'status', '--timezone', 'America/Denver', '--at', '9999-12-31T23:59'])
    expect({ code, err }).toMatchObject({ code: 6, err: expect.stringContaining('--at') as string })
  })
})

describe('help for an unknown command', () => {
  test.each([
    [['help', 'paymnets'], "unknown command 'paymnets'"],
    [['help', 'loan', 'qoute'], '(Did you mean quote?)'],
    [['loan', 'qoute', '--help'], '(Did you mean quote?)'],
  ])('xd %j', async (args, says) => {
    const { code, out, err } = await xd(args)
    expect({ code, out }).toEqual({ code: 64, out: '' })
    expect(err).toContain(says)
  })

  test.each([
    [['help']],
    [['help', 'loan']],
    [['help', 'loan', 'quote']],
    [['--no-color', 'loan', '-h']],
    [['--help']],
    [['--profile', 'x', '--help']],
    [['loan', '--profile', 'x', '--help']],
  ])('xd %j is help', async (args) => {
    expect(await xd(args)).toMatchObject({ code: 0, out: expect.stringContaining('Usage: xd') as string })
  })
})

describe('a name similar to a known one', () => {
  test.each([
    ['goldenplege', ['goldenpledge', 'silveranchor'], ' Did you mean goldenpledge?'],
    ['Mian St', ['Prospect', 'Main St'], ' Did you mean Main St?'],
    ['owenr', ['default', 'owner'], ' Did you mean owner?'],
    ['x', ['owner'], ''],
    ['main', [], ''],
  ])('%s among %j', (typed, names, says) => expect(didYouMean(typed, names)).toBe(says))

  test('is suggested at every level, with the sign-in flag anywhere', async () => {
    for (const [args, says] of [
      [['--profile', 'x', 'paymnets', 'list'], 'Did you mean payments?'],
      [['payments', '--profile', 'x', 'lst'], 'Did you mean list?'],
      [['admin', 'companies', 'shw', '3'], 'Did you mean show?'],
      [['admin', '--profile=x', 'companies', 'list', '--jsn'], 'Did you mean --json?'],
    ] as const) {
      const { code, err } = await xd(args)
      expect([args, code, err]).toEqual([args, 64, expect.stringContaining(says) as string])
    }
  })
})

test('a sign-in flag is accepted where none is needed', async () => {
  const plain = await xd(['loan', 'quote', '175', '--date', '2026-11-01'])
  for (const args of [
    ['--profile', 'x', 'loan', 'quote', '175', '--date', '2026-11-01'],
    ['loan', '--profile=x', 'quote', '175', '--date', '2026-11-01'],
    ['loan', 'quote', '175', '--date', '2026-11-01', '--profile', 'x', '--server', 'http://localhost:9'],
  ])
    expect(await xd(args)).toEqual(plain)
})
