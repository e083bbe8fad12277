import { describe, expect, test } from 'vitest'
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

  test('the calendar’s last ones have nothing after them', async () => {
    expect(await xdJson('calendar', 'occurrences', '--start', '9999-12-31', '--repeat', 'year')).toEqual(['9999-12-31'])
    const { code, err } = await xd(['hours', 'status', '--timezone', 'America/Denver', '--at', '9999-12-31T23:59'])
    expect({ code, err }).toMatchObject({ code: 6, err: expect.stringContaining('--at') as string })
  })
})

describe('help for a command that there isn’t', () => {
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
