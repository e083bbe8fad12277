import { setImmediate as soon } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '@xd/core/client/call-client.ts'
import { lookUp } from '../src/batch/look-up.ts'
import { inOrder, pacer } from '../src/batch/pool.ts'
import { createProgress } from '../src/batch/progress.ts'
import type { Recipient } from '../src/session/recipient.ts'
import { callsOf } from '../src/session/client.ts'
import { underKey } from '../src/session/under-key.ts'
import { redact, redactSent, redactText } from '../src/output/redact.ts'
import { xd } from './xd.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('several rows at a time', () => {
  const gather = async <R>(results: AsyncIterable<R>): Promise<R[]> => {
    const all: R[] = []
    for await (const result of results) all.push(result)
    return all
  }

  test('run at most as many as requested, and return results in order', async () => {
    let running = 0
    let most = 0
    const work = async (item: number) => {
      running += 1
      most = Math.max(most, running)
      for (let turns = 5 - (item % 5); turns > 0; turns -= 1) await soon()
      running -= 1
      return item * 2
    }
    expect(
      await gather(
        inOrder(
          Array.from({ length: 20 }, (_, index) => index),
          4,
          async () => {},
          work,
        ),
      ),
    ).toEqual(Array.from({ length: 20 }, (_, index) => index * 2))
    expect(most).toBe(4)
  })

  test('stop at an error, and start nothing more', async () => {
    const begun: number[] = []
    const work = async (item: number) => {
      begun.push(item)
      await soon()
      if (item === 2) throw new Error('no session')
      return item
    }
    await expect(gather(inOrder([1, 2, 3, 4, 5, 6, 7], 2, async () => {}, work))).rejects.toThrow('no session')
    expect(begun).not.toContain(7)
  })

  test('spread their starts to keep the rate', async () => {
    let clock = 0
    const waits: number[] = []
    const turn = pacer(
      4,
      () => clock,
      async (ms) => {
        waits.push(ms)
        clock += ms
      },
    )
    for (let row = 0; row < 4; row += 1) await turn()
    expect(waits).toEqual([250, 250, 250])
    clock += 10_000
    await turn()
    expect(waits).toHaveLength(3)
  })
})

describe('the conversations of a batch', () => {
  const customer = { custID: 7 } as Recipient['customer']
  const gone = new CallError(404, { code: 'not_found', message: 'No conversation with this ID.' })

  test('are each looked up once, and say why nothing can be sent in them', async () => {
    const asked: number[] = []
    const found = await lookUp([1, 2, 1, 3, 1], 2, async (convoID) => {
      asked.push(convoID)
      if (convoID === 3) throw gone
      return { customer, can: convoID === 2 ? { ok: false, reason: 'This customer is blocked.' } : { ok: true } }
    })
    expect(asked).toEqual([1, 2, 3])
    expect([...found]).toEqual([
      [1, { custID: 7 }],
      [2, { fault: 'convoID: This customer is blocked.' }],
      [3, { fault: 'convoID: No conversation with this ID.' }],
    ])
  })

  test('end the batch if they cannot be read', async () => {
    const refused = new CallError(403, { code: 'not_allowed', message: 'You don’t have permission to do this.' })
    await expect(lookUp([1], 2, () => Promise.reject(refused))).rejects.toBe(refused)
  })
})

describe('an action that must not happen twice', () => {
  const lost = new CallError(0, { code: 'unreachable', message: 'The server cannot be reached.' })

  test('names the key for a retry when no answer came', async () => {
    const keys: string[] = []
    const act = (key: string) => Promise.reject(keys.push(key) > 0 ? lost : undefined)
    const failure = await underKey(undefined, act).catch((error: unknown) => error)
    expect(failure).toMatchObject({
      message: lost.message,
      code: 1,
      next: expect.stringContaining(`--key ${keys[0]}`) as string,
    })
    await expect(underKey('mine', act)).rejects.toMatchObject({ next: expect.stringContaining('--key mine') as string })
  })

  test('was not done if the server was unreachable, unless it was requested before', async () => {
    const calls = callsOf('http://127.0.0.1:3')
    const act = () => calls('auth/info', {})
    await expect(underKey(undefined, act)).rejects.toMatchObject({
      message: 'The server cannot be reached. Check the connection and try again. Nothing was done.',
      next: expect.stringContaining('Start the server') as string,
    })
    await expect(underKey('mine', act)).rejects.toMatchObject({ next: expect.stringContaining('--key mine') as string })
  })

  test('does not mention keys when the answer was no', async () => {
    const refused = new CallError(403, { code: 'not_allowed', message: 'You don’t have permission to do this.' })
    await expect(underKey(undefined, () => Promise.reject(refused))).rejects.toBe(refused)
  })
})

