import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage } from './page.ts'
import { aWindow } from './window.ts'

beforeEach(() => {
  aPage()
  aWindow()
})

/** This browser's storage, for its user. */
const load = async () => {
  const local = await import('#data/local.ts')
  expect(local.ownLocal(1, 3)).toBe(true)
  return local
}
const full = () =>
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })

describe('what another tab deletes', () => {
  const tell = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

  test.each([
    ['of this user, by its name', 'xd-unsent/1/3/draft/7', null, ['draft/7']],
    ['of this user, but was only changed', 'xd-unsent/1/3/draft/7', '{}', []],
    ['of this user, but is now empty', 'xd-unsent/1/3/draft/7', '', []],
    ['of another user', 'xd-unsent/1/4/draft/7', null, []],
    ['of a user whose number begins the same way', 'xd-unsent/1/33/draft/7', null, []],
    ['of another kind', 'theme', null, []],
    ['with everything else', null, null, []],
  ])('is announced here if it is %s', async (_, key, newValue, names) => {
    const { onDeletedElsewhere } = await load()
    const gone: string[] = []
    const stop = onDeletedElsewhere((name) => void gone.push(name))
    tell(key, newValue)
    expect(gone).toEqual(names)
    stop()
    tell('xd-unsent/1/3/draft/8', null)
    expect(gone).toEqual(names)
  })

  test('is not announced while somebody signs in', async () => {
    const { onDeletedElsewhere, disownLocal } = await load()
    const gone: string[] = []
    onDeletedElsewhere((name) => void gone.push(name))
    disownLocal()
    tell('xd-unsent/1/3/draft/7', null)
    expect(gone).toEqual([])
  })
})

describe('while somebody signs in', () => {
  test('nothing is read, stored or deleted, and the same user finds everything again', async () => {
    const { writeLocal, readLocal, localNames, localOwner, pageUser, disownLocal, ownLocal } = await load()
    writeLocal('draft/7', 'Mine')
    expect([localOwner(), pageUser()]).toEqual(['xd-unsent/1/3/', '1/3'])
    disownLocal()
    writeLocal('draft/7', undefined)
    writeLocal('draft/8', 'Nobody’s')
    expect([localOwner(), pageUser(), readLocal('draft/7'), localNames('')]).toEqual([null, undefined, undefined, []])
    expect(Object.keys(localStorage)).toEqual(['xd-unsent/1/3/draft/7'])
    expect(ownLocal(1, 3)).toBe(false)
    expect([readLocal('draft/7'), localNames('')]).toEqual(['Mine', ['draft/7']])
  })

  test('what is left is deleted if it is somebody else', async () => {
    const { writeLocal, localNames, disownLocal, ownLocal } = await load()
    writeLocal('draft/7', 'Mine')
    disownLocal()
    expect([ownLocal(1, 4), localNames(''), Object.keys(localStorage)]).toEqual([true, [], []])
    expect(ownLocal(1, 3)).toBe(true)
  })
})

describe('a browser without room', () => {
  test('lists what this page holds with what it stores, each once, by how the names begin', async () => {
    const { writeLocal, readLocal, localNames } = await load()
    writeLocal('draft/7', 'Older')
    writeLocal('outbox/a', 'Stored')
    full()
    writeLocal('draft/7', 'Newer')
    writeLocal('draft/8', 'Only here')
    expect(localNames('draft/').toSorted()).toEqual(['draft/7', 'draft/8'])
    expect(['draft/7', 'draft/8', 'outbox/a'].map(readLocal)).toEqual(['Newer', 'Only here', 'Stored'])
  })

  test('forgets what this page holds once it is deleted', async () => {
    const { writeLocal, readLocal, localNames } = await load()
    full()
    writeLocal('draft/7', 'Only here')
    writeLocal('draft/7', undefined)
    expect([readLocal('draft/7'), localNames('')]).toEqual([undefined, []])
  })

  test.each([
    ['another user', (local: Awaited<ReturnType<typeof load>>) => void local.ownLocal(1, 4)],
    ['signing out', (local: Awaited<ReturnType<typeof load>>) => local.wipeLocal()],
  ])('forgets it with its user: %s', async (_, leave) => {
    const local = await load()
    full()
    local.writeLocal('draft/7', 'Only here')
    leave(local)
    expect(local.ownLocal(1, 3)).toBe(true)
    expect([local.readLocal('draft/7'), local.localNames('')]).toEqual([undefined, []])
  })
})

test('values of any kind are read as they were stored', async () => {
  const { writeLocal, readLocal } = await load()
  for (const value of ['', 0, false, null, [], { a: [1] }]) {
    writeLocal('one', value)
    expect(readLocal('one')).toEqual(value)
  }
})

test('a form is drawn again when its user’s text is forgotten', async () => {
  const { runHook } = await import('./hook.ts')
  const { useKept, forgetKept, readKept } = await import('#data/kept.ts')
  const { wipeLocal } = await load()
  const { now } = await runHook(() => useKept<string>('note/a'))
  now()[1]('Half')
  await expect.poll(() => now()[0]).toBe('Half')
  wipeLocal()
  expect(readKept('note/a')).toBe('Half')
  forgetKept()
  await expect.poll(() => now()[0]).toBeUndefined()
})
