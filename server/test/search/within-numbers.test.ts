import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { type TextWorld, textWorld } from '../messaging/text-world.ts'
import { giveMany } from './many-messages.ts'

describe.each(ENGINES)('a number in messages, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => void (world = await textWorld({ database })))
  afterAll(() => world.close())

  const inOther = async (messageSearch: string) => {
    const { convoID, custID } = await world.contact()
    await giveMany(world, { storeID: STORE.main, convoID, custID }, messageSearch)
  }
  const found = async (text: string) =>
    (await world.clerk('search/find', { text })).conversations.map(({ convo }) => convo.convoID)

  test.each([
    ['739', 'The ring is 739', '1739456 and 7394'],
    ['73.95', 'It is $73.95.', '173.951'],
    ['#7-39', '#7-39 is yours', '#7-391'],
    ['$7,395', 'You owe $7,395!', '$7,3951'],
    ['8(462)', 'Call 8(462)', '18(462)'],
  ])('%s is found however many newer messages have it in a longer one', async (text, said, within) => {
    const { convoID } = await world.contact()
    await world.send(convoID, said)
    await inOther(within)
    expect(await found(text)).toEqual([convoID])
  })

  test('is found however many newer messages of one conversation have it', async () => {
    const { convoID } = await world.contact()
    await world.send(convoID, 'Bring ticket 80147')
    await inOther('80147 again')
    expect(await found('80147')).toEqual([convoID])
  })
})
