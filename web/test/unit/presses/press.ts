import { expect } from 'vitest'
import type { Shown } from '../shown/shown.ts'

/** All that follows from a press: nothing else may. */
interface Follows {
  /** Its callbacks, in order, with all that each was handed. */
  heard?: readonly (readonly [callback: string, ...handed: unknown[]])[]
  /** The calls made, without the keys that tell them apart. */
  calls?: readonly (readonly [call: string, input: object])[]
  /** The toasts. */
  said?: readonly string[]
  /** What screen readers are told. */
  announced?: readonly string[]
  /** The failures on screen. */
  failures?: readonly string[]
  /** Where the user is afterwards. */
  goes?: string
  /** Where the browser went, out of the app. */
  went?: readonly string[]
  /** The page’s own dialog that opens. */
  opens?: object
  /** What this browser remembers from then on; null if it forgets it. */
  kept?: Readonly<Record<string, unknown>>
  /** The dialogs that are open then, by their components, and what each is told. Not looked at if absent. */
  shows?: Readonly<Record<string, object>>
}

/** A screen in one state, what is pressed there, and all that follows. */
export interface Press extends Shown, Follows {
  name: string
  /** Data that the page already has. */
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** When it is drawn, if not at the usual moment. */
  now?: number
  /** Acts by their words, or a key: `key Mod+Enter`. */
  does: readonly (readonly [words: string, ...given: unknown[]])[]
  /** The callbacks that are heard besides its handlers (`onClose`), by the way to them in its props: `choice.choose`. */
  hears?: readonly string[]
}

/** The same screen, each time with something else pressed. */
export const eachPressed = (
  what: string,
  shown: Omit<Press, 'name' | 'does' | keyof Follows>,
  cases: readonly (readonly [name: string, does: Press['does'], follows: Follows, rest?: Partial<Press>])[],
): readonly Press[] =>
  cases.map(([name, does, follows, rest]) => ({ ...shown, ...rest, name: `${what}: ${name}`, does, ...follows }))

/** A handler that does nothing. It is heard, as all are. */
export const nothing = (): undefined => undefined

/** The event that a button gives its handler. */
export const EVENT: unknown = expect.objectContaining({ preventDefault: expect.any(Function) as unknown })

/** The draft that this browser keeps of a conversation. */
export const keptDraft = (body: string, channel = 'sms', subject: string | null = null): Press['kept'] => ({
  'xd-unsent/1/5/draft/7': JSON.stringify({ body, channel, subject, media: [] }),
})

/** One call of a list, with what differs from its usual search. */
export const asking =
  (call: string, usual: object) =>
  (change: object): Press['calls'] => [[call, { search: { ...usual, ...change } }]]
