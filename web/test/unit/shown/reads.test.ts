import { beforeEach, expect, test } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { ALL_READS } from './all-shown.ts'
import { show } from './shown.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})

test.each(ALL_READS)('$at asks for its own record: $call', async ({ call, asks, ...shown }) => {
  await show(page, shown)
  expect(page.inputs(call)).toContainEqual(asks)
})
