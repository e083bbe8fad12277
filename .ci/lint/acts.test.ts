import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { actsOf, readScreens } from './acts.js'
import { HELD_ELSEWHERE } from './acts.table.ts'

const SRC = join(import.meta.dirname, '../../web/src')
const sources = Object.fromEntries(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(SRC, file), 'utf8')]),
)

/** The server refuses these calls on a view-only visit (`http/mount.ts`). */
const isRefused = (name: string): boolean => {
  const { kind, ownSession, access } = calls[name as CallName]
  return kind === 'write' && !ownSession && access !== 'anyone'
}

/** These disable their own actions. A form is sent by its button, which disables itself. */
const HOLD: Readonly<Record<string, string>> = {
  ConfirmDialog: 'onConfirm',
  Dialog: 'onSubmit',
  EditorDialog: 'onSubmit',
  form: 'onSubmit',
  SectionForm: 'onSubmit',
  InlineField: 'onSave',
  CommentBox: 'onSubmit',
}

/** Components whose own file disables the handlers passed to them. */
const holders = new Set(
  Object.values(sources)
    .filter((text) => /\bwrites\b|useReadOnly|useHeld|heldProps/.test(text))
    .flatMap((text) => [...text.matchAll(/export function ([A-Z]\w+)/g)].map(([, name]) => name)),
)
const isGivenOn = (element: string): boolean => holders.has(element) && HOLD[element] === undefined && !OWN.has(element)
/** These disable themselves only when told to. */
const OWN = new Set(['Button', 'IconButton', 'TextField', 'TextArea', 'Checkbox', 'Field'])

const { files, isWriting } = readScreens(sources, isRefused)
const all = files.flatMap((file) => actsOf(file, isWriting))

test('an element that changes something is disabled on a view-only visit, itself or on the way to it', () => {
  expect(all.length).toBeGreaterThan(100)
  const open = all
    .filter(
      ({ element, handler, writes, waives, submits }) =>
        !writes && (waives || (!submits && HOLD[element] !== handler && !isGivenOn(element))),
    )
    .map(({ file, element, handler }) => `${file} ${element} ${handler}`)
  expect([...new Set(open)].toSorted()).toEqual(Object.keys(HELD_ELSEWHERE).toSorted())
})

test('a form that changes something has no button that still submits it', () => {
  const forms = new Set(all.flatMap(({ file, handler }) => (handler === 'onSubmit' ? [file] : [])))
  const waived = [...forms].filter((file) =>
    /<Button(?=[^>]*type="submit")(?=[^>]*writes=\{false\})/.test(sources[file]!),
  )
  expect(waived).toEqual([])
})
