import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Vitest's global set-up: builds the terminal client once, into a throwaway folder, for every test. */
export const setup = (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-build-'))
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.js', import.meta.url)), '--out', folder], {
    stdio: 'inherit',
  })
  process.env['XD_TEST_BUILD'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
