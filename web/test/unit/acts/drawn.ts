import { DEFAULT_FEATURES } from '@xd/core/domain/access/features.ts'
import { PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from 'ink-testing-library'
import type { toast as Sonner } from 'sonner'
import { createElement, type FunctionComponent, isValidElement, type ReactNode, useReducer } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { Session } from '#data/session.ts'

type Props = Record<string, unknown>
/** Anything with a name and handlers: an element, a menu's entry. */
export interface Part {
  readonly type: unknown
  readonly props: Props
}

/** The words in a node. */
export const textOf = (node: unknown): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<Props>(node) ? textOf(node.props['children']) : ''
}

/** React draws what has changed, in turns of the event loop. A query tells of a change in the timers’ next turn. */
export const rendered = async (): Promise<void> => {
  for (let turns = 0; turns < 4; turns += 1) await new Promise(setImmediate)
  await new Promise((resolve) => setTimeout(resolve))
  for (let turns = 0; turns < 2; turns += 1) await new Promise(setImmediate)
}

/** Some are drawn once their query is answered, or with a field's control. */
const childrenOf = ({ children, query }: Props): unknown =>
  typeof children === 'function' ? children((query as { data?: object } | undefined)?.data ?? {}) : children

const WIDE = { leftOut: new Set(), inLines: false }
const isTable = (props: Props): props is Props & { columns: readonly { cell: (...of: unknown[]) => unknown }[] } =>
  Array.isArray(props['columns']) && Array.isArray(props['rows'])

/** What a list shows in each row, with room for all of its columns. */
const cellsOf = (props: Props): unknown[] =>
  isTable(props) ? (props['rows'] as unknown[]).flatMap((row) => props.columns.map(({ cell }) => cell(row, WIDE))) : []

/** Every part in what a component returned, in any of its props. A closed dialog has none. */
const partsOf = (node: unknown, seen = new Set<unknown>()): Part[] => {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  if (Array.isArray(node)) return node.flatMap((one) => partsOf(one, seen))
  if (isValidElement<Props>(node)) {
    const { type, props } = node
    if ('confirm' in props && props['open'] === false) return []
    return [
      { type, props },
      ...[...Object.values({ ...props, children: childrenOf(props) }), cellsOf(props)].flatMap((prop) =>
        partsOf(prop, seen),
      ),
    ]
  }
  if (Object.getPrototypeOf(node) !== Object.prototype) return []
  const held = Object.values(node).flatMap((one) => partsOf(one, seen))
  return 'onSelect' in node || 'onChoose' in node ? [{ type: 'entry', props: { ...node } }, ...held] : held
}

export const nameOf = (type: unknown): string =>
  typeof type === 'string' ? type : ((type as { name?: string }).name ?? '')

/** An owner of a company that schedules messages and chats about quotes. */
export const SESSION = {
  user: { userID: 5, userNickname: 'Bo', userPermissions: PERMISSIONS, userAllowedStoreIDs: [1, 2] },
  company: {
    companyID: 1,
    companyName: 'Golden Pledge',
    companyTimezone: 'America/Los_Angeles',
    companyLanguages: ['en', 'es'],
    channels: ['sms', 'email'],
    features: [...DEFAULT_FEATURES, 'inboxscheduler', 'loans', 'quotebubble'],
  },
  session: { sessionID: 's' },
} as unknown as Session

/** Its act by its words, as on screen. */
const HANDLERS = [
  ['confirm', 'onConfirm'],
  ['does', 'onSubmit'],
  ['aria-label', 'onClick'],
  ['label', 'onSelect'],
  ['label', 'onClick'],
  ['aria-label', 'onChange'],
  ['label', 'onChange'],
  ['label', 'onChoose'],
  ['what', 'onSave'],
] as const
/** It is absent, busy or refused. */
export class NotOffered extends Error {}
const offered = (words: string, { disabledReason, refusal, busy, ...props }: Props) => {
  const reason = disabledReason ?? refusal ?? (busy === true ? 'busy' : null)
  if (reason) throw new NotOffered(`“${words}” is refused: ${String(reason)}`)
  return props as Record<string, (...all: unknown[]) => unknown>
}
/** A section’s foot has its button. */
const buttonOf = ({ type, props }: Part): Props =>
  nameOf(type) === 'SectionFoot' ? { ...props, ...(props['foot'] as Props), type: 'submit' } : props
