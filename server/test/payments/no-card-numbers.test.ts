import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payFaultsWorld, type PayFaultsWorld } from '@xd/fixtures/faults/pay-world.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { bundledServer } from '../bundled-server.ts'
import { eventually, NEXT_CENTURY } from './pay-world.ts'

const APPROVED = '4000056655665556'
const DECLINED = '4000000000009995'
const SIGNAL = 'SIGUSR2'

/** A card's number without spaces, and as people and forms group it. */
const spellings = (number: string): string[] => [
  number,
  ...[' ', '-'].map((gap) => number.replace(/(\d{4})(?=\d)/g, `$1${gap}`)),
]
const FORBIDDEN = [APPROVED, DECLINED].flatMap(spellings)

/** Only the match, because the text may be a whole memory. */
const found = (text: string): string[] => FORBIDDEN.filter((spelling) => text.includes(spelling))

describe.each(ENGINES)('after a payment on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-heap-'))
  let world: PayFaultsWorld
  let paymentKey: string

  beforeAll(async () => {
    const watched = [`--heapsnapshot-signal=${SIGNAL}`, `--diagnostic-dir=${folder}`, bundledServer()]
    world = await payFaultsWorld(watched, engine, { env: { XD_LOG_LEVEL: 'trace' } })
    const asked = {
      paymentAmount: 45.5,
      paymentMemo: 'Interest',
      paymentMode: 'debit-only',
      paymentValidBeforeLocalTZ: NEXT_CENTURY,
    } as const
    const request = { convoID: world.convoID, payment: asked, clientMessageID: randomUUID() }
    paymentKey = (await world.staff('payments/send', request)).payment.paymentKey
    for (const card of [DECLINED, APPROVED])
      await world.customer('pay/submit', {
        paymentKey,
        attemptKey: randomUUID(),
        token: await world.token(card, paymentKey),
      })
    const { payment } = await world.staff('payments/fetch', { paymentKey })
    expect(payment).toMatchObject({ paymentStatus: 'approved', cardLastFour: '5556' })
  })
  afterAll(async () => {
    await world.close()
    rmSync(folder, { recursive: true, force: true })
  })

  // Every table the server has.
  test.runIf(engine === 'sqlite')('no card number is in the server’s memory', { timeout: 120_000 }, async () => {
    world.server.signal(SIGNAL)
    const snapshot = await eventually(
      async () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))[0] ?? '',
      // The last part of a snapshot.
      (text) => text.trimEnd().endsWith(']}'),
    )
    expect(found(snapshot)).toEqual([])
    // Checks that it is the right process, and that text is found in it. The message leaves out the snapshot, which is
    // long.
    expect(snapshot.includes(world.secretKey)).toBe(true)
  })

  test('no card number is in its log', () => {
    const log = world.server.said()
    expect(found(log)).toEqual([])
    expect(log).toContain('listening')
  })

  test('no card number is in any table', async () => {
    const { reads } = world.connection
    const tables = await reads.introspection.getTables()
    const all: string[] = []
    // An index of words stores no readable text of its own: its words are those of the tables.
    for (const { name, isView } of tables)
      if (!isView && !name.endsWith('_words_fts'))
        all.push(
          JSON.stringify(
            await reads
              .selectFrom(name as 'payments')
              .selectAll()
              .execute(),
          ),
        )
    const text = all.join('\n')
    expect(found(text)).toEqual([])
    expect(text).toContain(paymentKey)
    expect(text).toContain('5556')
  })
})
