import { useState } from 'react'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was typed over `first`, once a colleague has saved `news`: their changes, and everything else as it was typed. */
export const withNews = <Draft extends object>(first: Draft, draft: Draft, news: Draft): Draft => {
  const kept = Object.entries(draft).filter(([name]) => same(first[name as keyof Draft], news[name as keyof Draft]))
  return { ...news, ...Object.fromEntries(kept) }
}

/**
 * The draft of a form that others may save at the same time. `saved`, plain data, and `version` are what stands now. It is
 * taken over when saving was refused because of it (`refused`), not under someone's hands. `saveAs` is for one's own saving.
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
    expectedVersion: shown.version,
    change: (part: Partial<Draft>) => setState((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    saveAs: (next: Draft, nextVersion: number) =>
      setState({ first: next, draft: next, version: nextVersion, isOutdated: false }),
    refused: () => setState((before) => ({ ...before, isOutdated: true })),
  }
}
