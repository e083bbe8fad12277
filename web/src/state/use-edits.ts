import { useState } from 'react'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A list with what was added to and removed from an earlier state of it. */
const listWithEdits = (first: readonly unknown[], draft: readonly unknown[], news: readonly unknown[]): unknown[] => {
  const isIn = (list: readonly unknown[], one: unknown) => list.some((other) => same(one, other))
  const kept = news.filter((one) => isIn(draft, one) || !isIn(first, one))
  return [...kept, ...draft.filter((one) => !isIn(first, one) && !isIn(kept, one))]
}

/** The record's `news` with the user's edits of `first` on top: an edited list keeps what others changed in it. */
export const withEdits = <Draft extends object>(first: Draft, draft: Draft, news: Draft): Draft => {
  const edited = Object.entries(draft).flatMap(([key, mine]) => {
    const [was, is] = [first[key as keyof Draft], news[key as keyof Draft]]
    if (same(was, mine)) return []
    const lists = !same(was, is) && Array.isArray(was) && Array.isArray(mine) && Array.isArray(is)
    return [[key, lists ? listWithEdits(was, mine, is) : (mine as unknown)] as const]
  })
  return { ...news, ...Object.fromEntries(edited) }
}

/** Whether a colleague has changed a field that the user has edited otherwise. Lists go together. */
const collides = <Draft extends object>(first: Draft, draft: Draft, news: Draft): boolean =>
  Object.entries(draft).some(([key, mine]) => {
    const [was, is] = [first[key as keyof Draft], news[key as keyof Draft]]
    const isChanged = !same(was, mine) && !same(was, is) && !same(mine, is)
    return isChanged && !(Array.isArray(was) && Array.isArray(mine) && Array.isArray(is))
  })

interface State<Draft> {
  readonly first: Draft
  readonly draft: Draft
  readonly version: number | undefined
  /** The version to save over: an old one once a colleague's change is in the way, so that the save is refused. */
  readonly expected: number | undefined
  /** The save was refused before their change was here. */
  readonly isTold?: boolean
}

const withNews = <Draft extends object>(before: State<Draft>, saved: Draft, version: number | undefined) => {
  const hides = !before.isTold && collides(before.first, before.draft, saved)
  const isHeld = hides || before.expected !== before.version
  return {
    first: saved,
    draft: withEdits(before.first, before.draft, saved),
    version,
    expected: isHeld ? before.expected : version,
  }
}

/**
 * The draft of a form that saves a whole record, over the record as it is now (`saved`, plain data): what the user has
 * not touched follows it. Otherwise saving one field would put the others back to what they were when the form opened.
 * Where both have changed the same field, saving as `expectedVersion` is refused once (`refused`), and then the user's
 * is saved.
 */
export const useEdits = <Draft extends object>(saved: Draft, version?: number) => {
  const [state, setState] = useState<State<Draft>>({ first: saved, draft: saved, version, expected: version })
  const isNews = version !== state.version || !same(saved, state.first)
  const { first, draft, expected } = isNews ? withNews(state, saved, version) : state
  if (isNews) setState(withNews(state, saved, version))
  return {
    first,
    draft,
    isDirty: !same(first, draft),
    expectedVersion: expected,
    change: (part: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    /** For a form that stays open after its save: what was typed in the meantime stays, too. */
    saveAs: (next: Draft, nextVersion: number) =>
      setState((before) => ({
        first: next,
        draft: withEdits(draft, before.draft, next),
        version: nextVersion,
        expected: nextVersion,
      })),
    /** For the failure of a save. */
    refused: ({ code }: { readonly code: string }) => {
      if (code === 'conflict')
        setState((before) => ({ ...before, expected: before.version, isTold: before.expected === before.version }))
    },
  }
}