/** Enter in a field presses the form’s own button. */
const submits = (form: Part): Props => ({
  ...partsOf(form.props['children'])
    .map(buttonOf)
    .find(({ type }) => type === 'submit'),
  ...form.props,
})
/** Every control that changes something is refused on a view-only visit. */
const isHeld = (type: unknown, { writes, type: kind, confirm, ...rest }: Props): boolean =>
  rest['aria-disabled'] === true ||
  (writes ?? (kind === 'submit' || confirm !== undefined || nameOf(type) === 'EditorDialog')) === true
const isHolder = (prop: unknown, held: string): boolean =>
  typeof prop === 'object' && prop !== null && typeof (prop as Props)[held] === 'function'
const OPENED = /\w(?:Dialog|Editor|Details|Form)$/
/** Its plain values, with each record's own id instead of the record. */
const plainOf = (held: unknown): unknown => {
  if (Array.isArray(held)) return held.map(plainOf)
  if (typeof held !== 'object' || held === null) return held
  return Object.fromEntries(
    Object.entries(held).flatMap(([name, one]) => {
      if (typeof one === 'function' || isValidElement(one) || one === undefined) return []
      const id = idOf(one)
      return [[name, id ?? (Array.isArray(one) ? one.map((each) => idOf(each) ?? plainOf(each)) : plainOf(one))]]
    }),
  )
}
const idOf = (held: unknown): object | undefined => {
  const [id] = Object.entries(held ?? {}).filter(([key]) => /(?:ID|Key)$/.test(key))
  return typeof held === 'object' && !Array.isArray(held) && id ? Object.fromEntries([id]) : undefined
}
const EVENT = { preventDefault: () => {}, stopPropagation: () => {} }

/**
 * One component with its real hooks, in the page's queries, its user's session and an address, until the test ends. Its
 * children are not rendered: their props are its acts and words.
 */
