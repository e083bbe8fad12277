import { expect, test } from 'vitest'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { show } from '../shown/shown.ts'

const ROWS = [{ templateID: 12 }, { templateID: 13 }]

test.each([
  ['a row', '/?template=12', { isOpen: true, row: ROWS[0], key: 12 }],
  ['one to be made', '/?template=new', { isOpen: true, row: null, key: 'new' }],
  ['a row that is gone', '/?template=99', { isOpen: false, row: null }],
  ['none', '/', { isOpen: false, row: null }],
])('the editor over a list whose address names %s', async (_, address, opened) => {
  const page = aPage()
  aWindow()
  const hook = { at: 'parts/page/use-opened.ts', draws: 'useOpened', given: ['template', ROWS, 'templateID'], address }
  expect((await show(page, hook)).value()).toMatchObject(opened)
})
