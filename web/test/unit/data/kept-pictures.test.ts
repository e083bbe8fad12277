import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from './database.ts'
import { aPage } from './page.ts'

beforeEach(() => void aPage())
const load = async (userID = 3) => {
  const [pictures, local] = await Promise.all([import('#data/kept-pictures.ts'), import('#data/local.ts')])
  local.ownLocal(1, userID)
  return { ...pictures, ...local }
}
const file = (name: string) => new File(['x'], name)

describe('pictures that the server does not have yet', () => {
  test('return in the order in which they were picked, and those of others are deleted', async () => {
    const { rows, stores, log } = database()
    const { keepPicture, keptPictures, forgetPicture, ownLocal } = await load(4)
    await keepPicture(7, 'theirs', 1, file('theirs.png'))
    ownLocal(1, 3)
    await keepPicture(7, 'second', 20, file('second.png'))
    await keepPicture(8, 'first', 10, file('first.png'))
    await keepPicture(8, 'gone', 5, file('gone.png'))
    await forgetPicture('gone')
    const kept = await keptPictures()
    expect(kept.map(({ key, convoID, at, file: { name } }) => [key, convoID, at, name])).toEqual([
      ['first', 8, 10, 'first.png'],
      ['second', 7, 20, 'second.png'],
    ])
    expect([...rows.keys()]).toEqual(['second', 'first'])
    expect(stores.slice(0, 2)).toEqual(['xd-unsent 1', 'pictures by key'])
    expect(log.filter((one) => one === 'closed')).toHaveLength(log.length / 2)
    expect(new Set(log)).toEqual(new Set(['pictures readwrite', 'pictures readonly', 'closed']))
  })

  test('are gone after they were wiped, and belong to somebody', async () => {
    const { rows } = database()
    const { keepPicture, keptPictures, wipePictures, wipeLocal } = await load()
    await keepPicture(7, 'a', 1, file('a.png'))
    await wipePictures()
    expect(await keptPictures()).toEqual([])
    wipeLocal()
    await keepPicture(7, 'b', 1, file('b.png'))
    expect(rows.size).toBe(0)
  })

  test.each([
    ['has no such database', () => vi.stubGlobal('indexedDB', undefined)],
    ['does not open it', () => database({ open: true })],
    ['has no room', () => database({ requests: true })],
  ])('are lost in a browser that %s, and nothing else is', async (_, given) => {
    given()
    const { keepPicture, keptPictures, forgetPicture, wipePictures } = await load()
    await keepPicture(7, 'a', 1, file('a.png'))
    expect([await forgetPicture('a'), await wipePictures(), await keptPictures()]).toEqual([undefined, undefined, []])
  })
})
