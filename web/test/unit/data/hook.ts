import { QueryClientProvider } from '@tanstack/react-query'
import { render } from 'ink-testing-library'
import { createElement } from 'react'

/** Runs a hook with the page's queries, in a component that draws nothing. */
export const runHook = async <Answer>(use: () => Answer) => {
  const { queryClient } = await import('#data/query-client.ts')
  const answers: Answer[] = []
  const Drawn = () => {
    answers.push(use())
    return null
  }
  const draw = () => createElement(QueryClientProvider, { client: queryClient }, createElement(Drawn))
  const { rerender, unmount } = render(draw())
  return {
    /** What it answers now. */
    now: (): Answer => answers.at(-1)!,
    again: () => rerender(draw()),
    stop: unmount,
  }
}
