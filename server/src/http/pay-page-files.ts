import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Carried, carried } from './carried.ts'

/** The only script and style sheet of a customer's page (web/src/pay, web/src/quote, web/src/my), as built. */
export interface PayPageFiles {
  readonly script: Carried
  readonly style: Carried
}

const fileAt = (path: string): Carried => carried(existsSync(path) ? readFileSync(path, 'utf8') : '')

/**
 * Read once, and inlined. A page that is complete in the first response saves a phone on a weak signal two round trips.
 */
export const payPageFiles = (webDir: string, page: 'pay' | 'quote' | 'my' = 'pay'): PayPageFiles => ({
  script: fileAt(join(webDir, page, `${page}.js`)),
  style: fileAt(join(webDir, page, `${page}.css`)),
})
