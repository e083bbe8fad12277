import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { drawn, hearToasts, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { STORES } from '../lists/cells.table.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
  aWindow()
})
const csv = new File(['Title'], 'replies.csv')
const REPLIES = 'settings/quick-replies/import'
const BOOK = 'mailers/import-from-superpawn'

interface Importing {
  readonly choose: (file: File) => Promise<void>
  readonly say: (change: object) => void
  readonly take: () => void
}
interface Shown {
  readonly importing: Importing
  readonly lacks?: string | null
  readonly refusal: (trial: unknown) => string | null
}

const dialog = async (feature: 'imports' | 'replies') => {
  const { queryClient } = await import('#data/query-client.ts')
  queryClient.setQueryData(...STORES)
  const { ImportDialog } =
    feature === 'imports'
      ? await import('#features/imports/import-dialog.tsx')
      : await import('#features/replies/import-dialog.tsx')
  const said = await hearToasts(sonner)
  const heard: unknown[] = []
  const screen = await drawn(
    ImportDialog as never,
    {
      onClose: () => void heard.push('closed'),
      onImported: (id: number) => void heard.push(id),
    } as never,
  )
  const shown = () => (screen.value() as { readonly props: Shown }).props
  return {
    ...{ said, heard, shown },
    does: async (act: (importing: Importing) => unknown) => {
      void act(shown().importing)
      await rendered()
      await rendered()
    },
  }
}

test('quick replies are looked at first, then imported, and counted', async () => {
  page.answers[REPLIES] = () => ({ added: 1, changed: 2, unchanged: 0, problems: [], replies: [] })
  const { does, said, heard, shown } = await dialog('replies')
  await does(({ choose }) => choose(csv))
  expect([page.inputs(REPLIES), said(), heard]).toEqual([[{ csv_data: 'Title', dryRun: true }], [], []])
  await does(({ take }) => take())
  expect([page.inputs(REPLIES)[1], said(), heard]).toEqual([
    { csv_data: 'Title' },
    ['1 reply added, 2 changed'],
    ['closed'],
  ])
  expect(
    [
      { added: 1, changed: 0 },
      { added: 0, changed: 1 },
      { added: 0, changed: 0 },
    ].map(shown().refusal),
  ).toEqual([null, null, 'There is nothing to add or change'])
})

const ASKED = { filename: 'replies.csv', csv_data: 'Title', storeID: 2, mapping: {}, wholeBook: null, datesFirst: null }
const done = (importState: string) => ({
  import: { importState, filename: 'replies.csv', importID: 8 },
  file: { lacks: null },
})

test.each([
  ['finished', 'replies.csv was imported'],
  ['running', 'replies.csv is being imported'],
])('a store’s file is looked at as told, and imported: %s', async (state, words) => {
  page.answers[BOOK] = () => done(state)
  const { does, said, heard, shown } = await dialog('imports')
  await does(({ choose }) => choose(csv))
  expect([page.calls(), shown().lacks]).toEqual([[], 'Choose a store first'])
  await does(({ say }) => say({ storeID: 2 }))
  await does(({ say }) => say({ datesFirst: 'day', wholeBook: true }))
  await does(({ take }) => take())
  expect(page.inputs(BOOK)).toEqual([
    { ...ASKED, dryRun: true },
    { ...ASKED, datesFirst: 'day', wholeBook: true, dryRun: true },
    { ...ASKED, datesFirst: 'day', wholeBook: true },
  ])
  expect([said(), heard, shown().lacks]).toEqual([[words], [8], null])
})

test('a store’s file that was imported before, or whose columns are unclear, can’t be', async () => {
  const { shown } = await dialog('imports')
  const trial = (importID: number | null, lacks: string | null) => ({ import: { importID }, file: { lacks } })
  expect([trial(8, null), trial(null, 'Match the phone'), trial(null, null)].map(shown().refusal)).toEqual([
    'This file was already imported',
    'Match the phone',
    null,
  ])
})
