import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawn, SESSION } from '../acts/drawn.ts'
import type { Listing } from './listing.ts'

interface Listed {
  readonly columns: readonly { readonly title: string; readonly cell: (row: unknown, fit: object) => ReactNode }[]
  readonly rows: readonly unknown[]
}

/** The words of a part as it is drawn, with each link’s address and each bar’s progress. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll('<wbr/>', '')
    .replaceAll(
      /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, to: string, text: string) => `${text} → ${decodeURIComponent(to)} `,
    )
    .replaceAll(/<[^>]* aria-valuetext="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()

/** The words of each row of a list under each heading, by default with room for all columns. */
export const wordsIn = async <P extends object>(
  component: FunctionComponent<P>,
  props: P,
  { label, fit: { leftOut = [], inLines = false } = {} }: Pick<Listing, 'label' | 'fit'> = {},
) => {
  const screen = await drawn(component, props)
  const { columns, rows } = screen.having('columns', label) as unknown as Listed
  const fit = { leftOut: new Set(leftOut), inLines }
  const [{ queryClient }, { SignedInProvider }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/session.ts'),
  ])
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const words = (cell: ReactNode): string => {
    const routed = createElement(RouterContextProvider, { router } as never, cell)
    const signedIn = createElement(SignedInProvider, { value: SESSION }, routed)
    return wordsOf(renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, signedIn)))
  }
  return rows.map((row) => Object.fromEntries(columns.map(({ title, cell }) => [title, words(cell(row, fit))])))
}
