import type { Shown } from '../shown/shown.ts'

/** What a press does: all that it hands to the screen around it, asks of the server and tells the user. */
export interface Press extends Shown {
  name: string
  /** Data that the page already has. */
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** When it is drawn, if not at the usual moment. */
  now?: number
  /** Acts by their words, or a key: `key Mod+Enter`. */
  does: readonly (readonly [words: string, ...given: unknown[]])[]
  /** The callbacks that it may call, by the way to them in its props or in a hook’s first argument: `choice.choose`. */
  hears?: readonly string[]
  heard?: readonly (readonly [callback: string, ...handed: unknown[]])[]
  /** The calls made, without the keys that tell them apart. */
  calls?: readonly (readonly [call: string, input: object])[]
  /** The toasts. */
  said?: readonly string[]
  /** What screen readers are told. */
  announced?: readonly string[]
  /** Where the user is afterwards. */
  goes?: string
  /** Where the browser went, out of the app. */
  went?: readonly string[]
  /** The page’s own dialog that opens. */
  opens?: object
  /** The dialogs that are open then, by their components, and what each is told. */
  shows?: Readonly<Record<string, object>>
}

type Follows = Pick<Press, 'heard' | 'calls' | 'said' | 'announced' | 'goes' | 'went' | 'opens' | 'shows'>

/** The same screen, each time with something else pressed. Each of its handlers is heard. */
export const eachPressed = (
  what: string,
  shown: Omit<Press, 'name' | 'does' | keyof Follows>,
  cases: readonly (readonly [name: string, does: Press['does'], follows: Follows, rest?: Partial<Press>])[],
): readonly Press[] =>
  cases.map(([name, does, follows, rest]) => {
    const props = rest?.props ?? shown.props ?? {}
    const hears = Object.entries(props).flatMap(([key, one]) => (/^on[A-Z]/.test(key) && one === HEARD ? [key] : []))
    return { hears, ...shown, ...rest, name: `${what}: ${name}`, does, ...follows }
  })

/** A handler that does nothing, but is heard. */
export const HEARD = (): void => undefined

/** One call of a list, with what differs from its usual search. */
export const asking =
  (call: string, usual: object) =>
  (change: object): Press['calls'] => [[call, { search: { ...usual, ...change } }]]
