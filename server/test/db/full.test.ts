import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Message, type TextWorld, textWorld } from '../messaging/text-world.ts'

const [NONE, PLENTY] = [1, 2 ** 30]

describe('a disk without room for the SQLite file', () => {
  let world: TextWorld

  /** Pages that the file may have. With fewer than it has, SQLite reports a full disk. */
  const leave = (pages: number) =>
    sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(world.connection.writes)

  beforeAll(async () => {
    world = await textWorld()
  })
  afterAll(() => world.close())

  it('is reported when saving, keeps all earlier data, and sending continues once there is room', async () => {
    const { convoID } = await world.contact()
    await leave(NONE)
    const sent: Message[] = []
    const refusal = await (async () => {
      // Pages that the file already has are filled first.
      for (;;) sent.push(await world.send(convoID, `${sent.length} ${'long '.repeat(250)}`))
    })().catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      status: 503,
      message: 'The server’s disk is full, so nothing was saved. Free up some space first.',
    })
    expect((await world.messages(convoID)).map(({ messageID }) => messageID)).toEqual(
      sent.map(({ messageID }) => messageID),
    )
    await leave(PLENTY)
    for (const message of [...sent, await world.send(convoID, 'Now')]) await world.reaches(message, 'delivered')
  })
})
