import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { newPhone, type TextWorld, textWorld } from './text-world.ts'

type Search = NonNullable<WireInput<'inbox/list'>['search']>

describe.each(ENGINES)('a search of the inbox, on %s', (database) => {
  let world: TextWorld
  beforeAll(async () => void (world = await textWorld({ database })))
  afterAll(() => world.close())

  const list = (search: Search) => world.clerk('inbox/list', { search })
  const startWith = async (custFirstName: string, custLastName: string, ...said: readonly string[]) => {
    const customer = { custPhone: newPhone(), custFirstName, custLastName }
    const { custID } = await world.clerk('customers/save', { customer })
    const { convo } = await world.clerk('customers/conversation/start', { custID, storeID: world.storeID })
    for (const body of said) await world.send(convo.convoID, body)
    return convo.convoID
  }

  it('lists customers with that name first, then longer names, then messages with the word, then messages with longer words', async () => {
    const named = await startWith('Zyl', 'Oldest', 'Hello')
    const within = await startWith('Bozyl', 'Second', 'Hello')
    const said = await startWith('Carl', 'Third', 'Is this Zyl?')
    const like = await startWith('Dana', 'Newest', 'We have bozyls')
    const { messages, count } = await list({ filter: 'zyl' })
    expect(messages.map((row) => row.convoID)).toEqual([named, within, said, like])
    expect(count).toBe(4)

    const pages: number[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ filter: 'zyl', perPage: 1, cursor })
      pages.push(...page.messages.map((row) => row.convoID))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(pages).toEqual([named, within, said, like])
    expect((await list({ filter: 'zyl', perPage: 3, page: 2 })).messages.map((row) => row.convoID)).toEqual([like])
  })

  it('shows the message that contains the words if the last one does not', async () => {
    const convoID = await startWith(
      'Vera',
      'Quill',
      'Before anything else, and as we talked about at length on the phone, the bassoon is ready',
      'See you',
    )
    const { messages } = await list({ filter: 'bassoon' })
    expect(messages).toMatchObject([
      {
        convoID,
        messageBody: 'See you',
        foundMessage: { messageBody: '…on the phone, the bassoon is ready', messageDirection: 'out' },
      },
    ])
    expect((await list({ filter: 'vera quill' })).messages[0]).not.toHaveProperty('foundMessage')
  })

  it('says how many matches are under the other status', async () => {
    const here = await startWith('Ulf', 'Wexler', 'Hello')
    const archived = [await startWith('Una', 'Wexler', 'Hello'), await startWith('Uri', 'Wexler', 'Hello')]
    await world.clerk('inbox/change', { convoIDs: archived, change: { archived: true } })
    const found = await list({ filter: 'wexler' })
    expect(found).toMatchObject({ count: 1, countElsewhere: 2, messages: [{ convoID: here }] })
    expect(await list({ filter: 'wexler', status: 'archived' })).toMatchObject({ count: 2, countElsewhere: 1 })
    expect(await list({ filter: 'wexler', status: 'all' })).toMatchObject({ count: 3, countElsewhere: 0 })
    expect(await list({})).not.toHaveProperty('countElsewhere')
  })
})
