import { createHash } from 'node:crypto'

/** A script or style sheet inlined in a page, and the source expression that lets just that one through its policy. */
export interface Carried {
  readonly text: string
  readonly source: string
}

/** Nothing in it may end the element that carries it. */
const within = (text: string): string => text.replace(/<(?=\/(?:script|style)|!--)/gi, '\\x3c')

export const carried = (written: string): Carried => {
  const text = within(written.trim())
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}
