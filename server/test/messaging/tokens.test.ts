import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type Contact, type TextWorld, textWorld } from './text-world.ts'

describe.each(ENGINES)('a text with a token left in it, on %s', (database) => {
  let world: TextWorld
  let contact: Contact
  beforeAll(async () => {
    world = await textWorld({ database })
    contact = await world.contact()
  })
  afterAll(() => world.close())

  test.each([{}, { sendAt: '2999-01-01T00:00:00Z' }])('is not sent, %j', async (more) => {
    const sent = world.send(contact.convoID, 'Hi [FIRST_NAME], ticket [TICKET]', more)
    await expect(sent).rejects.toMatchObject({
      status: 400,
      code: 'invalid_input',
      fields: { body: 'Fill in [FIRST_NAME], [TICKET] first.' },
    })
    expect(await world.messages(contact.convoID)).toEqual([])
  })

  test('keeps its draft', async () => {
    const { convoID } = contact
    await world.clerk('customers/conversation/draft/save', { convoID, body: 'Hi [FIRST_NAME]' })
    await expect(world.send(convoID, 'Hi [FIRST_NAME]')).rejects.toMatchObject({ code: 'invalid_input' })
    const { draft } = await world.clerk('customers/conversation/fetch', { convoID })
    expect(draft).toMatchObject({ draftBody: 'Hi [FIRST_NAME]' })
  })
})
