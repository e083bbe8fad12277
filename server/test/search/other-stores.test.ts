import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'
import { giveMany } from './many-messages.ts'

describe.each(ENGINES)('what other stores’ messages say, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => void (world = await textWorld({ database })))
  afterAll(() => world.close())

  /** Newer messages with these words at a store that the clerk may not use. */
  const elsewhere = async (messageSearch: string) => {
    const owner = await world.signIn('owner')
    const { custID } = await world.contact()
    const { convo } = await owner('customers/conversation/start', { custID, storeID: STORE.lake })
    await giveMany(world, { storeID: STORE.lake, convoID: convo.convoID, custID }, messageSearch)
  }

  test('hides no conversation of the clerk’s own stores from a search', async () => {
    const { convoID } = await world.contact()
    await world.send(convoID, 'The clavichord is 73519 dollars')
    await elsewhere('clavichord, 73519')
    const { messages } = await world.clerk('inbox/list', { search: { filter: 'clavichord' } })
    expect(messages.map((row) => row.convoID)).toEqual([convoID])
    for (const text of ['73519', 'clavichord']) {
      const { conversations } = await world.clerk('search/find', { text })
      expect(
        conversations.map(({ convo }) => convo.convoID),
        text,
      ).toEqual([convoID])
    }
  })
})
