import type { Shown } from './shown.ts'

/** All that follows from something pressed: nothing else may. */
export interface Follows {
  /** The calls made. */
  calls?: readonly (readonly [name: string, input: object])[]
  /** The handlers that the screen was given, and what each was told. */
  hears?: Readonly<Record<string, readonly (readonly unknown[])[]>>
  /** The dialog that opens. */
  opens?: object
  /** Where the page goes, in the app or by the browser. */
  address?: string
  went?: readonly string[]
  /** What this browser remembers. */
  kept?: Readonly<Record<string, string>>
  toasts?: readonly string[]
  /** The failures on screen. */
  failures?: readonly string[]
}

/** Something pressed on a screen, without a call or with several. */
export interface Press extends Shown {
  name: string
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  now?: number
  does: readonly (readonly [words: string, ...given: unknown[]])[]
  /** The page is left a moment later. */
  leaves?: true
  follows: Follows
}

/** The same screen, each time with something else pressed. */
export const eachPressed = (
  what: string,
  shown: Omit<Press, 'name' | 'does' | 'follows'>,
  cases: readonly (readonly [name: string, does: Press['does'], follows: Follows, rest?: Partial<Press>])[],
): readonly Press[] =>
  cases.map(([name, does, follows, rest]) => ({ ...shown, ...rest, name: `${what}: ${name}`, does, follows }))
