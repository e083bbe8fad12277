import { QueryClientProvider } from '@tanstack/react-query'
import { render } from 'ink-testing-library'
import { createElement } from 'react'
import { onTestFinished } from 'vitest'
import type { Session } from '#data/session.ts'

/**
 * Runs a hook with the page's queries, and its user's session if there is one, in a component that draws nothing, until
 * the test ends.
 */
export const runHook = async <Answer>(use: () => Answer, session: unknown = null) => {
  const [{ queryClient }, { SignedInProvider }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/session.ts'),
  ])
  const answers: Answer[] = []
  const Drawn = () => {
    answers.push(use())
    return null
  }
  const draw = () =>
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(SignedInProvider, { value: session as Session | null }, createElement(Drawn)),
    )
  const { rerender, unmount } = render(draw())
  onTestFinished(unmount)
  return {
    /** Its current result. */
    now: (): Answer => answers.at(-1)!,
    again: () => rerender(draw()),
    stop: unmount,
  }
}
