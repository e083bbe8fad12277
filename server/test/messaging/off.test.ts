import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TextWorld, textWorld } from './text-world.ts'

describe('texting without an account', () => {
  let world: TextWorld
  beforeAll(async () => {
    world = await textWorld({ config: { mode: 'live' } })
  })
  afterAll(() => world.close())

  it('reports that it is off and stores no message', async () => {
    const { convoID } = await world.contact()
    await expect(world.send(convoID, 'Hello')).rejects.toMatchObject({
      status: 409,
      code: 'channel_off',
      message: expect.stringContaining('no texting account'),
    })
    expect(await world.messages(convoID)).toEqual([])
  })

  it('accepts no webhook', async () => {
    expect(await world.webhook({ MessageSid: 'SM1', From: '+12135550142', To: world.storeNumber, Body: 'Hello' })).toBe(
      404,
    )
  })
})
