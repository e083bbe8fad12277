import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { mortalSandbox } from '@xd/fixtures/faults/mortal-process.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { bundle } from '../fixtures/bundle.js'
import { SECRET_KEY } from './serve.ts'

export interface Carrier {
  readonly url: string
  /** The number of segments it has accepted so far. */
  readonly segments: () => number
  /** When it accepted a text with this body. */
  readonly tookAt: (body: string) => number | undefined
  readonly stop: () => Promise<void>
}

/** The simulated carrier as a separate process, at its real delays, with a record of what it accepted. */
export const startCarrier = async (): Promise<Carrier> => {
  const outfile = fileURLToPath(new URL('.cache/sandbox.js', import.meta.url))
  await bundle({
    entryPoints: [fileURLToPath(new URL('../fixtures/src/start/sandbox-main.ts', import.meta.url))],
    outfile,
  })
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-carrier-'))
  const port = await freePort()
  const sandbox = mortalSandbox([outfile], {
    ...process.env,
    XD_SANDBOX_PORT: String(port),
    XD_SANDBOX_SMTP_PORT: String(await freePort()),
    XD_DATA_DIR: folder,
    // Nobody writes back: callbacks go to the URL in each text.
    XD_PUBLIC_URL: 'http://127.0.0.1:9',
    XD_SECRET_KEY: SECRET_KEY,
  })
  await sandbox.start()
  const record = new Sqlite(join(folder, 'sandbox.sqlite'), { readonly: true })
  const segments = record.prepare<[], { sum: number | null }>(
    `select sum(num_segments) as sum from messages where direction = 'outbound-api'`,
  )
  const taken = record.prepare<[string], { created_at: number }>('select created_at from messages where body = ?')
  return {
    url: `http://127.0.0.1:${port}`,
    segments: () => segments.get()?.sum ?? 0,
    tookAt: (body) => taken.get(body)?.created_at,
    stop: async () => {
      record.close()
      await sandbox.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
