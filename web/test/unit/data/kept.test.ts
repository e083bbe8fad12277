import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPage } from './page.ts'

describe('text typed into a form', () => {
  let page: ReturnType<typeof aPage>
  beforeEach(() => (page = aPage()))
  afterEach(() => page.close())

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

  test('is never shown to another user', async () => {
    const tab = await load(3)
    tab.writeKept('note/abc', 'Mine')
    tab.ownLocal(1, 4)
    tab.forgetKept()
    expect(tab.readKept('note/abc')).toBeUndefined()
    expect((await load(3)).readKept('note/abc')).toBeUndefined()
  })
})
