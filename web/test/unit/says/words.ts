import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import * as Radix from 'radix-ui/dialog'
import { Children, cloneElement, createElement, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SESSION } from '../acts/drawn.ts'

type Props = Record<string, ReactNode>

const nameOf = (type: unknown): string => (typeof type === 'function' ? type.name : '')
const isPortal = (node: unknown): node is { readonly children: ReactNode } =>
  typeof node === 'object' && node !== null && 'containerInfo' in node

/** A component without hooks, around the dialog of a feature. */
const isDialogsFrame = (type: unknown, props: Props): boolean => nameOf(type) === 'Frame' && 'onClose' in props

/** Only a browser draws dialogs and printed sheets, so their parts are drawn in their place. */
const flat = (node: ReactNode): ReactNode => {
  if (Array.isArray(node)) return Children.map(node as ReactNode, flat)
  if (isPortal(node)) return flat(node.children)
  if (!isValidElement<Props>(node)) return node
  const { type, props } = node
  if (nameOf(type) === 'PrintButtons') return null
  if (nameOf(type) === 'EditorDialog' || nameOf(type) === 'PrintSheet' || isDialogsFrame(type, props))
    return flat((type as (props: Props) => ReactNode)(props))
  // A dialog of its own draws one of the above.
  if (/Dialog$/.test(nameOf(type)) && !('open' in props))
    return createElement(() => flat((type as (props: Props) => ReactNode)(props)))
  if (/Dialog$/.test(nameOf(type)) && 'open' in props && 'title' in props) {
    const { open, title, description, children, footer, confirm, cancel, refusal } = props
    if (open !== true) return null
    const parts = [title, description, children, footer, cancel, confirm, refusal]
    return createElement(
      Radix.Root,
      { open: true },
      parts.map((part, at) => createElement('div', { key: at }, flat(part))),
    )
  }
  if (typeof props['children'] === 'function' || props['children'] === undefined) return node
  return cloneElement(node, {}, flat(props['children']))
}

const ATTRIBUTE = (name: string) => new RegExp(` ${name}="([^"]*)"`)
const control = (_: string, kind: string, attributes: string): string => {
  const own = (name: string) => ATTRIBUTE(name).exec(attributes)?.[1]
  const isOff = /aria-disabled="true"| disabled=/.test(attributes) ? ' (off)' : ''
  if (kind === 'input') {
    if (own('type') === 'hidden') return ''
    if (/checkbox|radio/.test(own('type') ?? '')) return / checked=/.test(attributes) ? ' ☑ ' : ' ☐ '
    return ` [${own('value') ?? ''}]${isOff} `
  }
  const checked = own('aria-checked') ?? own('aria-pressed')
  return [checked === 'true' ? ' ☑' : checked === 'false' ? ' ☐' : '', isOff, ' ', own('aria-label') ?? '', ' '].join(
    '',
  )
}

/** The words in markup, line by line, with each link’s address, and each control’s value and whether it is chosen or off. */
export const linesOf = (markup: string): readonly string[] =>
  markup
    .replaceAll(
      /<svg([^>]*)>.*?<\/svg>/gs,
      (_, attributes: string) => ATTRIBUTE('aria-label').exec(attributes)?.[1] ?? '',
    )
    .replaceAll('<wbr/>', '')
    .replaceAll(/<(input|button)([^>]*)>/g, control)
    .replaceAll(
      /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
      (_, to: string, text: string) => `${text} → ${decodeURIComponent(to)} `,
    )
    .replaceAll(/<\/(?:div|li|p|h\d|tr|dd|section|caption|summary|label)>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[,.;])/g, '')
        .trim(),
    )
    .filter(Boolean)

/** Queries of the parts around, which are drawn once and so ask for nothing by themselves. */
const askFor = async (answered: readonly string[]): Promise<boolean> => {
  const { queryClient } = await import('#data/query-client.ts')
  const waiting = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'idle' })
    .filter(
      ({ queryKey: [name], options, state }) =>
        state.status === 'pending' &&
        answered.includes(String(name)) &&
        options.queryFn !== undefined &&
        !('enabled' in options && options.enabled === false),
    )
  await Promise.allSettled(waiting.map((query) => query.fetch()))
  return waiting.length > 0
}

/** A drawn screen’s markup, given its state, the page’s data, and the answers to what its parts ask for. */
export const markupOf = async (
  screen: { readonly value: () => unknown },
  session = SESSION,
  {
    address = '/',
    answered = [],
    viewOnly = null,
  }: {
    readonly address?: string | undefined
    readonly answered?: readonly string[]
    readonly viewOnly?: string | null | undefined
  } = {},
): Promise<string> => {
  const [{ queryClient }, { SignedInProvider }, { ReadOnly }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/session.ts'),
    import('#ui/read-only.ts'),
  ])
  const history = createMemoryHistory({ initialEntries: [address] })
  const drawnIn = flat(screen.value() as ReactNode)
  // As on a server, where the failure of a part is not caught.
  const router = createRouter({ routeTree: createRootRoute({ component: () => drawnIn }), history, isServer: true })
  await router.load()
  const routed = createElement(RouterProvider, { router } as never)
  const held = createElement(ReadOnly.Provider, { value: viewOnly }, routed)
  const signedIn = createElement(SignedInProvider, { value: session }, held)
  const queried = createElement(QueryClientProvider, { client: queryClient }, signedIn)
  const draw = () => renderToStaticMarkup(queried)
  let markup = draw()
  for (let turns = 0; turns < 4 && (await askFor(answered)); turns += 1) markup = draw()
  return markup
}

/** Every line of it. */
export const wordsSaid = async (...given: Parameters<typeof markupOf>): Promise<readonly string[]> =>
  linesOf(await markupOf(...given))
