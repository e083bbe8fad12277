import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleBoot } from '@xd/fixtures/testing/bundled-boot.ts'
import makeDatabases from '@xd/fixtures/testing/global-setup.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const SOURCES = ['web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'web/vite.pay.config.ts', 'core/src']

const newest = (path: string): number => {
  const stats = statSync(path)
  return stats.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name)))) : stats.mtimeMs
}

/** The suite drives the same built client that users get. It is built here only if missing or older than its source. */
const buildWhenStale = (): void => {
  const built = join(root, 'web/dist/index.html')
  const builtAt = existsSync(built) ? statSync(built).mtimeMs : 0
  if (SOURCES.every((source) => newest(join(root, source)) < builtAt)) return
  execFileSync('npm', ['run', 'build', '-w', 'web', '--silent'], { cwd: root, stdio: 'inherit' })
}

const setup = async (): Promise<() => Promise<void>> => {
  buildWhenStale()
  const [dropDatabases, removeBundle] = await Promise.all([makeDatabases(), bundleBoot()])
  return async () => {
    removeBundle()
    await dropDatabases()
  }
}

export default setup
