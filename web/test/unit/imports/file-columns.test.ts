import { expect, test, vi } from 'vitest'
import { FileColumns } from '#parts/file/file-columns.tsx'
import { drawn } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'

test('a column of a file can be named, or left out, without forgetting the others', async () => {
  aPage()
  aWindow()
  const onChange = vi.fn<(mapping: object) => void>()
  const { does } = await drawn(FileColumns, {
    columns: ['Cell', 'Born', 'Tkt'].map((header) => ({ header, field: null })),
    samples: [],
    fields: { phone: { label: 'Phone' }, ticket: { label: 'Ticket' } },
    nothing: 'Not imported',
    mapping: { Cell: 'phone', Born: 'ticket' },
    onChange,
  })
  does('Tkt', 'ticket')
  does('Born', 'nothing')
  expect(onChange.mock.calls).toEqual([
    [{ Cell: 'phone', Born: 'ticket', Tkt: 'ticket' }],
    [{ Cell: 'phone', Born: null }],
  ])
})
