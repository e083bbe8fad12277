import type { Command } from 'commander'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wholeProgram } from '../src/run.ts'
import { xdInTurns } from './terminal.ts'
import { linesOf, xd, xdJson } from './xd.ts'

describe('xd pricing', () => {
  test('quotes line by line', async () => {
    const quote = await xdJson<Record<string, unknown>>(
      'pricing',
      'quote',
      '--stores',
      '5',
      '--module',
      'massmailer',
      '--extra',
      'mms',
      '--storage',
      'storage5',
    )
    expect(quote).toMatchObject({
      storeCount: 5,
      clamped: false,
      perStoreSubtotal: 849.9,
      discountPercent: 22.22,
      discount: 188.87,
      extras: 19.98,
      total: 681.01,
      yearly: 8172.12,
      nextStore: 75.55,
      lines: [
        { id: 'base', quantity: 5, cost: 149.99, amount: 749.95 },
        { id: 'massmailer', quantity: 5, cost: 19.99, amount: 99.95 },
        { id: 'mms', quantity: 1, cost: 9.99, amount: 9.99 },
        { id: 'storage5', quantity: 1, cost: 9.99, amount: 9.99 },
      ],
    })
  })

  test.each([
    ['1', 149.99],
    ['2', 283.31],
    ['5', 583.29],
    ['9', 749.95],
    ['10', 749.95],
  ])('the base for %s stores is %s', async (stores, total) => {
    expect(await xdJson('pricing', 'quote', '--stores', stores)).toMatchObject({ total })
  })

  test('clamps the result, and says so', async () => {
    expect(await xdJson('pricing', 'quote', '--stores', '99')).toMatchObject({ storeCount: 10, clamped: true })
    expect(await xdJson('pricing', 'quote', '--stores', '-1')).toMatchObject({ storeCount: 1, clamped: true })
  })

  test.each([
    ['--stores', 'x'],
    ['--stores', '2.5'],
    ['--stores', '1', '--module', 'mms'],
    ['--stores', '1', '--extra', 'nope'],
  ])('%s %s is invalid input', async (...args) => {
    expect((await xd(['pricing', 'quote', ...args])).code).toBe(6)
  })

  test('takes ids separated by semicolons in batches', async () => {
    const { code, out } = await xd(
      ['pricing', 'quote', '--batch', '-'],
      'stores,modules,extras\n5,massmailer,mms;storage5\n0,,\nx,,\n3,nope,\n',
    )
    expect(code).toBe(5)
    expect(linesOf(out)).toMatchObject([
      { row: 1, ok: true, result: { total: 681.01 } },
      { row: 2, ok: true, result: { storeCount: 1, clamped: true } },
      { row: 3, ok: false },
      { row: 4, ok: false, error: 'unknown: nope' },
    ])
  })

  test('lists the whole table', async () => {
    const list = await xdJson<{
      base: { cost: { amt: number } }
      modules: unknown[]
      extras: unknown[]
      storage: unknown[]
    }>('pricing', 'list')
    expect([list.base.cost.amt, list.modules.length, list.extras.length, list.storage.length]).toEqual([
      149.99, 11, 11, 4,
    ])
  })
})

describe('xd phone normalize', () => {
  test('takes many numbers at once', async () => {
    expect(await xdJson('phone', 'normalize', '5205551234', '525512345678', '+442079460018', '123')).toMatchObject([
      {
        input: '5205551234',
        e164: '+15205551234',
        valid: true,
        country: 'US',
        national: '(520) 555-1234',
        doubt: null,
      },
      { input: '525512345678', e164: '+525512345678', valid: true, country: 'MX' },
      { input: '+442079460018', e164: '+442079460018', valid: true, country: 'GB' },
      { input: '123', e164: '+1123', valid: false, country: null },
    ])
  })

  test('reads each number of a batch in the country of its row', async () => {
    const { code, out } = await xd(
      ['phone', 'normalize', '--batch', '-'],
      'phone,country\n020 7946 0018,GB\n55 1234 5678,mx\n2135550142,\n2135550142,Mexico\n',
    )
    expect(code).toBe(5)
    expect(
      linesOf<{ result?: { e164: string }; error?: string }>(out).map((line) => line.result?.e164 ?? line.error),
    ).toEqual(['+442079460018', '+525512345678', '+12135550142', 'country: a code like US, MX or GB, not Mexico'])
  })

  test('reads national numbers with --country', async () => {
    expect(await xdJson('phone', 'normalize', '020 7946 0018', '--country', 'gb')).toMatchObject([
      { e164: '+442079460018' },
    ])
  })

  test('takes batches with a header, without one, and as JSON lines', async () => {
    const results = async (input: string) =>
      linesOf<{ result: { e164: string } }>((await xd(['phone', 'normalize', '--batch', '-'], input)).out).map(
        ({ result }) => result.e164,
      )
    expect(await results('name,Phone Number\nAnn,(213) 555-0142\n')).toEqual(['+12135550142'])
    expect(await results('2135550142\n5205551234\n')).toEqual(['+12135550142', '+15205551234'])
    expect(await results('{"phone":"2135550142"}\n{"phone":5205551234}\n')).toEqual(['+12135550142', '+15205551234'])
  })
})