describe('progress without a terminal', () => {
  test('is a line every ten seconds, with rate and remaining time', () => {
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    let clock = 0
    const progress = createProgress(1_000_000, () => clock)
    for (let second = 1; second <= 35; second += 1) {
      clock = second * 1_000
      progress.advance(2_000, second * 10_000)
    }
    progress.finish(7)
    expect(written).toEqual([
      '10%, 20,000 rows, 2,000/s, 1:30 left\n',
      '20%, 40,000 rows, 2,000/s, 1:20 left\n',
      '30%, 60,000 rows, 2,000/s, 1:10 left\n',
      '7 of 70,000 rows failed\n',
    ])
  })
})

describe('--debug leaves out', () => {
  test.each([
    ['+12135550147', '…0147'],
    ['(213) 555-0147', '…0147'],
    ['call 213-555-0147 now', 'call …0147 now'],
    ['4000 0566 5566 5556', '…5556'],
    ['Bearer abc.def', 'Bearer …'],
    ['https://office.test/invite#token=aB-3_x', 'https://office.test/invite#token=…'],
    ['https://office.test/ical/aB-3_x.ics', 'https://office.test/ical/….ics'],
    ['ticket 10233, $57.25', 'ticket 10233, $57.25'],
    ['2024-04-08', '2024-04-08'],
    ['2024-04-08T17:45:00.000Z', '2024-04-08T17:45:00.000Z'],
  ])('%s: %s', (text, shown) => expect(redactText(text)).toBe(shown))

  test('secrets anywhere, in full', () => {
    expect(
      redact({ user: { password: 'x', custPhone: '+12135550147' }, list: [{ token: 't' }], totp: null, amount: 5 }),
    ).toEqual({ user: { password: '…', custPhone: '…0147' }, list: [{ token: '…' }], totp: null, amount: 5 })
    expect(redact({ secrets: { publicKey: 'x' }, error: { code: 'invalid_input' } })).toEqual({
      secrets: '…',
      error: { code: 'invalid_input' },
    })
    expect(redactSent({ code: '123456', password: 'x' })).toEqual({ code: '…', password: '…' })
  })
})

describe('a batch reports what it would otherwise ignore', () => {
  const refused = async (...args: string[]) => {
    const { code, out, err } = await xd(args, 'amount,Day\n175,2024-04-08\n', { XD_TOKEN: 'none' })
    return { code, out, says: err.split('\n')[0] }
  }

  test.each([
    [['loan', 'quote', '175', '--format', 'csv'], '--format needs --batch FILE'],
    [['convo', 'send', '17', 'Hi', '--resume', 'run.journal'], '--resume needs --batch FILE'],
    [['loan', 'quote', '175', '--batch', '-'], 'Use --batch or 175, not both'],
    [['payments', 'send', '17', '57', '--batch', '-'], 'Use --batch or 17 57, not both'],
    [['payments', 'send', '--batch', '-', '--memo', 'Loan'], 'With --batch, --memo is a column of the file'],
    [['pricing', 'quote', '--batch', '-', '--stores', '5'], 'With --batch, --stores is a column of the file'],
    [
      ['loan', 'quote', '--batch', '-', '--jq', '.row'],
      '--jq is for a single value, but a batch prints a line for each row',
    ],
  ])('xd %j', async (args, sentence) => {
    expect(await refused(...args)).toEqual({ code: 64, out: '', says: `error: ${sentence}` })
  })

  test.each([
    ['loanDate=Date', '--map loanDate=Date: the header is amount, Day'],
    ['principle=amount', '--map: there is no column principle. Columns are amount, loanDate'],
  ])('--map %s', async (pair, sentence) => {
    const { code, out, says } = await refused('loan', 'quote', '--batch', '-', '--map', pair)
    expect({ code, out }).toEqual({ code: 6, out: '' })
    expect(says).toContain(sentence)
  })

  test('--map accepts any spelling of a column, and loan flags apply to rows without values', async () => {
    const { out } = await xd(
      ['loan', 'quote', '--batch', '-', '--map', 'loan_date=Day', '--misc-fee', '2'],
      'amount,Day\n175,2024-04-08\n',
    )
    expect(JSON.parse(out)).toMatchObject({
      result: { loanDate: '2024-04-08', financeChargeBreakdown: { miscFee: 2 } },
    })
  })
})
