import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, test } from 'vitest'
import { bubbleWorld, type BubbleWorld, newAddress, type Started } from '../bubble/bubble-world.ts'
import { picture } from '../bubble/visitor-pictures.ts'
import { newPhone } from '../messaging/text-world.ts'
import { writes } from './written.ts'

describe('what the chat bubble writes', () => {
  let world: BubbleWorld
  beforeEach(async () => {
    world = await bubbleWorld()
  })
  afterEach(() => world.close())

  test('from the first message to the quote that is won', async () => {
    const { clerk } = world
    const owner = await world.signIn('owner')
    await owner('settings/chat-bubble/save', { companyBubbleSettings: { bubbleQuotes: true } })
    const bytes = await picture()
    const [rosa, ana] = [newPhone(), newPhone()]
    const { does, runs } = await writes(world, 'bubble', { known: { rosa: rosa.slice(1), ana: ana.slice(1) } })
    let chat!: Started
    const { companyKey, storeID } = world
    const start = (phone: string, more: object) => async () => {
      const form = { companyKey, storeID, name: 'Rosa Vela', message: 'Do you buy rings?', consent: true, phone }
      chat = { ...(await world.from(newAddress())('bubble/start', { ...form, ...more })), phone }
      const { sessionToken: _, ...answer } = chat
      return { ...answer, chat: { ...answer.chat, code: answer.chat.code === null ? null : 'code' } }
    }
    await does('a visitor starts', start(rosa, { message: ' Do you buy rings? ' }))
    await runs('the phone gets a text', 'send-message')
    await does('the visitor writes on', () =>
      world.from(newAddress())('bubble/send', {
        sessionToken: chat.sessionToken,
        body: 'A gold ring',
        clientMessageID: randomUUID(),
      }),
    )
    await does('the code comes by text', () => world.write(rosa, chat.chat.code!))
    const { convoID, custID } = await world.convoOf(rosa)
    await does('the clerk reads it', () => clerk('customers/conversation/read', { convoID }))
    await does('the clerk answers', () =>
      clerk('customers/conversation/messages/send', {
        convoID,
        body: 'Yes, we do',
        channel: 'web',
        clientMessageID: 'w-1',
      }),
    )
    await does('the visitor sees it', () =>
      world.from(newAddress())('bubble/messages', {
        sessionToken: chat.sessionToken,
        after: chat.messages[0]!.messageID,
      }),
    )
    let media: number[] = []
    await does('a picture is uploaded', async () => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), 'ring.jpg')
      const headers = { authorization: `Bearer ${chat.sessionToken}`, 'x-forwarded-for': newAddress() }
      const response = await fetch(`${world.url}/api/bubble/upload`, { method: 'POST', headers, body: form })
      const answer = (await response.json()) as { mediaID: number }
      media = [answer.mediaID]
      return answer
    })

    await does('a quote is asked for', () =>
      world.from(newAddress())('bubble/ask-quote', {
        sessionToken: chat.sessionToken,
        item: ' 14k gold ring ',
        want: 'pawn',
        body: 'How much?',
        clientMessageID: 'q-1',
        media,
      }),
    )
    const { leads } = await clerk('leads/list', { search: { custID } })
    const { leadID } = leads[0]!
    await does('the clerk answers by text', () =>
      clerk('customers/conversation/messages/send', { convoID, body: 'About $200', clientMessageID: 'w-2' }),
    )
    await does('the visitor comes to the store', () => clerk('leads/set-status', { leadID, leadStatus: 'in-store' }))
    await does('it is won', () =>
      owner('leads/set-status', { leadID, leadStatus: 'won', wonAmount: 185.5, expectedStatus: 'in-store' }),
    )
    await does('it is lost after all', () => owner('leads/set-status', { leadID, leadStatus: 'lost' }))
    await world.leave(chat)
    await does('an answer after the visitor has left', () =>
      clerk('customers/conversation/messages/send', {
        convoID,
        body: 'See you soon',
        channel: 'web',
        clientMessageID: 'w-3',
      }),
    )
    await runs('it follows by text', 'follow-visitor')
    await does('the clerk goes on by text', () => clerk('customers/conversation/move-to-text', { convoID }))
    await does('a Spanish visitor', start(ana, { language: 'es', name: 'Ana', message: '¿Compran anillos?' }))
    await does('who opts out', () => world.write(ana, 'ALTO'))
  })
})
