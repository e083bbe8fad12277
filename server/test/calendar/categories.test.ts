import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { ENGINES } from '@xd/fixtures/testing/database.ts'
import { eventsSince } from '../events.ts'

type SignedIn = Awaited<ReturnType<Booted['signIn']>>

describe.each(ENGINES)('calendars on %s', (database) => {
  let server: Booted
  let clerk: SignedIn
  let stranger: SignedIn
  beforeAll(async () => {
    server = await boot({ database })
    clerk = await server.signIn('clerk')
    stranger = await server.signIn('owner@silveranchor.test')
  })
  afterAll(() => server.close())

  test('are listed by title, with derived colors, for their own company only', async () => {
    const { categories } = await clerk('calendar/categories/list', {})
    const titles = categories.map(({ catTitle }) => catTitle)
    expect(titles).toEqual([...titles].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(titles).toContain('Birthdays')
    for (const { catColor, catTextColor, catBorderColor } of categories)
      expect(new Set([catColor, catTextColor, catBorderColor]).size).toBeGreaterThan(1)
    expect(
      (await clerk('calendar/categories/list', { search: { filter: 'pICK' } })).categories.map(
        ({ catTitle }) => catTitle,
      ),
    ).toEqual(['Pick-ups'])
    expect(JSON.stringify(await stranger('calendar/categories/list', {}))).not.toContain('Birthdays')
  })

  test('a new one without input is New Calendar in a random color, and everyone is notified', async () => {
    const news = await eventsSince(server.connection, 2)
    const { category } = await clerk('calendar/categories/update', { category: {} })
    expect(category).toMatchObject({
      catTitle: 'New Calendar',
      catColor: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    })
    expect(await news()).toEqual([{ event: 'reload_calendar', data: {}, storeID: null }])
    const next = await clerk('calendar/categories/update', { category: {} })
    expect(next.category).toMatchObject({ catTitle: 'New Calendar 2' })
  })

  test('have different titles, even when created or renamed at the same time', async () => {
    const taken = { code: 'invalid_input', fields: { 'category.catTitle': 'Another calendar has this title' } }
    const oneOf = async (all: readonly Promise<unknown>[]) => {
      const settled = await Promise.allSettled(all)
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject(taken)
    }
    const save = async (category: object) => (await clerk('calendar/categories/update', { category })).category!
    await oneOf(Array.from({ length: 6 }, (_, i) => save({ catTitle: i % 2 === 0 ? 'Together' : ' together ' })))
    const some = [await save({ catTitle: 'One' }), await save({ catTitle: 'Two' }), await save({ catTitle: 'Three' })]
    await oneOf(some.map(({ catID }) => save({ catID, catTitle: 'Same' })))
    await expect(save({ catID: some[0]!.catID, catTitle: 'TOGETHER\u200b' })).rejects.toMatchObject(taken)
    await stranger('calendar/categories/update', { category: { catTitle: 'Together' } })
  })

  test('can change title and color; omitted fields stay the same', async () => {
    const { category } = await clerk('calendar/categories/update', {
      category: { catTitle: ' Sales ', catColor: '#AABBCC' },
    })
    expect(category).toMatchObject({ catTitle: 'Sales', catColor: '#aabbcc' })
    const changed = await clerk('calendar/categories/update', {
      category: { catID: category!.catID, catColor: '#112233' },
    })
    expect(changed.category).toMatchObject({ catID: category!.catID, catTitle: 'Sales', catColor: '#112233' })
    await expect(
      clerk('calendar/categories/update', { category: { catID: category!.catID, catTitle: ' ' } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'category.catTitle': 'Enter a title' },
    })
    await expect(
      stranger('calendar/categories/update', { category: { catID: category!.catID, catTitle: 'Stolen' } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
