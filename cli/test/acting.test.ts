import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { GATEWAY_ACCOUNTS } from '@xd/fixtures/testing/gateway-accounts.ts'
import { xdOnTerminal } from './terminal.ts'
import { linesOf, xd, xdProcess } from './xd.ts'

const folder = mkdtempSync(join(tmpdir(), 'xd-acting-'))
let booted: Booted
let calls: CallClient
let env: Record<string, string>
let convos: number[]

beforeAll(async () => {
  booted = await boot()
  const owner = await booted.signIn('owner')
  calls = owner
  env = { XDG_CONFIG_HOME: folder, XD_SERVER: booted.url, XD_TOKEN: owner.token }
  const { messages } = await calls('inbox/list', { search: { perPage: 50 } })
  convos = messages
    .filter(({ customer }) => customer.custOptedOut === null && !customer.custBlocked)
    .map(({ convo }) => convo.convoID)
})

afterAll(async () => {
  await booted.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (args: readonly string[], input?: string) => xd(args, input, env)
const count = async (memo: string) => (await calls('payments/list', { search: { filter: memo } })).count

interface Line {
  row: number
  ok: boolean
  result?: { paymentKey: string; convoID: number }
  error?: string
}

describe('a money command', () => {
  test('needs confirmation when there is no one to ask', async () => {
    const args = ['payments', 'send', String(convos[0]), '12.50', '--memo', 'Needs a word']
    expect(await run(args)).toMatchObject({ code: 64, out: '', err: expect.stringContaining('--yes') as string })
    const dry = await run([...args, '--dry-run'])
    expect(dry).toMatchObject({ code: 0, err: expect.stringContaining('$12.50') as string })
    expect(await count('Needs a word')).toBe(0)
    expect(JSON.parse((await run([...args, '--yes', '--json'])).out)).toMatchObject({
      paymentStatus: 'sent',
      paymentAmount: 12.5,
      paymentMode: 'debit-only',
    })
  })

  test('shows amount and customer and takes no for an answer: exit 2', async () => {
    const { customer } =
      (await calls('inbox/list', { search: { perPage: 50 } })).messages.find(
        ({ convo }) => convo.convoID === convos[1],
      ) ?? {}
    const { code, seen } = await xdOnTerminal(
      ['payments', 'send', String(convos[1]), '33', '--memo', 'Refused by hand'],
      '[y/N]',
      'n\r',
      env,
    )
    expect({ code, asked: seen.includes('$33.00') && seen.includes(customer?.custLastName ?? '?') }).toEqual({
      code: 2,
      asked: true,
    })
    expect(await count('Refused by hand')).toBe(0)
  })

  test('does not ask with --no-input, even on a terminal', async () => {
    expect(
      await xdOnTerminal(['payments', 'send', String(convos[1]), '33', '--memo', 'x', '--no-input'], 'never', '', env),
    ).toMatchObject({ code: 64 })
  })

  test('refuses an invalid request before asking', async () => {
    for (const amount of ['1.005', '0', '100000', '1e3', 'NaN', '１２']) {
      expect((await run(['payments', 'send', String(convos[0]), amount, '--memo', 'x', '--yes'])).code).toBe(6)
    }
    expect((await run(['payments', 'send', String(convos[0]), '5', '--memo', ' ', '--yes'])).code).toBe(6)
    expect((await run(['payments', 'send', '999999', '5', '--memo', 'x', '--yes'])).code).toBe(3)
    expect((await run(['payments', 'send', '--yes'])).code).toBe(64)
  })

  test('requests once per key', async () => {
    const args = ['payments', 'send', String(convos[2]), '9', '--memo', 'Asked once', '--key', 'once-1', '--yes']
    expect([(await run(args)).code, (await run(args)).code]).toEqual([0, 0])
    expect(await count('Asked once')).toBe(1)
  })

  test('closes the link when paid in store', async () => {
    const { out } = await run([
      'payments',
      'send',
      String(convos[3]),
      '9',
      '--memo',
      'Counter',
      '--yes',
      '--jq',
      '.paymentKey',
    ])
    expect((await run(['payments', 'mark-paid', out.trim()])).code).toBe(64)
    expect(
      JSON.parse((await run(['payments', 'mark-paid', out.trim(), '--yes', '--json=paymentStatus,paymentMethod'])).out),
    ).toEqual({ paymentStatus: 'approved', paymentMethod: 'in-store' })
  })
})

describe('a batch that acts', () => {
  const csv = (memo: string, amounts: readonly string[]) =>
    `convoID,amount,memo\n${amounts.map((amount, index) => `${convos[index]},${amount},${memo}`).join('\n')}\n`

  test('checks every row first: if any is bad, nothing is done', async () => {
    const { code, out, err } = await run(
      ['payments', 'send', '--batch', '-', '--yes'],
      csv('Checked first', ['10', 'x', '20']),
    )
    expect(code).toBe(5)
    expect(linesOf<Line>(out)).toEqual([
      { row: 1, ok: false, error: 'not done: other rows have errors' },
      { row: 2, ok: false, error: expect.stringContaining('amount') as string },
      { row: 3, ok: false, error: 'not done: other rows have errors' },
    ])
    expect(err).toContain('nothing was done')
    expect(await count('Checked first')).toBe(0)
  })

  test('sends no request whose text lost its letters', async () => {
    const file = join(folder, 'windows.csv')
    writeFileSync(file, Buffer.from(csv('Pa\u00f1o', ['10']), 'latin1'))
    const { code, out } = await run(['payments', 'send', '--batch', file, '--yes'])
    expect([code, linesOf<Line>(out)]).toEqual([
      5,
      [{ row: 1, ok: false, error: expect.stringContaining('save the file as UTF-8') as string }],
    ])
  })

  test('does nothing if failed rows have nowhere to go, and never overwrites its input', async () => {
    const file = join(folder, 'own.csv')
    const rows = csv('Nowhere', ['10', 'x'])
    writeFileSync(file, rows)
    const args = ['payments', 'send', '--batch', file, '--yes', '--skip-bad', '--errors-out']
    expect(await run([...args, file])).toMatchObject({ code: 64, out: '' })
    expect(readFileSync(file, 'utf8')).toBe(rows)
    const missing = join(folder, 'missing', 'failed.ndjson')
    expect(await run([...args, missing])).toMatchObject({
      code: 1,
      out: '',
      err: `error: ${missing}: there is no such file or folder.\n`,
    })
    expect(await count('Nowhere')).toBe(0)
  })

  test('says with --dry-run what it would do, and the total', async () => {
    const { code, err } = await run(['payments', 'send', '--batch', '-', '--dry-run'], csv('Dry', ['10', '20.50']))
    expect({ code, told: err.includes('2 payment requests to 2 customers, $30.50 in all') }).toEqual({
      code: 0,
      told: true,
    })
    expect((await run(['payments', 'send', '--batch', '-'], csv('Dry', ['10']))).code).toBe(64)
    expect(await count('Dry')).toBe(0)
  })

  test('returns results in input order, several rows at a time', async () => {
    const { code, out } = await run(
      ['payments', 'send', '--batch', '-', '--yes', '--concurrency', '8'],
      csv(
        'In order',
        Array.from({ length: 12 }, (_, index) => String(index + 1)),
      ),
    )
    expect(code).toBe(0)
    expect(linesOf<Line>(out).map(({ row, result }) => [row, result?.convoID])).toEqual(
      convos.slice(0, 12).map((convoID, index) => [index + 1, convoID]),
    )
  })

  test('continues where it stopped, and repeats nothing', async () => {
    const journal = join(folder, 'run.journal')
    const file = join(folder, 'requests.csv')
    const failed = join(folder, 'failed.ndjson')
    writeFileSync(file, csv('Resumed', ['10', '20', 'x', '30']))
    const args = [
      'payments',
      'send',
      '--batch',
      file,
      '--resume',
      journal,
      '--skip-bad',
      '--yes',
      '--errors-out',
      failed,
    ]
    expect((await run(args)).code).toBe(5)
    expect(await count('Resumed')).toBe(3)

    const again = await run(args)
    expect(linesOf<Line>(again.out).map(({ row, ok }) => [row, ok])).toEqual([[3, false]])
    expect(again.err).toContain('3 of 4 rows were already done')

    const mended = readFileSync(failed, 'utf8').replace('"amount":"x"', '"amount":"25"')
    expect(
      linesOf<Line>((await run(['payments', 'send', '--batch', '-', '--resume', journal, '--yes'], mended)).out),
    ).toMatchObject([{ row: 1, ok: true }])
    expect(await count('Resumed')).toBe(4)
  })

  test('repeats nothing after a stop between the server and the journal', async () => {
    const journal = join(folder, 'lost.journal')
    const file = join(folder, 'lost.csv')
    writeFileSync(file, csv('Lost line', ['10', '20']))
    const args = ['payments', 'send', '--batch', file, '--resume', journal, '--yes']
    await run(args)
    writeFileSync(journal, readFileSync(journal, 'utf8').split('\n').slice(0, 2).join('\n') + '\n')
    expect((await run(args)).code).toBe(0)
    expect(await count('Lost line')).toBe(2)
  })

  test('stops when nobody reads the results, reports its progress, and continues from there', async () => {
    const journal = join(folder, 'unread.journal')
    const file = join(folder, 'unread.csv')
    writeFileSync(file, csv('Unread', ['10', '20', '30']))
    const args = ['payments', 'send', '--batch', file, '--resume', journal, '--yes', '--concurrency', '1']
    const stopped = await xdProcess(args, '', env, process.cwd(), false)
    expect(stopped).toMatchObject({ code: 1, err: expect.stringMatching(/: 1 of 3 rows was done.*\nnext: /) as string })
    expect(await count('Unread')).toBe(1)
    expect((await run(args)).code).toBe(0)
    expect(await count('Unread')).toBe(3)
  })

  test('treats two equal rows as two requests', async () => {
    await run(
      ['payments', 'send', '--batch', '-', '--yes'],
      `convoID,amount,memo\n${convos[0]},5,Twice\n${convos[0]},5,Twice\n`,
    )
    expect(await count('Twice')).toBe(2)
  })

  test.each([
    ['--concurrency', '0'],
    ['--concurrency', '99'],
    ['--rate', 'fast'],
    ['--rate', '0'],
  ])('%s %s is invalid input', async (...flags) => {
    expect((await run(['payments', 'send', '--batch', '-', '--yes', ...flags], csv('Flags', ['1']))).code).toBe(6)
  })

  test('leaves a file alone if it is not a journal', async () => {
    const file = join(folder, 'notes.txt')
    writeFileSync(file, 'my notes\n')
    expect(
      (await run(['payments', 'send', '--batch', '-', '--yes', '--resume', file], csv('Journal', ['1']))).code,
    ).toBe(6)
    expect(readFileSync(file, 'utf8')).toBe('my notes\n')
  })
})

describe('a refund', () => {
  /** Requested, paid by the customer with a debit card, and completed. */
  const paid = async (convoID: number | undefined) => {
    const { out } = await run([
      'payments',
      'send',
      String(convoID),
      '25',
      '--memo',
      'To be refunded',
      '--yes',
      '--jq',
      '.paymentKey',
    ])
    const paymentKey = out.trim()
    const { token } = await booted.sandbox<{ token: string }>('/cards/tokenize', {
      number: '4000056655665556',
      expMonth: 12,
      expYear: 2035,
      cvc: '123',
    })
    await booted.call('pay/submit', { paymentKey, attemptKey: `attempt-${paymentKey}`, token })
    expect((await run(['payments', 'wait', paymentKey, '--timeout', '20s'])).code).toBe(0)
    return (await calls('payments/fetch', { paymentKey })).payment
  }

  test('is severe: it does nothing until the user names the customer', async () => {
    const { paymentKey, customer } = await paid(convos[5])
    const args = ['payments', 'refund', paymentKey, '5', '--reason', 'Paid twice']
    expect(await run(args)).toMatchObject({
      code: 64,
      err: expect.stringContaining(`--confirm "${customer.custLastName}"`) as string,
    })
    expect((await run([...args, '--confirm', 'Somebody Else'])).code).toBe(2)
    expect((await run([...args, '--yes'])).code).toBe(64)
    expect((await run([...args, '--dry-run'])).err).toContain('$5.00')
    const typed = await xdOnTerminal(args, 'to confirm:', 'nobody\r', env)
    expect(typed.code).toBe(2)
    expect((await calls('payments/fetch', { paymentKey })).payment.paymentRefunds).toEqual([])
  })

  test('refunds a part, once per key, and never more than the payment', async () => {
    const { paymentKey, customer, paymentAmount } = await paid(convos[6])
    const confirm = ['--confirm', customer.custLastName.toUpperCase()]
    const args = ['payments', 'refund', paymentKey, '5', '--reason', 'Paid twice', '--key', 'refund-once', ...confirm]
    expect([(await run(args)).code, (await run(args)).code]).toEqual([0, 0])
    expect(
      (await calls('payments/fetch', { paymentKey })).payment.paymentRefunds.map(({ amount, reason }) => [
        amount,
        reason,
      ]),
    ).toEqual([[5, 'Paid twice']])
    expect(
      (await run(['payments', 'refund', paymentKey, String(paymentAmount), '--reason', 'x', ...confirm])).code,
    ).toBe(1)
    for (const wrong of [
      ['1.005', '--reason', 'x'],
      ['5', '--reason', ' '],
    ])
      expect((await run(['payments', 'refund', paymentKey, ...wrong, ...confirm])).code).toBe(6)
    expect((await run(['payments', 'refund', paymentKey, '--reason', 'x', ...confirm])).code).toBe(64)
  })

  test('that waits for its charge to settle can be canceled before its day', async () => {
    await calls('settings/payments/save', { account: GATEWAY_ACCOUNTS.bluedog })
    const { paymentKey, customer } = await paid(convos[7])
    const part = ['payments', 'refund', paymentKey, '5', '--reason', 'Too much', '--confirm', customer.custLastName]
    expect((await run(part)).err).toContain('hasn’t settled yet')
    const planned = await run([...part, '--when-settled'])
    const [refund] = (await calls('payments/fetch', { paymentKey })).payment.paymentRefunds
    const cancel = ['payments', 'cancel-refund', paymentKey, String(refund!.refundID)]
    expect(planned.err).toContain(`To cancel it: xd ${cancel.join(' ')}.`)
    expect(planned.out).toContain('$5.00 planned for')
    expect((await run(cancel)).code).toBe(64)
    expect((await run([...cancel, '--dry-run'])).err).toContain('Would cancel the $5.00 refund')
    expect((await run([...cancel, '--yes'])).out).toContain('$5.00 canceled')
    expect((await run([...cancel, '--yes'])).err).toContain('This refund is already canceled.')
    const none = await run(['payments', 'cancel-refund', paymentKey, '0', '--yes'])
    expect([none.code, none.err]).toEqual([3, expect.stringContaining('has no refund 0')])
  })
})
