import { expect, test } from 'vitest'
import { useEdits, withEdits } from '#state/use-edits.ts'
import { runHook } from '../data/hook.ts'

const BOB = {
  name: 'Bob',
  stores: null as number[] | null,
  rights: ['messages', 'refunds', 'reports'],
  rules: { gap: '7', rate: '' },
}

test.each([
  ['what I did not touch follows the record', {}, { name: 'Rob' }, { name: 'Rob' }],
  ['what I typed stays, also where a colleague changed it', { name: 'Bobby' }, { name: 'Rob' }, { name: 'Bobby' }],
  [
    'a right that a colleague withdrew is not given back by giving another',
    { rights: ['messages', 'refunds', 'reports', 'mailers'] },
    { rights: ['messages', 'reports'] },
    { rights: ['messages', 'reports', 'mailers'] },
  ],
  [
    'a right that I withdrew stays withdrawn, one that a colleague gave is kept',
    { rights: ['messages', 'reports'] },
    { rights: ['messages', 'refunds', 'reports', 'blocking'] },
    { rights: ['messages', 'reports', 'blocking'] },
  ],
  [
    'a right that we both gave is given once',
    { rights: ['mailers'] },
    { rights: ['mailers'] },
    { rights: ['mailers'] },
  ],
  [
    'my order of a list stays',
    { rights: ['reports', 'messages', 'refunds'] },
    {},
    { rights: ['reports', 'messages', 'refunds'] },
  ],
  [
    'of a group of fields each is a field of its own',
    { rules: { gap: '3', rate: '' } },
    { rules: { gap: '7', rate: '60' } },
    { rules: { gap: '3', rate: '60' } },
  ],
  ['all of something is no list', { stores: [1] }, { stores: [2, 3] }, { stores: [1] }],
])('%s', (_, mine, theirs, shown) => {
  expect(withEdits(BOB, { ...BOB, ...mine }, { ...BOB, ...theirs })).toEqual({ ...BOB, ...shown })
})

test('a picture that I removed stays removed when a colleague adds one, though all of them are refetched', () => {
  const pictures = (...ids: number[]) => ({ media: ids.map((mediaID) => ({ mediaID, url: `/media/${mediaID}` })) })
  expect(withEdits(pictures(1, 2), pictures(2), pictures(1, 2, 3))).toEqual(pictures(2, 3))
})

