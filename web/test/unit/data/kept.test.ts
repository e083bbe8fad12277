import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPage } from './page.ts'

describe('text typed into a form', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => (page = aPage()))

  const load = async (userID: number) => {
    page.fresh()
    const [kept, local] = await Promise.all([import('#data/kept.ts'), import('#data/local.ts')])
    if (local.ownLocal(1, userID)) kept.forgetKept()
    return { ...kept, ...local }
  }

  test('is back after closing the form and after a reload', async () => {
    const tab = await load(3)
    tab.writeKept('comment/customer/9', 'Prefers the mornings')
    expect(tab.readKept('comment/customer/9')).toBe('Prefers the mornings')
    const reloaded = await load(3)
    expect(reloaded.readKept('comment/customer/9')).toBe('Prefers the mornings')
    expect(reloaded.readKept('comment/customer/10')).toBeUndefined()
  })

  test('is cleared once saved', async () => {
    const tab = await load(3)
    tab.writeKept('note/abc', 'Half')
    tab.writeKept('note/abc', undefined)
    expect((await load(3)).readKept('note/abc')).toBeUndefined()
  })

  test('is the newest one, though the browser was full for a while', async () => {
    const tab = await load(3)
    vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    tab.writeLocal('note/abc', 'First')
    expect(tab.readLocal('note/abc')).toBe('First')
    tab.writeLocal('note/abc', 'Second')
    expect(tab.readLocal('note/abc')).toBe('Second')
  })

  test('is never shown to another user', async () => {
    const tab = await load(3)
    tab.writeKept('note/abc', 'Mine')
    tab.ownLocal(1, 4)
    tab.forgetKept()
    expect(tab.readKept('note/abc')).toBeUndefined()
    expect((await load(3)).readKept('note/abc')).toBeUndefined()
  })
})

describe('the data that this browser stores', () => {
  beforeEach(() => void aPage())

  const kept = (entries: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value))
  }
  test('includes each unsent text once, for any signed-in user', async () => {
    const { keptTexts } = await import('#data/kept-texts.ts')
    kept({
      'xd-unsent/1/3/draft/7': { body: 'A draft' },
      'xd-unsent/1/4/draft/8': { body: 'Another’s' },
      'xd-unsent/1/3/draft/9': { body: 'On its way', sent: true },
      'xd-unsent/1/3/draft/10': { body: '  ' },
      'xd-unsent/1/3/draft/11': { body: 'Already sent', sent: true },
      'xd-unsent/1/3/outbox/a': { send: { body: 'On its way' } },
      'xd-unsent/1/3/outbox/b': { send: { body: 'A draft' } },
      'xd-unsent/1/3/outbox/c': { send: {} },
      'xd-unsent/1/3/draft/x': { body: 'No conversation’s' },
      'xd-unsent/1/3/done/draft/1/x': { body: 'Not a text' },
      'other/1/3/draft/7': { body: 'Not ours' },
    })
    expect(keptTexts().toSorted()).toEqual(['A draft', 'Another’s', 'On its way'])
  })

  test('includes each text that can be read, though another can’t', async () => {
    const { keptTexts } = await import('#data/kept-texts.ts')
    localStorage.setItem('xd-unsent/1/3/draft/7', '{')
    expect(keptTexts()).toEqual([])
    kept({ 'xd-unsent/1/3/draft/8': { body: 'Still here' } })
    expect(keptTexts()).toEqual(['Still here'])
  })

  test('is read as it was last written, though the browser is full by then', async () => {
    const { ownLocal, readLocal, writeLocal } = await import('#data/local.ts')
    ownLocal(1, 3)
    writeLocal('draft/7', 'Older')
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    writeLocal('draft/7', 'Newer')
    expect(readLocal('draft/7')).toBe('Newer')
  })

  test('is read in a browser whose storage is turned off, as long as the page lasts', async () => {
    const { ownLocal, readLocal, writeLocal } = await import('#data/local.ts')
    const off = () => {
      throw new DOMException('Turned off', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: off, setItem: off, removeItem: off })
    ownLocal(1, 3)
    writeLocal('draft/7', 'Here')
    expect(readLocal('draft/7')).toBe('Here')
  })

  test('belongs to one user of one company', async () => {
    const { ownLocal, readLocal, writeLocal, localNames, localOwner, wipeLocal } = await import('#data/local.ts')
    writeLocal('a', 1)
    expect([localOwner(), readLocal('a'), localNames('')]).toEqual([null, undefined, []])
    localStorage.setItem('theirs', 'stays')
    expect([ownLocal(1, 3), ownLocal(1, 3)]).toEqual([true, false])
    writeLocal('draft/1', 'mine')
    writeLocal('outbox/a', {})
    expect([readLocal('draft/1'), localNames('draft/'), readLocal('none')]).toEqual(['mine', ['draft/1'], undefined])
    localStorage.setItem('xd-unsent/1/3/broken', '{')
    expect(readLocal('broken')).toBeUndefined()
    writeLocal('outbox/a', undefined)
    expect(localNames('outbox/')).toEqual([])
    expect(ownLocal(2, 3)).toBe(true)
    expect(localNames('')).toEqual([])
    writeLocal('draft/1', 'mine')
    wipeLocal()
    expect([localOwner(), readLocal('draft/1'), Object.keys(localStorage)]).toEqual([null, undefined, ['theirs']])
  })
})
