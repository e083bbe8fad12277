import { expect, test } from 'vitest'
import { useEditor } from '#parts/page/use-editor.tsx'
import { useSavedForm } from '#parts/page/use-saved-form.ts'
import { runHook } from '../data/hook.ts'

const SAVED = { title: 'Hours', body: 'Open until six.' }

/** A save that is refused for these fields. */
const refusing = () => {
  const sent: unknown[] = []
  const saving = {
    mutate: (input: unknown) => {
      sent.push(input)
      saving.error = { code: 'invalid', message: 'Check the fields.', fields: { 'reply.replyTitle': 'Too long' } }
    },
    isPending: false,
    error: null as { code: string; message: string; fields: Record<string, string> } | null,
  }
  return { saving, sent }
}

test('a refused field is marked until it is changed, or saved again', async () => {
  const { saving, sent } = refusing()
  const hook = await runHook(() =>
    useEditor(saving as never, { saved: SAVED, version: 4, record: 'reply', onClose: () => {} }),
  )
  const title = () => hook.now().field('title', 'replyTitle')
  expect(title()).toMatchObject({ value: 'Hours', error: undefined })
  hook.now().save({ reply: SAVED } as never)
  hook.again()
  expect(sent).toEqual([{ reply: SAVED, expectedVersion: 4 }])
  expect([title().error, hook.now().field('body', 'replyBody').error]).toEqual(['Too long', undefined])
  hook.now().field('body', 'replyBody').onChange('Open until five.')
  hook.again()
  expect([title().error, hook.now().draft.body]).toEqual(['Too long', 'Open until five.'])
  title().onChange('Hour')
  hook.again()
  expect(title()).toMatchObject({ value: 'Hour', error: undefined })
  hook.now().save({ reply: SAVED } as never)
  hook.again()
  expect(title().error).toBe('Too long')
  expect(hook.now().field('title', 'replyTitle', 'Enter a title').error).toBe('Enter a title')
})

test('a form that is being saved isn’t saved again', async () => {
  const { saving, sent } = refusing()
  const form = { record: 'reply', saved: SAVED, draftOf: (one: typeof SAVED) => one, versionOf: () => 4, said: 'Saved' }
  const hook = await runHook(() => useSavedForm(saving as never, form as never))
  saving.isPending = true
  hook.again()
  hook.now().submit(SAVED as never)
  expect(sent).toEqual([])
  saving.isPending = false
  hook.again()
  hook.now().submit(SAVED as never)
  expect(sent).toEqual([{ reply: SAVED, expectedVersion: 4 }])
})