test('a save that would revert a colleague’s change is refused once, with a message; then my text is saved', async () => {
  const record = { saved: BOB, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  const theirs = (part: Partial<typeof BOB>) => {
    record.saved = { ...record.saved, ...part }
    record.version += 1
    again()
    return now().expectedVersion
  }
  expect(theirs({ name: 'Rob' })).toBe(2)
  now().change({ name: 'Bobby' })
  expect(theirs({ rights: ['messages'] })).toBe(3)
  expect(theirs({ name: 'Bert' })).toBe(3)
  expect(theirs({ rights: [] })).toBe(3)
  now().refused({ code: 'internal' })
  again()
  expect(now().expectedVersion).toBe(3)
  now().refused({ code: 'conflict' })
  again()
  expect(now()).toMatchObject({ expectedVersion: 5, draft: { name: 'Bobby', rights: [] } })
  expect(theirs({ name: 'Rob' })).toBe(5)
})

test('a colleague’s value in the field I changed is shown on request, and my text returns', async () => {
  const record = { saved: BOB, version: 1 as number | undefined }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  const theirs = (part: Partial<typeof BOB>) => {
    Object.assign(record, { saved: { ...record.saved, ...part }, version: record.version! + 1 })
    again()
  }
  const toggled = () => {
    now().contest!.toggle()
    again()
    return now()
  }
  now().change({ name: 'Bobby', rules: { gap: '3', rate: '' } })
  theirs({ rules: { gap: '7', rate: '60' } })
  expect(now().contest).toBeUndefined()
  theirs({ name: 'Rob' })
  expect(now()).toMatchObject({ contest: { isTheirs: false }, draft: { name: 'Bobby' }, expectedVersion: 2 })
  const shown = { contest: { isTheirs: true }, isDirty: true, draft: { name: 'Rob', rules: { gap: '3', rate: '60' } } }
  expect(toggled()).toMatchObject({ ...shown, expectedVersion: 3 })
  theirs({ name: 'Bert' })
  expect(now()).toMatchObject({ draft: { name: 'Bert' }, expectedVersion: 4 })
  expect(toggled()).toMatchObject({ contest: { isTheirs: false }, draft: { name: 'Bobby' }, expectedVersion: 4 })
  toggled()
  now().change({ name: 'Berta' })
  again()
  expect(toggled()).toMatchObject({ contest: { isTheirs: true }, draft: { name: 'Bert' } })
  expect(toggled().draft.name).toBe('Berta')
  theirs({ name: 'Berta' })
  expect(now().contest).toBeUndefined()
})

test('a field that a colleague set to my text is no longer in conflict, also when I go on typing', async () => {
  const record = { saved: BOB, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  const theirs = (name: string) => {
    Object.assign(record, { saved: { ...BOB, name }, version: record.version + 1 })
    again()
  }
  now().change({ name: 'Bobby' })
  theirs('Rob')
  expect(now().contest).toMatchObject({ isTheirs: false })
  theirs('Bobby')
  expect(now()).toMatchObject({ contest: undefined, isDirty: false })
  now().change({ name: 'Bobbie' })
  again()
  expect(now()).toMatchObject({ contest: undefined, isDirty: true })
})

test('while colleagues’ values are shown, a field that we agree on is no longer among them', async () => {
  const first = { name: 'Bob', phone: '1', city: 'Ord' }
  const record = { saved: first, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  const theirs = (part: Partial<typeof first>) => {
    Object.assign(record, { saved: { ...record.saved, ...part }, version: record.version + 1 })
    again()
  }
  const toggled = () => {
    now().contest!.toggle()
    again()
    return now()
  }
  now().change({ name: 'Bobby', phone: '2' })
  theirs({ name: 'Rob', phone: '3' })
  expect(toggled().draft).toEqual({ name: 'Rob', phone: '3', city: 'Ord' })
  now().change({ name: 'Robert' })
  again()
  theirs({ name: 'Robert' })
  now().change({ name: 'Roberta' })
  again()
  expect(toggled()).toMatchObject({ contest: { isTheirs: false }, draft: { name: 'Roberta', phone: '2' } })
  expect(toggled()).toMatchObject({ contest: { isTheirs: true }, draft: { name: 'Roberta', phone: '3' } })
})

test('a colleague who typed the same does not conflict', async () => {
  const record = { saved: BOB, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  now().change({ name: 'Rob' })
  Object.assign(record, { saved: { ...BOB, name: 'Rob' }, version: 2 })
  again()
  expect(now()).toMatchObject({ expectedVersion: 2, isDirty: false, contest: undefined })
})

test('a colleague’s change that arrives after the refusal is not reported again', async () => {
  const record = { saved: BOB, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  now().change({ name: 'Bobby' })
  now().refused({ code: 'conflict' })
  Object.assign(record, { saved: { ...BOB, name: 'Rob' }, version: 2 })
  again()
  expect(now()).toMatchObject({ expectedVersion: 2, draft: { name: 'Bobby' } })
})

test('a form follows its record while it is open, and only typing changes it', async () => {
  const record = { saved: BOB }
  const { now, again } = await runHook(() => useEdits(record.saved))
  record.saved = { ...BOB, rights: ['messages'] }
  again()
  expect(now()).toMatchObject({ draft: record.saved, isDirty: false })
  now().change({ name: 'Bobby' })
  record.saved = { ...record.saved, rights: [] }
  again()
  expect(now()).toMatchObject({ draft: { ...record.saved, name: 'Bobby' }, first: record.saved, isDirty: true })
  record.saved = { ...record.saved, name: 'Bobby' }
  again()
  expect(now().isDirty).toBe(false)
})

test('a form that stays open after its save shows the saved values, and text typed meanwhile', async () => {
  const record = { saved: BOB, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  now().change({ name: ' Bobby ' })
  again()
  const { saveAs } = now()
  now().change({ rights: ['messages'] })
  again()
  // The page has the old record until it refetches.
  saveAs({ ...BOB, name: 'Bobby' }, 2)
  again()
  expect(now().draft.name).toBe('Bobby')
  Object.assign(record, { saved: { ...BOB, name: 'Bobby' }, version: 2 })
  again()
  expect(now()).toMatchObject({
    draft: { name: 'Bobby', rights: ['messages'] },
    first: { name: 'Bobby', rights: BOB.rights },
    isDirty: true,
  })
})

test('a form that was saved does not take the older record, which its page still has, for a colleague’s change', async () => {
  const record = { saved: BOB, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  now().change({ name: 'Bobby' })
  again()
  now().saveAs({ ...BOB, name: 'Bobby' }, 3)
  again()
  // An answer from before the save.
  Object.assign(record, { saved: { ...BOB, rights: [] }, version: 2 })
  again()
  expect(now()).toMatchObject({ draft: { name: 'Bobby', rights: BOB.rights }, expectedVersion: 3, isDirty: false })
  Object.assign(record, { saved: { ...BOB, name: 'Bobby', rights: [] }, version: 4 })
  again()
  expect(now()).toMatchObject({ draft: { name: 'Bobby', rights: [] }, expectedVersion: 4, isDirty: false })
})

test('my text that is set aside while a colleague’s is shown counts as unsaved', async () => {
  const record = { saved: { name: 'Bob' }, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  now().change({ name: 'Bobby' })
  Object.assign(record, { saved: { name: 'Rob' }, version: 2 })
  again()
  now().contest!.toggle()
  again()
  expect(now()).toMatchObject({ draft: { name: 'Rob' }, isDirty: true, contest: { isTheirs: true } })
})

test('a conflict is over once my text is saved, also when I go on typing', async () => {
  const record = { saved: { name: 'Bob' }, version: 1 }
  const { now, again } = await runHook(() => useEdits(record.saved, record.version))
  now().change({ name: 'Bobby' })
  Object.assign(record, { saved: { name: 'Rob' }, version: 2 })
  again()
  expect(now().contest).toBeDefined()
  now().saveAs({ name: 'Bobby' }, 3)
  Object.assign(record, { saved: { name: 'Bobby' }, version: 3 })
  again()
  now().change({ name: 'Robert' })
  again()
  expect(now()).toMatchObject({ contest: undefined, expectedVersion: 3, isDirty: true })
})
