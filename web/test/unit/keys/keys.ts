/** A widget and keys pressed on it, one after another. */
export interface Keys {
  name: string
  /** The file in `web/src`, and the component there. */
  at: string
  draws: string
  props?: object
  within?: string | readonly string[]
  /** Its part that hears the keys, if it is not the first one. */
  on?: string
  /** What else is done before a key: `click Words`, or a key. */
  keys: readonly (readonly [key: string, follows: string])[]
  /** The search box that hears the keys: its text, and where the caret and the start of the selection are. */
  box?: { readonly value: string; readonly caret: number; readonly from?: number }
}

/** A key that it leaves to the page, and that changes nothing. */
export const LEFT = 'left'
