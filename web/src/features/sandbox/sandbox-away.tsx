import { EmptyState } from '#ui/status/empty-state.tsx'

interface Props {
  error: Error
  refetch: () => Promise<unknown>
}

export const SandboxAway = ({ error, refetch }: Props) => (
  <EmptyState kind="failed" title="The sandbox isn’t answering" text={error.message} onRetry={() => void refetch()} />
)
