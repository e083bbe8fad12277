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

/**
 * The draft of a form that saves a whole record, over the record as it is now (`saved`, plain data): what the user has
 * not touched follows it. Otherwise saving one field would put the others back to what they were when the form opened.
 */
export const useEdits = <Draft extends object>(saved: Draft) => {
  const [state, setState] = useState({ first: saved, draft: saved })
  const isNews = !same(saved, state.first)
  const shown = isNews ? { first: saved, draft: withEdits(state.first, state.draft, saved) } : state
  if (isNews) setState(shown)
  return {
    ...shown,
    isDirty: !same(shown.first, shown.draft),
    change: (part: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
  }
}
