import { useState } from 'react'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The draft after a colleague saved `news`: their changes, with the user's edits of `first` on top. */
export const withNews = <Draft extends object>(first: Draft, draft: Draft, news: Draft): Draft => {
  const kept = Object.entries(draft).filter(([name]) => same(first[name as keyof Draft], news[name as keyof Draft]))
  return { ...news, ...Object.fromEntries(kept) }
}

/**
 * The draft of a form that others may save at the same time. `saved`, plain data, and `version` are the current ones.
 * They are taken over when saving was refused because of them (`refused`), not while the user is typing. `saveAs` is
 * for the user's own save.
 */
export const useSharedDraft = <Draft extends object>(saved: Draft, version: number) => {
  const [state, setState] = useState({ first: saved, draft: saved, version, isOutdated: false })
  const isNews = state.isOutdated && version !== state.version
  const shown = isNews
    ? { first: saved, draft: withNews(state.first, state.draft, saved), version, isOutdated: false }
    : state
  if (isNews) setState(shown)
  return {
    draft: shown.draft,
    isDirty: !same(shown.first, shown.draft),
    expectedVersion: shown.version,
    change: (part: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    // What was typed while it was being saved stays.
    saveAs: (next: Draft, nextVersion: number) =>
      setState((before) => ({
        first: next,
        draft: withNews(shown.draft, before.draft, next),
        version: nextVersion,
        isOutdated: false,
      })),
    refused: () => setState((before) => ({ ...before, isOutdated: true })),
  }
}
