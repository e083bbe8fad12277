import { Effect, Result } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import { Database, makeDatabase } from '@xd/server/db/database.ts'
import { Apart, ApartFailed } from '@xd/server/providers/apart/apart.ts'
import { MediaStore } from '@xd/server/providers/media/media-store.ts'
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

  const kept: [type: string, width: number | null][] = []
  /** What becomes of a picture that is read. */
  let reads: Effect.Effect<unknown, ApartFailed> = Effect.succeed({ refused: 'It is none.' })
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
      Effect.provideService(Apart, { run: () => reads } as never),
      Effect.provideService(MediaStore, {
        keep: ({ type, width }: { type: string; width: number | null }) =>
          Effect.promise(async () => {
            const media = await connection.reads.selectFrom('media').select('mediaID').executeTakeFirstOrThrow()
            kept.push([type, width])
            return media
          }),
      } as never),
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

  test('is kept as what the carrier says it is, or said before, and is no longer needed there', async () => {
    const file = (type: string) => Effect.succeed({ type, content: Buffer.from('x') })
    const url = (position: number) => `https://carrier.example.test/${position}`
    kept.length = 0
    const cases = [
      ['text/vcard; charset=utf-8', undefined],
      ['application/octet-stream', 'audio/amr; rate=8000'],
      ['application/octet-stream', undefined],
      ['image/gif', 'audio/amr'],
    ] as const
    for (const [at, [type, named]] of cases.entries())
      expect(await fetched(10 + at, file(type), { url: url(at), type: named })).toBe('done')
    expect(kept).toEqual([
      ['text/vcard', null],
      ['audio/amr', null],
      ['application/octet-stream', null],
      ['image/gif', null],
    ])
    const forgotten = await connection.reads
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'forget-media')
      .orderBy('jobID')
      .execute()
    expect(forgotten.map(({ payload }) => payload)).toEqual(cases.map((_, at) => JSON.stringify({ url: url(at) })))
    reads = Effect.succeed({ type: 'image/png', content: Buffer.from('y'), width: 7, height: 5 })
    expect(await fetched(20, file('text/vcard'))).toBe('done')
    expect(kept.at(-1)).toEqual(['image/png', 7])
  })

  test('is asked for again while pictures can’t be read here', async () => {
    reads = Effect.fail(new ApartFailed({ why: 'busy', message: 'too much is waiting' }))
    const largest = Effect.succeed({ type: 'image/jpeg', content: new Uint8Array(UPLOAD_MAX_BYTES) })
    expect(await fetched(21, largest)).toMatchObject({ _tag: 'TryLater', reason: 'pictures: too much is waiting' })
  })

  test('that is already stored is not fetched, nor one whose message is gone', async () => {
    expect(await fetched(0, refused(false))).toBe('done')
    expect(await fetched(1, refused(false), { messageID: -1 })).toBe('done')
  })
})
