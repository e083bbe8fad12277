import type { ReactNode } from 'react'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'

interface Query {
  isPending: boolean
  error: Error | null
  refetch: () => unknown
}

/** For a list that loads while scrolling: its progress, and how to load more. */
interface More {
  /** Rows loaded so far. */
  shown: number
  hasMore: boolean
  loading: boolean
  failed: boolean
  onMore: () => void
}

/** A query that counts its rows, up to 10,000. */
export interface Counted extends Query {
  data: { count: number; countCapped?: boolean | undefined } | undefined
  /** The rows of the previous search, shown until this one’s arrive. */
  isPlaceholderData?: boolean
  more?: More
}

type Props = {
  query: Query
  /** The name of the rows, in the plural. */
  noun: string
  isFiltered: boolean
  onClearFilters: () => void
  /** How to get the first one. */
  hint: string
  filteredHint?: ReactNode
  actions?: ReactNode
}

/** Replaces an empty list's rows: they are loading, failed to load, are filtered out, or do not exist yet. */
export function NoRows({
  query,
  noun,
  isFiltered,
  onClearFilters,
  hint,
  filteredHint = 'Nothing here with these filters.',
  actions,
}: Props) {
  if (query.isPending) return <SkeletonLines rows={10} label={`Loading ${noun}`} />
  if (query.error)
    return (
      <EmptyState
        kind="failed"
        title={`The ${noun} couldn’t be loaded`}
        text={query.error.message}
        onRetry={() => void query.refetch()}
        // A link may name a store or a label that its reader cannot see.
        {...(isFiltered && { onClearFilters })}
      />
    )
  if (isFiltered)
    return (
      <EmptyState
        kind="filtered"
        title={`No ${noun} match`}
        text={filteredHint}
        onClearFilters={onClearFilters}
        actions={actions}
      />
    )
  return <EmptyState kind="none" title={`No ${noun} yet`} text={hint} actions={actions} />
}
