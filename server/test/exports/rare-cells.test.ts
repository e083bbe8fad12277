import { expect, test } from 'vitest'
import { OUTREACH_CELLS } from './outreach-cells.table.ts'
import { AT, names } from './rare-cells.ts'
import { WORK_CELLS } from './work-cells.table.ts'

test.each([...OUTREACH_CELLS, ...WORK_CELLS])('the line of %s', (_, list, row, cells) => {
  const columns = new Map(list.columns(names, AT))
  const shown = Object.keys(cells).map((title) => [title, columns.get(title)!(row as never)])
  expect(Object.fromEntries(shown)).toEqual(cells)
})
