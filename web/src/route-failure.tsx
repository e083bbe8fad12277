import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallError } from '@xd/core/client/call-client.ts'
import { ErrorPage } from '#features/shell/error-page.tsx'

/** Spec 2 §2: other failures show their status code and message. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (!(error instanceof CallError)) return <ErrorPage onRetry={retry} />
  const id = error.body['id']
  return <ErrorPage status={error.status || undefined} message={error.message} id={typeof id === 'string' ? id : undefined} onRetry={retry} />
}