export const drawn = async <P extends object>(
  component: FunctionComponent<P>,
  props: P,
  given: readonly unknown[] = [],
  {
    session = SESSION,
    address = '/',
    viewOnly = null,
  }: { session?: Session; address?: string; viewOnly?: string | null } = {},
) => {
  const [{ queryClient }, { SignedInProvider }, { ReadOnly }] = await Promise.all([
    import('#data/query-client.ts'),
    import('#data/session.ts'),
    import('#ui/read-only.ts'),
  ])
  // The router expects a browser's globals. `aPage` takes them away again.
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('scrollTo', () => {})
  let tree: ReactNode | Promise<ReactNode>
  let fault: unknown
  const own = typeof component === 'function' ? component : (component as { readonly type: typeof component }).type
  let again: () => void
  const Drawn = () => {
    again = useReducer((turns: number) => turns + 1, 0)[1]
    try {
      tree = given.length > 0 ? (own as (...all: unknown[]) => ReactNode)(...given) : own(props)
    } catch (error) {
      fault = error
      throw error
    }
    return null
  }
  const root = createRootRoute({ component: Drawn })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  const routed = createElement(RouterProvider, { router } as never)
  const held = createElement(ReadOnly.Provider, { value: viewOnly }, routed)
  const signedIn = createElement(SignedInProvider, { value: session }, held)
  const { unmount, lastFrame } = render(createElement(QueryClientProvider, { client: queryClient }, signedIn))
  onTestFinished(unmount)
  await rendered()
  /** What fails around the component is written out instead, and the component draws no more. */
  const latest = (): unknown => {
    const written = lastFrame()
    if (fault || written) throw fault ?? new Error(written)
    return tree
  }
  latest()
  const parts = () => partsOf(latest())
  const part = (name: string): Part => {
    const found = parts().find(({ type }) => nameOf(type) === name)
    if (!found)
      throw new NotOffered(
        `No ${name} among: ${parts()
          .map(({ type }) => nameOf(type))
          .join(', ')}`,
      )
    return found
  }
  const does = (words: string, ...given: unknown[]): unknown => {
    const allowed = (words: string, one: Part, props = one.props) => {
      if (viewOnly !== null && isHeld(one.type, props)) throw new NotOffered(`“${words}” is held`)
      return offered(words, props)
    }
    const own = (latest() as Record<string, unknown> | null)?.[words]
    if (typeof own === 'function') return own(...given)
    const [prop, held] = words.split('.')
    const holder =
      held === undefined
        ? undefined
        : parts().find(
            ({ type, props }) => isHolder(props[prop!], held) || (nameOf(type) === prop && isHolder(props, held)),
          )
    if (holder)
      return ((holder.props[prop!] ?? holder.props) as Record<string, (...all: unknown[]) => unknown>)[held!]!(...given)
    const [, component, path] = /^([A-Z]\w+)\.([a-z]\w*(?:\.\w+)+)$/.exec(words) ?? []
    if (component !== undefined) {
      const one = part(component)
      const found = path!.split('.').reduce<unknown>((held, name) => (held as Props)[name], allowed(words, one))
      return (found as (...all: unknown[]) => unknown)(...given)
    }
    const inFront = parts().filter(({ props: { open, confirm } }) => open === true && confirm === words)
    for (const one of [...inFront, ...parts()]) {
      const { type, props: found } = one
      if (nameOf(type) === words) return allowed(words, one, submits(one))['onSubmit']!(EVENT)
      if (typeof found[words] === 'function') return allowed(words, one)[words]!(...given)
      for (const [naming, handler] of HANDLERS)
        if (textOf(found[naming]) === words && typeof found[handler] === 'function')
          return allowed(words, one)[handler]!(...(given.length > 0 ? given : [EVENT]))
      if (nameOf(type) !== 'entry' && textOf(found['children']) === words && typeof found['onClick'] === 'function')
        return allowed(words, one)['onClick']!(EVENT)
    }
    throw new NotOffered(`Nothing does “${words}”`)
  }
  return {
    /** Its latest return value; for a hook, the object that its screen would get. */
    value: latest,
    /** Draws it once more: it does not hear of a change that only its children read. */
    again: async (): Promise<void> => {
      again()
      await rendered()
    },
    parts,
    /** Takes it off the screen. */
    ends: unmount,
    /** How many pages Back has, with this one. */
    steps: (): number => router.history.length,
    /** Where the user is. */
    address: (): string => decodeURIComponent(router.state.location.href),
    part,
    /** The control with that label, or of that component. */
    control: (words: string): Record<string, ((...all: unknown[]) => unknown) | undefined> => {
      const found = parts().find(
        ({ type, props: own }) => 'onChange' in own && (own['label'] === words || nameOf(type) === words),
      )
      if (!found) throw new NotOffered(`No control “${words}”`)
      return found.props as never
    },
    /** The question that is open. */
    asked: (): Props | undefined =>
      parts().find(({ type, props: own }) => nameOf(type) === 'ConfirmDialog' && own['open'] !== false)?.props,
    /** The dialogs that are open, by their components, and what each is told. */
    dialogs: (): Readonly<Record<string, unknown>> =>
      Object.fromEntries(
        parts()
          .filter(({ type, props: own }) => OPENED.test(nameOf(type)) && own['open'] !== false)
          .map(({ type, props: own }) => [nameOf(type), plainOf(own)]),
      ),
    /** The titles of the failures on screen. */
    failures: (): unknown[] =>
      parts().flatMap(({ type, props: own }) => {
        if (nameOf(type) === 'NotSaved') return [`The ${String(own['what'])} wasn’t saved.`]
        return nameOf(type) === 'NotDone' || own['role'] === 'alert' ? [own['title'] ?? textOf(own['children'])] : []
      }),
    having: (prop: string, label?: string): Props =>
      parts().find(({ props: held }) => prop in held && (label === undefined || held['label'] === label))!.props,
    /** What can be pressed or chosen, by its words: true, or why not now. */
    offers: (): Readonly<Record<string, string | true>> =>
      Object.fromEntries(
        parts().flatMap(({ type, props: own }) => {
          if (!['onClick', 'onSelect', 'href'].some((one) => one in own) || type === 'tr') return []
          const words = textOf(own['aria-label'] ?? own['label'] ?? own['children'])
          return [
            [words, (own['disabledReason'] as string | null | undefined) ?? (own['busy'] === true ? 'busy' : true)],
          ]
        }),
      ),
    /** The files that it links to. */
    files: (): unknown[] => parts().flatMap(({ props: { csv, href } }) => csv ?? href ?? []),
    /** Does what is named so. */
    does,
    /** The same, if it is still offered. */
    doesIfOffered: (words: string, ...given: unknown[]): void => {
      try {
        void Promise.resolve(does(words, ...given)).catch(() => undefined)
      } catch (error) {
        if (!(error instanceof NotOffered)) throw error
      }
    },
  }
}

/** The toasts said from now on. */
export const hearToasts = async (sonner: typeof Sonner) => {
  const { Toasts } = await import('#ui/overlay/toasts.tsx')
  const host = (await drawn(Toasts, {})).having('onStand')
  ;(host['onStand'] as (said: typeof Sonner) => void)(sonner)
  const before = sonner.getHistory().length
  return (): string[] =>
    sonner
      .getHistory()
      .slice(before)
      .map((one) =>
        textOf(partsOf('jsx' in one ? one.jsx : undefined).find(({ type }) => type === 'span')?.props['children']),
      )
}
