import { Effect, Result } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { TextRefused, Texting, TextUnknown } from '@xd/server/providers/texting/texting.ts'
import { fetchMedia } from '@xd/server/services/messaging/fetch-media.ts'
import { freshConnection } from '../fresh-connection.ts'

describe.each(ENGINES)('a picture that a customer texted, on %s', (engine) => {
  let connection: Connection
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ connection, close } = await freshConnection(engine))
  })
  afterAll(() => close())

  /** The result of fetching a message's second picture, if the carrier answers so. */
  const fetched = async (position: number, answer: Effect.Effect<unknown, TextRefused | TextUnknown>, other = {}) => {
    const { companyID, messageID } = await connection.reads
      .selectFrom('message_media')
      .select(['companyID', 'messageID'])
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    const job = { messageID, position, url: 'https://carrier.example.test/picture', ...other }
    const work = fetchMedia(companyID, job).pipe(
      Effect.provideService(Database, makeDatabase(connection, Date.now)),
      Effect.provideService(Texting, { fetchMedia: () => answer } as never),
    ) as Effect.Effect<void, object>
    const result = await Effect.runPromise(Effect.result(work))
    return Result.isSuccess(result) ? 'done' : result.failure
  }
  const refused = (retry: boolean) => Effect.fail(new TextRefused({ code: 404, message: 'Gone', retry }))
  const silence = Effect.fail(new TextUnknown({ cause: 'silence' }))
  const tooLarge = Effect.succeed({ type: 'image/jpeg', content: new Uint8Array(UPLOAD_MAX_BYTES + 1) })

  test.each([
    ['is asked for again when the carrier does not answer', silence, 'TryLater', 'no answer: silence'],
    ['is asked for again when the carrier is busy', refused(true), 'TryLater', 'Gone'],
    ['is given up when the carrier no longer has it', refused(false), 'GaveUp', 'Gone'],
    ['is given up when it is too large', tooLarge, 'GaveUp', expect.stringMatching(/ too large: \d+ MB$/)],
  ] as const)('%s', async (_, answer, _tag, reason) => {
    expect(await fetched(1, answer)).toMatchObject({ _tag, reason })
  })

  test('that is already stored is not fetched, nor one whose message is gone', async () => {
    expect(await fetched(0, refused(false))).toBe('done')
    expect(await fetched(1, refused(false), { messageID: -1 })).toBe('done')
  })
})
