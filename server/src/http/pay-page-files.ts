import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Carried, carried } from './carried.ts'

/** The pay page's one script and one style sheet (web/src/pay), as they were built. */
export interface PayPageFiles {
  readonly script: Carried
  readonly style: Carried
}

const fileAt = (path: string): Carried => carried(existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Read once: a page that is all there with the first answer spares a phone on a weak signal two more ways there and back. */
export const payPageFiles = (webDir: string): PayPageFiles => ({
  script: fileAt(join(webDir, 'pay/pay.js')),
  style: fileAt(join(webDir, 'pay/pay.css')),
})