describe('other rules', () => {
  test('February 29 becomes February 28 in common years', async () => {
    expect(
      await xdJson(
        'calendar',
        'occurrences',
        '--start',
        '2024-02-29',
        '--repeat',
        'year',
        '--from',
        '2025-01-01',
        '--to',
        '2028-12-31',
      ),
    ).toEqual(['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'])
  })

  test.each([
    ['--start', '2024-02-30'],
    ['--start', '2024-02-02', '--end', '2024-02-01'],
    ['--start', '2024-01-01', '--from', '2025-01-01', '--to', '2024-01-01'],
  ])('calendar occurrences %s %s: invalid input', async (...args) => {
    expect((await xd(['calendar', 'occurrences', ...args])).code).toBe(6)
  })

  test("a label is checked with the spec's messages", async () => {
    expect(await xdJson('label', 'check', 'Paid', '--existing', 'VIP,paid')).toEqual({
      ok: false,
      error: 'Label already exists',
    })
    expect(await xdJson('label', 'check', ' ')).toEqual({ ok: false, error: 'Cannot be blank' })
    expect(await xdJson('label', 'check', 'a\nb')).toEqual({ ok: false, error: 'Contains invalid characters' })
    expect(await xdJson('label', 'check', 'New', '--existing', 'VIP')).toEqual({ ok: true })
    expect((await xd(['label', 'check', ' ', '--exit-code'])).code).toBe(6)
  })

  test('a text’s segments are counted', async () => {
    expect(await xdJson('message', 'segments', 'It’s ready')).toEqual({
      encoding: 'UCS-2',
      characters: 10,
      units: 10,
      segments: 1,
    })
    expect(await xdJson('message', 'segments', 'A'.repeat(161))).toEqual({
      encoding: 'GSM-7',
      characters: 161,
      units: 161,
      segments: 2,
    })
  })
})

describe('the grammar', () => {
  test("--version prints the package's version and nothing else", async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string
    }
    expect(await xd(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  })

  test('every command’s help opens with examples', async () => {
    const leaves = (command: Command, path: readonly string[]): (readonly [string, Command])[] =>
      command.commands.length === 0
        ? [[path.join(' '), command]]
        : command.commands.flatMap((child) => (child.name() === 'help' ? [] : leaves(child, [...path, child.name()])))
    for (const [name, command] of leaves(await wholeProgram(), ['xd'])) {
      let help = ''
      command
        .configureOutput({
          writeOut: (text) => {
            help += text
          },
        })
        .outputHelp()
      expect(
        help.startsWith('Examples:\n') && help.includes(`\n  ${name.replace(' open', '')}`),
        `${name}: ${help.slice(0, 60)}`,
      ).toBe(true)
    }
  })

  test('the top-level help opens with examples', async () => {
    for (const args of [['--help'], [], ['loan', 'quote', '--help'], ['help', 'loan']]) {
      const { code, out } = await xd(args)
      expect(code).toBe(0)
      if (args[0] !== 'help') expect(out.startsWith('Examples:')).toBe(true)
    }
  })

  test.each([
    [['lon'], 'loan'],
    [['loan', 'qoute'], 'quote'],
  ])('%s suggests %s', async (args, suggestion) => {
    const { code, err } = await xd(args)
    expect(code).toBe(64)
    expect(err).toContain(`Did you mean ${suggestion}?`)
  })

  test.each([
    [['loan', 'quote']],
    [['loan', 'quote', '1', '--nope']],
    [['loan', 'quote', '1', '2']],
    [['loan', 'quote', '--batch', '-', '--format', 'xml']],
    [['loan']],
  ])('%j is a usage error, exit 64', async (args) => {
    expect((await xd(args)).code).toBe(64)
  })
})

