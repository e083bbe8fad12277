import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { FAULTS_SECRET_KEY } from '@xd/fixtures/faults/text-world.ts'
import type { DemoSize } from '@xd/fixtures/demo/size.ts'
import type { Release } from './release.ts'

const STARTED = 'XD Back Office is running'

/** Starts a release as `npm start` does, waits until it has built its demo, and stops it as the system would. */
const makeData = async ({ folder }: Release, size: DemoSize, dataDir: string, databaseURL: string): Promise<void> => {
  mkdirSync(dataDir, { recursive: true })
  const port = await freePort()
  const child = spawn(process.execPath, ['--initial-old-space-size=256', join(folder, 'fixtures/dist/start.js')], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      XD_SANDBOX_PORT: String(await freePort()),
      XD_SANDBOX_SMTP_PORT: String(await freePort()),
      XD_PUBLIC_URL: `http://localhost:${port}`,
      XD_SECRET_KEY: FAULTS_SECRET_KEY,
      XD_DEMO_SIZE: size,
      XD_DATA_DIR: dataDir,
      XD_DATABASE_URL: databaseURL,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk)
        if (said.includes(STARTED)) resolve()
      })
    ended.then(() => reject(new Error(`The release did not start: ${said}`)), reject)
  })
  child.kill('SIGTERM')
  await ended
}

/** A copy of a release's demo in a SQLite file, made once and kept beside the release. */
export const sqliteData = async (release: Release, size: DemoSize, path: string): Promise<void> => {
  const kept = join(release.folder, '.data', `${size}.sqlite`)
  if (!existsSync(kept)) {
    const folder = join(release.folder, '.data/unfinished')
    rmSync(folder, { recursive: true, force: true })
    await makeData(release, size, folder, `file:${join(folder, 'xd.sqlite')}`)
    renameSync(join(folder, 'xd.sqlite'), kept)
    rmSync(folder, { recursive: true })
  }
  copyFileSync(kept, path)
}

export const postgresData = (release: Release, size: DemoSize, url: string, folder: string): Promise<void> =>
  makeData(release, size, folder, url)
