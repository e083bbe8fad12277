import sharp from 'sharp'
import { afterEach, beforeEach, describe, test } from 'vitest'
import { textWorld, type TextWorld } from '../messaging/text-world.ts'
import { writes } from './written.ts'

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

describe('what pictures write', () => {
  let world: TextWorld
  beforeEach(async () => {
    world = await textWorld()
  })
  afterEach(() => world.close())

  test('a picture for a text, and one for a mailer', async () => {
    const manager = await world.signIn('manager')
    const ana = await world.contact()
    await world.connection.writes.deleteFrom('jobs').where('kind', '=', 'send-message').execute()
    const { does } = await writes(world, 'pictures', { known: { ana: ana.phone.slice(1) } })
    const media: number[] = []
    const upload = (bytes: Buffer, type: string) => async () => {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'picture')
      const response = await fetch(`${world.url}/api/media/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${world.clerk.token}` },
        body: form,
      })
      const answer = (await response.json()) as { media?: { mediaID: number } }
      if (answer.media) media.push(answer.media.mediaID)
      return answer
    }
    await does('a drawing is uploaded', upload(await drawing(30, 20), 'image/png'))
    await does('the same again', upload(await drawing(30, 20), 'image/png'))
    await does('what is no picture', upload(Buffer.from('Hello'), 'image/png'))
    await does('a text with both', () =>
      world.clerk('customers/conversation/messages/send', {
        convoID: ana.convoID,
        body: 'Your ring',
        media,
        clientMessageID: 'p-1',
      }),
    )
    await does('another with one of them', () =>
      world.clerk('customers/conversation/messages/send', {
        convoID: ana.convoID,
        body: '',
        media: media.slice(0, 1),
        clientMessageID: 'p-2',
      }),
    )
    await does('one for a mailer', async () => {
      const picture = (await drawing(40, 30)).toString('base64')
      const { image_data, ...answer } = await manager('mailers/resize-image', { image_data: picture })
      return { ...answer, begins: image_data.slice(0, 23) }
    })
  })
})
