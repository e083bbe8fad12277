import { beforeEach, expect, test } from 'vitest'
import { rendered } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage, gate, refusal } from '../data/page.ts'

let page: ReturnType<typeof aPage>
beforeEach(() => {
  page = aPage()
})
const NAME = 'settings/quick-replies/import'
const fileOf = (text: string, name = `${text}.csv`) => new File([text], name)
const answerOf = (added: number) => ({ added, changed: 0, unchanged: 0, problems: [], replies: [] })

interface Said {
  readonly store?: number | undefined
  readonly first?: string | null
}
/** An import whose call needs a store, and forgets what was said about a file with the next. */
const importing = async () => {
  const { useFileImport } = await import('#parts/file/use-file-import.ts')
  const taken: unknown[] = []
  const hook = await runHook(() =>
    useFileImport<typeof NAME, Said>(NAME, {
      said: { store: undefined, first: null },
      anew: { first: null },
      ask: ({ name, text }, { store, first }) =>
        store === undefined ? undefined : ({ csv_data: `${name} ${text} ${store} ${first}` } as never),
      onTaken: (answer) => void taken.push(answer),
    }),
  )
  const does = async (act: (now: ReturnType<typeof hook.now>) => unknown) => {
    void act(hook.now())
    await rendered()
    await rendered()
  }
  return { ...hook, taken, does, asked: () => page.inputs(NAME).splice(0) }
}
const stateOf = ({ file, trial, isChecking, isTaking, wrong, isRefused }: Record<string, unknown>) => ({
  ...{ file, trial, isChecking, isTaking, wrong, isRefused },
})
const NOTHING = {
  file: undefined,
  trial: undefined,
  isChecking: false,
  isTaking: false,
  wrong: undefined,
  isRefused: false,
}

test('a file is tried once all is said that it needs, after each answer, and then taken', async () => {
  page.answers[NAME] = () => answerOf(3)
  const { now, does, asked, taken } = await importing()
  expect(stateOf(now())).toEqual(NOTHING)
  await does(({ take }) => take())
  await does(({ choose }) => choose(undefined))
  await does(({ choose }) => choose(fileOf('a')))
  expect([asked(), stateOf(now())]).toEqual([[], { ...NOTHING, file: { name: 'a.csv', text: 'a' } }])
  await does(({ take }) => take())
  await does(({ say }) => say({ store: 2 }))
  await does(({ say }) => say({ first: 'day' }))
  expect(page.inputs(NAME)).toEqual([
    { csv_data: 'a.csv a 2 null', dryRun: true },
    { csv_data: 'a.csv a 2 day', dryRun: true },
  ])
  expect([stateOf(now()), taken]).toMatchObject([{ trial: { added: 3 }, isChecking: false }, []])
  await does(({ take }) => take())
  expect(page.inputs(NAME).slice(2)).toEqual([{ csv_data: 'a.csv a 2 day' }])
  expect(taken).toMatchObject([{ added: 3 }])
})

test('another file keeps the store, and forgets what was said about the first', async () => {
  page.answers[NAME] = () => answerOf(3)
  const { now, does } = await importing()
  await does(({ say }) => say({ store: 2, first: 'day' }))
  await does(({ choose }) => choose(fileOf('a')))
  expect([page.inputs(NAME), now().said]).toEqual([
    [{ csv_data: 'a.csv a 2 null', dryRun: true }],
    { store: 2, first: null },
  ])
})

test('the answer about an earlier file is not shown for a later one', async () => {
  const slow = gate()
  page.answers[NAME] = ({ csv_data }) =>
    String(csv_data).startsWith('a.csv') ? slow.opened.then(() => answerOf(1)) : answerOf(2)
  const { now, does } = await importing()
  await does(({ say }) => say({ store: 2 }))
  await does(({ choose }) => choose(fileOf('a')))
  expect(stateOf(now())).toMatchObject({ isChecking: true, trial: undefined })
  await does(({ choose }) => choose(fileOf('b')))
  slow.open()
  await rendered()
  await rendered()
  expect(now().trial).toMatchObject({ added: 2 })
})

test('a file that is refused says why, by its field first, and can’t be taken', async () => {
  page.answers[NAME] = () => refusal(400, 'invalid_input', { fields: { csv_data: 'No titles.' } })
  const { now, does } = await importing()
  await does(({ say }) => say({ store: 2 }))
  await does(({ choose }) => choose(fileOf('a')))
  expect(stateOf(now())).toMatchObject({ wrong: 'No titles.', isRefused: true, trial: undefined })
  page.answers[NAME] = () => answerOf(1)
  await does(({ choose }) => choose(fileOf('b')))
  expect(stateOf(now())).toMatchObject({ wrong: undefined, isRefused: false, trial: { added: 1 } })
})

test('an import that failed says why, and can be tried again', async () => {
  page.answers[NAME] = ({ dryRun }) => (dryRun ? answerOf(1) : refusal(409, 'busy'))
  const { now, does, taken } = await importing()
  await does(({ say }) => say({ store: 2 }))
  await does(({ choose }) => choose(fileOf('a')))
  await does(({ take }) => take())
  expect([stateOf(now()), taken]).toMatchObject([{ wrong: 'Refused: busy', isRefused: false, trial: { added: 1 } }, []])
  await does(({ say }) => say({ first: 'day' }))
  expect(now().wrong).toBeUndefined()
})

test('what is no text is not sent, and a file after it is', async () => {
  page.answers[NAME] = () => answerOf(1)
  const { now, does } = await importing()
  await does(({ say }) => say({ store: 2 }))
  await does(({ choose }) => choose(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0])], 'a.xlsx')))
  expect(page.inputs(NAME)).toEqual([])
  expect([now().file, now().isRefused, typeof now().wrong]).toEqual([undefined, true, 'string'])
  await does(({ choose }) => choose(fileOf('b')))
  expect(stateOf(now())).toMatchObject({ wrong: undefined, isRefused: false, trial: { added: 1 } })
})
