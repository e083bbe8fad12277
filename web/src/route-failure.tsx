import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallError } from '@xd/core/client/call-client.ts'
import { queryClient } from '#data/query-client.ts'
import { ErrorPage } from '#parts/page/error-page.tsx'
import { UnreachablePage } from '#pages/unreachable-page.tsx'

/** Refetches what failed, including the session, which is otherwise fetched only on request. */
const forgetFailures = () => void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })

/** Spec 2 §2: other failures show their status code and message. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    forgetFailures()
    reset()
    void router.invalidate()
  }
  // A bug, or code that could not be loaded: both need a reload of the page.
  if (!(error instanceof CallError)) {
    const reload = () => window.location.reload()
    // In the words of Chrome, Firefox and Safari.
    if (navigator.onLine && /import/i.test(String(error)))
      return (
        <ErrorPage
          status={null}
          message="This page couldn’t be loaded"
          text="Check this computer’s internet connection and try again."
          onRetry={reload}
        />
      )
    return navigator.onLine ? <ErrorPage onRetry={reload} /> : <UnreachablePage onRetry={reload} />
  }
  if (error.code === 'unreachable') return <UnreachablePage onRetry={retry} />
  const id = error.body['id']
  return (
    <ErrorPage
      status={error.status || undefined}
      message={error.message}
      id={typeof id === 'string' ? id : undefined}
      onRetry={retry}
    />
  )
}
