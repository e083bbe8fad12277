import { readConfig } from './config.ts'
import { runServer } from './run-server.ts'

try {
  await runServer(readConfig(process.env, { webDir: 'web/dist' }))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
