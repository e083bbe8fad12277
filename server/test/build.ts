import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../fixtures/bundle.js'

const server = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Vitest's global setup: bundles the server once, into a temporary folder where it finds its libraries. @public */
export const setup = async (): Promise<() => void> => {
  mkdirSync(server('dist'), { recursive: true })
  const folder = mkdtempSync(server('dist/test-'))
  const outfile = join(folder, 'main.js')
  await bundle({ entryPoints: [server('src/main.ts')], outfile })
  process.env['XD_TEST_SERVER'] = outfile
  return () => rmSync(folder, { recursive: true, force: true })
}
