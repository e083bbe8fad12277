import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page carries in itself, and by which words its policy lets just that in. */
interface Carried {
  readonly text: string
  readonly source: string
}

/** The pay page's one script and one style sheet (web/src/pay), as they were built. */
export interface PayPageFiles {
  readonly script: Carried
  readonly style: Carried
}

/** Nothing in it may end the element that carries it. */
const within = (text: string): string => text.replace(/<(?=\/(?:script|style)|!--)/gi, '\\x3c')

const carried = (path: string): Carried => {
  const text = existsSync(path) ? within(readFileSync(path, 'utf8').trim()) : ''
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

/** Read once: a page that is all there with the first answer spares a phone on a weak signal two more ways there and back. */
export const payPageFiles = (webDir: string): PayPageFiles => ({
  script: carried(join(webDir, 'pay/pay.js')),
  style: carried(join(webDir, 'pay/pay.css')),
})