describe('hours, tickets, metals', () => {
  const week = ['--open', 'mon-fri 09:00-18:00 17:45', '--open', 'sat 10:00-14:00', '--timezone', 'America/New_York']
  test('a store is shown on a Saturday evening before the clocks change', async () => {
    expect(await xdJson('hours', 'status', ...week, '--at', '2026-03-07T19:10', '--name', 'Main St')).toEqual({
      at: '2026-03-07T19:10',
      open: false,
      nextOpening: '2026-03-09T09:00',
      nextPaymentCutoff: '2026-03-09T17:45',
      autoReply: 'We are closed for the day. Main St reopens on Monday, March 9 at 9:00 AM.',
    })
  })

  test.each([
    ['--timezone', 'Mars/Base'],
    ['--timezone', 'UTC', '--open', 'someday 9-5'],
    ['--timezone', 'UTC', '--at', 'noon'],
  ])('hours status %s %s: invalid input', async (...args) => {
    expect((await xd(['hours', 'status', ...args])).code).toBe(6)
  })

  test('tickets are checked and rewritten', async () => {
    expect(await xdJson('ticket', 'check', '10233, 10234 10233')).toEqual(['10233', '10234'])
    expect(
      await xdJson('ticket', 'rewrite', '10233,10234', '--prefix', 'P', '--from', '500', '--to', '599'),
    ).toMatchObject({ items: [{ newTicket: 'P500' }, { newTicket: 'P501' }], next: 502 })
    expect((await xd(['ticket', 'rewrite', '1,2,3', '--from', '500', '--to', '501'])).code).toBe(6)
  })

  test('weights and melt values are computed', async () => {
    expect(await xdJson('metals', 'convert', '1', '--from', 'ozt', '--to', 'g')).toMatchObject({ result: 31.1035219 })
    expect(await xdJson('metals', 'melt', '10', '--karat', '14', '--price', '2400', '--payout', '50')).toMatchObject({
      melt: 450.11,
      offer: 225.05,
    })
    const piece = ['metals', 'melt', '10', '--karat', '14', '--price', '2400', '--payout']
    expect((await xd([...piece, '650'])).err).toContain('more than the melt value')
    expect((await xd([...piece, '6500'])).code).toBe(6)
    expect((await xd(['metals', 'convert', '1', '--to', 'stone'])).code).toBe(6)
  })
})

describe('the manual and completion cover the commands', () => {
  test('help fits the terminal', async () => {
    const { seen } = await xdInTurns(['--help'], [])
    expect(seen).toContain('Anywhere in a command')
    expect(seen.split('\r\n').filter((line) => line.length > 80)).toEqual([])
  })

  test('docs names every command', async () => {
    const { out } = await xd(['docs'])
    const names = ['loan quote', 'pricing list', 'login-as', 'payments wait', 'events tail', 'completion']
    for (const name of names.map((words) => `xd ${words}`)) expect(out).toContain(`## ${name}\n`)
    expect(out).toContain('| `--status <status>` | only with this status (default: all) (choices: "all", "sent",')
    expect(out).toContain('| `status` | the new status (choices: "new",')
    expect(out).toContain('```sh\nxd payments wait KEY --timeout 10m && ./release-item.sh\n```')
  })

  test.each(['bash', 'zsh', 'fish', 'pwsh'])('%s completion asks xd itself', async (shell) => {
    const { code, out } = await xd(['completion', shell])
    expect(code).toBe(0)
    expect(out).toContain('xd __complete')
    expect((await xd(['completion', 'tcsh'])).code).toBe(64)
  })
})

describe('--json=NAMES and --jq', () => {
  test('names select fields, also before the argument', async () => {
    expect((await xd(['loan', 'quote', '--json=financeCharge,regime', '175'])).out).toBe(
      '{"financeCharge":22,"regime":"ca_2019"}\n',
    )
    expect((await xd(['phone', 'normalize', '2135550142', '123', '--json=e164'])).out).toBe(
      '[{"e164":"+12135550142"},{"e164":"+1123"}]\n',
    )
  })

  test.each([
    ['.financeCharge', '22\n'],
    ['.regime', 'ca_2019\n'],
    ['[.scheduleOfCharges[] | select(.isGracePeriod).amountDue]', '[207.5]\n'],
    ['.scheduleOfCharges | map(.amountDue) | max', '207.5\n'],
    ['.scheduleOfCharges[0:2][] | "\\(.date) \\(.amountDue)"', '2024-05-08 197\n2024-06-07 197\n'],
    ['empty', ''],
  ])('%s', async (program, out) => {
    expect(await xd(['loan', 'quote', '175', '--date', '2024-04-08', '--jq', program])).toMatchObject({
      code: 0,
      out,
      err: '',
    })
  })

  test.each(['.[', '.a.b.c.d | error("no")', '.regime.nothing'])(
    '%s gets an error that names the problem',
    async (program) => {
      const { code, out, err } = await xd(['loan', 'quote', '175', '--jq', program])
      expect({ code, out }).toEqual({ code: 6, out: '' })
      expect(err).toContain('--jq')
    },
  )
})
