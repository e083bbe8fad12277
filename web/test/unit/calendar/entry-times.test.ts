import { beforeEach, expect, test } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show } from '../shown/shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

test.each([
  ['a time', '10:45', '2026-11-26T10:45'],
  ['a time with seconds', '10:45:30', '2026-11-26T10:45'],
  ['a cleared time, which leaves the one before', '', undefined],
])('the start of an entry takes %s', async (_, typed, start) => {
  const starts: unknown[] = []
  const screen = await show(page, {
    at: 'features/calendar/entry-times.tsx',
    draws: 'EntryTimes',
    within: 'Moment',
    props: {
      draft: { itemDateStart: '2026-11-26T09:30', itemDateEnd: '2026-11-26T17:00', ranged: true, itemRepeat: null },
      today: '2026-11-23',
      errors: {},
      onChange: ({ itemDateStart }: { itemDateStart: string }) => starts.push(itemDateStart),
    },
  })
  screen.control('Start time')['onChange']!(typed)
  expect(starts).toEqual(start === undefined ? [] : [start])
})
