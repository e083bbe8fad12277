#!/usr/bin/env node
// Committed, so that npm links it before anything is built: runs the bundle, or the sources through tsx in a checkout.
import { existsSync } from 'node:fs'

const bundle = new URL('../dist/xd.js', import.meta.url)

const runSources = async () => {
  const tsx = await import('tsx/esm/api').catch(() => undefined)
  if (!tsx) {
    process.stderr.write('xd is not built yet. Run `npm run build -w @xd/cli` first.\n')
    process.exitCode = 1
    return
  }
  tsx.register()
  await import(new URL('../src/main.ts', import.meta.url).href)
}

await (existsSync(bundle) ? import(bundle.href) : runSources())
