import { EmptyState } from './empty-state.tsx'

type Props = {
  /** What is missing: “templates”. */
  what: string
  /** It is a single record, which may not exist. */
  isOne?: boolean
  error: { readonly message: string; readonly status?: number }
  retry: () => unknown
}

/** In place of what couldn’t be loaded: the reason, and another try. */
export function LoadFailed({ what, isOne = false, error, retry }: Props) {
  const isGone = isOne && error.status === 404
  return (
    <EmptyState
      kind="failed"
      title={isGone ? `This ${what} couldn’t be found` : `The ${what} couldn’t be loaded`}
      text={error.message}
      onRetry={() => void retry()}
    />
  )
}
