import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUBBLE_MAX_CHARACTERS } from '@xd/core/domain/bubble/limits.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type BubbleWorld, bubbleWorld, newAddress, type Started } from './bubble-world.ts'
import { picture, uploadTo } from './visitor-pictures.ts'

describe.each(ENGINES)('a visitor’s pictures, on %s', (database) => {
  let world: BubbleWorld
  beforeAll(async () => {
    world = await bubbleWorld({ database })
  })
  afterAll(() => world.close())

  const upload = (token: string, bytes: Uint8Array) => uploadTo(world, token, bytes)
  const send = ({ sessionToken }: Started, media: number[]) =>
    world.from(newAddress())('bubble/send', { sessionToken, body: '', clientMessageID: randomUUID(), media })

  test('are sent with their next message, and are shown to staff and to them', async () => {
    const chat = await world.start()
    const { body } = await upload(chat.sessionToken, await picture())
    const { messages } = await send(chat, [body.mediaID!])
    expect(messages).toMatchObject([{ body: '', pictures: [{ width: 40, height: 30 }] }])
    const shown = await fetch(new URL(messages[0]!.pictures[0]!.url, world.url))
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    const { convoID } = await world.convoOf(chat.phone)
    const staff = (await world.messages(convoID)).find(({ messageMedia }) => messageMedia.length > 0)!
    expect((await world.picture(staff.messageMedia[0]!.url)).status).toBe(200)
  })

  test('belong only to their own chat, and are sent once', async () => {
    const [chat, other] = [await world.start(), await world.start()]
    const { body } = await upload(chat.sessionToken, await picture())
    await expect(send(other, [body.mediaID!])).rejects.toMatchObject({ status: 404 })
    await send(chat, [body.mediaID!])
    await expect(send(chat, [body.mediaID!])).rejects.toMatchObject({ status: 404 })
  })

  test('are refused without a chat, if they are not pictures, and if they are too many', async () => {
    const chat = await world.start()
    expect(await upload('guessed', await picture())).toMatchObject({ status: 404 })
    expect(await upload(chat.sessionToken, Buffer.from('<svg/>'))).toMatchObject({ status: 400 })
    const bytes = await picture()
    for (let n = 0; n < 12; n += 1) expect(await upload(chat.sessionToken, bytes)).toMatchObject({ status: 200 })
    expect(await upload(chat.sessionToken, bytes)).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringContaining('That was a lot at once') } },
    })
  })

  test('that arrive together get no higher limit than those that arrive one by one', async () => {
    const chat = await world.start({ language: 'es' })
    const bytes = await picture()
    const answers = await Promise.all(Array.from({ length: 14 }, () => upload(chat.sessionToken, bytes)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12)
    const refused = answers.filter(({ status }) => status !== 200)
    const tooMany = { code: 'too_many', message: panelText('es').tooMany }
    expect(refused).toMatchObject([
      { status: 429, body: { error: tooMany } },
      { status: 429, body: { error: tooMany } },
    ])
    const ids = answers.flatMap(({ body }) => body.mediaID ?? [])
    const kept = await world.connection.reads.selectFrom('media').select('mediaID').execute()
    // A picture for which there was no room is not kept.
    expect(kept.filter(({ mediaID }) => mediaID >= Math.min(...ids))).toHaveLength(12)
  })

  test('are refused once the chat is over, in its language', async () => {
    const chat = await world.start({ language: 'es' })
    const bytes = await picture()
    const { body } = await upload(chat.sessionToken, bytes)
    await world.expire(chat)
    const over = { code: 'chat_over', message: panelText('es').ended }
    expect(await upload(chat.sessionToken, bytes)).toMatchObject({ status: 409, body: { error: over } })
    const ended = { sessionToken: chat.sessionToken, clientMessageID: randomUUID(), language: 'es' } as const
    const say = (more: object) => world.from(newAddress())('bubble/send', { ...ended, body: '', ...more })
    await expect(say({ media: [body.mediaID!] })).rejects.toMatchObject(over)
    await expect(say({ body: 'Hola' })).rejects.toMatchObject(over)
  })

  test('may stand alone, beside words that are not too long and name no card', async () => {
    const chat = await world.start()
    const words = panelText('en')
    const say = (said: string, media: number[] = []) =>
      world.from(newAddress())('bubble/send', {
        sessionToken: chat.sessionToken,
        clientMessageID: randomUUID(),
        body: said,
        media,
      })
    const longest = 'x'.repeat(BUBBLE_MAX_CHARACTERS)
    expect((await say(longest)).messages.at(-1)).toMatchObject({ body: longest })
    for (const [said, sentence] of [
      ['  ', words.required],
      ['My card is 4242 4242 4242 4242', words.cardNumber],
    ] as const)
      await expect(say(said)).rejects.toMatchObject({ code: 'invalid_input', fields: { body: sentence } })
    await expect(say(`${longest}x`)).rejects.toMatchObject({ code: 'invalid_input' })
    const { body } = await upload(chat.sessionToken, await picture())
    expect((await say(' ', [body.mediaID!])).messages.at(-1)).toMatchObject({ body: '', pictures: [{ width: 40 }] })
  })
})
