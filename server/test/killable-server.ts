import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@xd/fixtures/testing/free-port.ts'
import { TEST_SECRET_KEY } from '@xd/fixtures/testing/secret-key.ts'
import { bundledServer } from './bundled-server.ts'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))

/** The same in every test: one server can open what another has sealed. */

/** A server as its own process, to be killed without warning and started again at the same address. */
export const killableServer = async (env: Record<string, string>) => {
  const port = String(await freePort())
  let child: ChildProcess | undefined
  return {
    url: `http://localhost:${port}`,
    start: async (): Promise<void> => {
      const full = { ...process.env, XD_SECRET_KEY: TEST_SECRET_KEY, XD_LOG_LEVEL: 'info', PORT: port, ...env }
      child = spawn(process.execPath, [bundledServer()], {
        cwd: REPOSITORY,
        env: full,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      for await (const chunk of child.stdout!) if (String(chunk).includes('"listening"')) break
    },
    kill: async (): Promise<void> => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
