import { toast as sonner } from 'sonner'
import { beforeEach, expect, test } from 'vitest'
import { hearToasts } from '../acts/drawn.ts'
import { runHook } from '../data/hook.ts'
import { aPage, refusal, UNREACHABLE } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { JOB } from './sample.ts'

const CALL = 'mailers/schedule-job'

let page: ReturnType<typeof aPage>
beforeEach(() => (page = aPage()))

/** The editor of a new mailer, just opened. */
const opened = async () => {
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 3)
  const { newDraft } = await import('#features/mailers/mailer-draft.ts')
  const { useMailerEditor } = await import('#features/mailers/use-mailer-editor.ts')
  const first = newDraft(1)
  const zoneOf = () => 'America/New_York'
  return runHook(() =>
    useMailerEditor({ name: 'mailer/new', job: null, first, now: Date.now(), zoneOf, onSaved: () => {} }),
  )
}

const saved = async (editor: Awaited<ReturnType<typeof opened>>, times: number) => {
  editor.again()
  editor.now().saveDraft()
  await expect.poll(() => page.inputs(CALL)).toHaveLength(times)
  await expect.poll(() => editor.now().isBusy).toBe(false)
}

test('a new mailer whose answer was lost is saved under the same key, even after a reload, until it is changed', async () => {
  page.answers[CALL] = () => {
    throw UNREACHABLE
  }
  const editor = await opened()
  editor.now().change({ title: 'Ring sale' })
  await saved(editor, 1)
  await saved(editor, 2)
  editor.stop()
  page.fresh()
  const again = await opened()
  await saved(again, 3)
  again.now().change({ title: 'Chain sale' })
  await saved(again, 4)
  const [one, two, three, four] = page.inputs(CALL).map(({ clientKey }) => clientKey)
  expect(one).toEqual(expect.any(String))
  expect([two, three]).toEqual([one, one])
  expect(four).not.toBe(one)
})

test('a mailer is saved over the version that its changes began with, unless the user keeps their own', async () => {
  const { ownLocal } = await import('#data/local.ts')
  ownLocal(1, 3)
  const { draftOf } = await import('#features/mailers/mailer-draft.ts')
  const { useMailerEditor } = await import('#features/mailers/use-mailer-editor.ts')
  let job = { ...JOB, jobVersion: 2 }
  const editor = await runHook(() =>
    useMailerEditor({
      name: 'mailer/12',
      job,
      first: draftOf(job, 'UTC'),
      now: Date.now(),
      zoneOf: () => 'UTC',
      onSaved: () => {},
    }),
  )
  expect(editor.now()).toMatchObject({ isOutdated: false, isDirty: false })
  editor.now().change({ title: 'Ring sale' })
  await expect.poll(() => editor.now()).toMatchObject({ isOutdated: false, isDirty: true })
  job = { ...job, jobVersion: 3 }
  await saved(editor, 1)
  expect(editor.now().isOutdated).toBe(true)
  editor.now().keepMine()
  await expect.poll(() => editor.now().isOutdated).toBe(false)
  await saved(editor, 2)
  expect(page.inputs(CALL).map(({ expectedVersion }) => expectedVersion)).toEqual([2, 3])
  // A list may show an older version for a moment. The draft started from another, so both are offered.
  job = { ...job, jobVersion: 2 }
  editor.again()
  await expect.poll(() => editor.now().isOutdated).toBe(true)
  editor.now().discard()
  await expect.poll(() => editor.now()).toMatchObject({ isOutdated: false, isDirty: false })
  expect(editor.now().draft.title).toBe(JOB.jobTitle)
})

test('a rate that is no number keeps even a draft from being saved without it', async () => {
  page.answers[CALL] = () => ({ job: null })
  const editor = await opened()
  editor.now().change({ title: 'Ring sale', rate: 'fast' })
  editor.again()
  editor.now().saveDraft()
  await expect.poll(() => editor.now().error('jobRate')).toMatch(/From 1/)
  expect(page.inputs(CALL)).toEqual([])
  editor.now().change({ rate: '60' })
  await saved(editor, 1)
  expect(page.inputs(CALL)[0]).toMatchObject({ job: { jobRate: 60, isDraft: true } })
})

test('a mailer typed back to what it was has no changes to keep', async () => {
  const editor = await opened()
  editor.now().change({ title: 'Ring sale' })
  await expect.poll(() => editor.now().isDirty).toBe(true)
  editor.now().change({ title: '' })
  await expect.poll(() => editor.now().isDirty).toBe(false)
})

test.each([
  ['mailer_state', ['Refused: mailer_state'], undefined],
  ['conflict', [], undefined],
  ['not_found', [], 'Refused: not_found'],
])('a mailer that is not saved says so once: %s', async (code, words, failure) => {
  aWindow()
  const said = await hearToasts(sonner)
  page.answers[CALL] = () => refusal(409, code)
  const editor = await opened()
  editor.now().change({ title: 'Ring sale' })
  await saved(editor, 1)
  await expect.poll(() => [said(), editor.now().failure?.message]).toEqual([words, failure])
})
