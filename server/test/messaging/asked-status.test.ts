import { Effect, Result } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { TextRefused, Texting, type TextStatus, TextUnknown } from '@xd/server/providers/texting/texting.ts'
import { askStatus } from '@xd/server/services/messaging/ask-status.ts'
import { freshConnection } from '../fresh-connection.ts'

const { goldenPledge: companyID } = COMPANY

describe.each(ENGINES)('asking the carrier about a text, on %s:', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  let asked: string[] = []
  let made = 0
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  type Answer = Effect.Effect<TextStatus, TextRefused | TextUnknown>
  /** A text taken that long ago, and what the carrier says of it. Answers when to ask again, or why. */
  const about = async (age: number, answer: Answer, more: object = {}, sendKey?: string) => {
    asked = []
    made += 1
    const own = `asked-${engine}-${made}`
    const { messageID } = await connection.writes
      .insertInto('messages')
      .values({
        companyID,
        storeID: STORE.main,
        convoID: PEOPLE.petrov.convos.main!,
        custID: PEOPLE.petrov.custID,
        sendKey: own,
        messageDirection: 'out',
        messageChannel: 'sms',
        messageBody: 'Hello',
        messageSearch: 'hello',
        messageStatus: 'sent',
        messageAt: Date.now() - age,
        messageSentByID: null,
        sendStartedAt: Date.now() - age,
        providerMessageID: `SM-${own}`,
        ...more,
      })
      .returning('messageID')
      .executeTakeFirstOrThrow()
    const result = await Effect.runPromise(
      askStatus(companyID, { messageID, sendKey: sendKey ?? own }).pipe(
        Effect.provideService(Database, makeDatabase(connection, Date.now)),
        Effect.provideService(Texting, {
          statusOf: (id: string) => Effect.suspend(() => (asked.push(id), answer)),
        } as never),
        Effect.result,
      ) as unknown as Effect.Effect<Result.Result<number | undefined, { everyMs: number; reason: string }>>,
    )
    const { messageStatus } = await connection.reads
      .selectFrom('messages')
      .select('messageStatus')
      .where('messageID', '=', messageID)
      .executeTakeFirstOrThrow()
    const minutes = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms / MINUTE_MS))
    return Result.isSuccess(result)
      ? [messageStatus, asked.length, minutes(result.success)]
      : [messageStatus, asked.length, minutes(result.failure.everyMs), result.failure.reason]
  }
  const says = (status: TextStatus['status'], errorCode: number | null = null): Answer =>
    Effect.succeed({ status, errorCode })
  const silence: Answer = Effect.fail(new TextUnknown({ cause: 'silence' }))
  const refuses = (retry: boolean): Answer => Effect.fail(new TextRefused({ code: 1, message: 'No', retry }))

  test('it is asked again after as long as the text is old: five minutes at least, six hours at most', async () => {
    expect(await about(MINUTE_MS, says('sent'))).toEqual(['sent', 1, 5])
    expect(await about(30 * MINUTE_MS, says('sent'))).toEqual(['sent', 1, 30])
    expect(await about(7 * HOUR_MS, says('sending'))).toEqual(['sent', 1, 360])
    expect(await about(HOUR_MS, says('sent'), { sendStartedAt: null })).toEqual(['sent', 1, 60])
    expect(await about(HOUR_MS, says('sent'), { messageAt: Date.now() - 5 * HOUR_MS })).toEqual(['sent', 1, 60])
  })

  test('it is asked no more once the text has arrived or failed, or after a day', async () => {
    expect(await about(HOUR_MS, says('delivered'))).toEqual(['delivered', 1, undefined])
    expect(await about(HOUR_MS, says('undelivered', 30_003))).toEqual(['undelivered', 1, undefined])
    expect(await about(DAY_MS - MINUTE_MS, says('sent'))).toEqual(['sent', 1, 360])
    expect(await about(DAY_MS, says('sent'))).toEqual(['sent', 1, undefined])
  })

  test('one that is silent or busy is asked again, and for a day at most', async () => {
    for (const [answer, reason] of [
      [silence, 'no answer: silence'],
      [refuses(true), 'No'],
    ] as const) {
      expect(await about(10 * MINUTE_MS, answer)).toEqual(['sent', 1, 10, reason])
      expect(await about(DAY_MS - MINUTE_MS, answer)).toEqual(['sent', 1, 360, reason])
      expect(await about(DAY_MS, answer)).toEqual(['sent', 1, undefined])
    }
    expect(await about(10 * MINUTE_MS, refuses(false))).toEqual(['sent', 1, undefined])
  })

  test('it is not asked about a text that is done, was never taken, or has been sent again since', async () => {
    expect(await about(HOUR_MS, says('sent'), { messageStatus: 'delivered' })).toEqual(['delivered', 0, undefined])
    expect(await about(HOUR_MS, says('sent'), { providerMessageID: null })).toEqual(['sent', 0, undefined])
    expect(await about(HOUR_MS, says('delivered'), {}, 'an earlier attempt')).toEqual(['sent', 0, undefined])
  })
})
