import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { aPage, refusal } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

const TODAY = '2026-11-20' as LocalDay

const adding = async (answer: unknown) => {
  page.answers['settings/stores/closures/save'] = () => answer
  const said = await hearToasts(sonner)
  const { HolidaysDialog } = await import('#features/stores/holidays-dialog.tsx')
  let closed = 0
  const screen = await drawn(HolidaysDialog, { today: TODAY, closures: [], onClose: () => void (closed += 1) })
  for (const name of ['Thanksgiving', 'Christmas Day']) {
    await screen.does(name, true)
    await rendered()
  }
  await screen.does('Add holidays')
  return { said, closed: () => closed }
}

test('holidays are added one after another, and then the dialog closes', async () => {
  const { said, closed } = await adding({ closures: [] })
  await expect.poll(said).toEqual(['2 holidays added'])
  expect(closed()).toBe(1)
  expect(page.inputs('settings/stores/closures/save').map(({ closure }) => closure)).toEqual([
    { storeID: null, day: '2026-11-26', note: 'Thanksgiving', yearly: false },
    { storeID: null, day: '2026-12-25', note: 'Christmas Day', yearly: true },
  ])
})

test('a refusal keeps the dialog open and says why', async () => {
  const { said, closed } = await adding(refusal(400, 'invalid_input'))
  await expect.poll(said).toEqual(['Refused: invalid_input'])
  expect(closed()).toBe(0)
  expect(page.inputs('settings/stores/closures/save')).toHaveLength(1)
})
