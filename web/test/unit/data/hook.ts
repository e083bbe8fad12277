import { QueryClientProvider } from '@tanstack/react-query'
import { render } from 'ink-testing-library'
import { createElement } from 'react'
import { onTestFinished } from 'vitest'

/** Runs a hook with the page's queries, in a component that draws nothing, until the test ends. */
export const runHook = async <Answer>(use: () => Answer) => {
  const { queryClient } = await import('#data/query-client.ts')
  const answers: Answer[] = []
  const Drawn = () => {
    answers.push(use())
    return null
  }
  const draw = () => createElement(QueryClientProvider, { client: queryClient }, createElement(Drawn))
  const { rerender, unmount } = render(draw())
  onTestFinished(unmount)
  return {
    /** Its current result. */
    now: (): Answer => answers.at(-1)!,
    again: () => rerender(draw()),
    stop: unmount,
  }
}
