// Starts the packed product where there is nothing but Node: an empty folder, no npm on the path, no network. With the
// Node that runs this, and with every other that the product runs on.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../fixtures/src/testing/free-port.ts'
import { archive, name, version } from './archive.js'
import { NEWEST, NODES, otherNode } from './native-parts.js'

const LARGEST_BYTES = 120e6
const LONGEST_START_MS = 60_000

const fail = (words) => {
  console.error(words)
  process.exitCode = 1
}

/** The first answer that says it is ready. */
const ready = async (url, until) => {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    if (Date.now() > until) throw new Error('no answer')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const tryOn = async (program) => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-archive-'))
  const began = Date.now()
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const xd = join(folder, name, 'xd.js')
  const port = await freePort()
  const env = {
    PATH: dirname(program),
    PORT: String(port),
    XD_MODE: 'live',
    XD_SECRET_KEY: 'x'.repeat(32),
    XD_PUBLIC_URL: `http://localhost:${port}`,
  }
  const unpacked = Date.now()
  const server = spawn(program, [xd], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => (said += bytes))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const url = `http://127.0.0.1:${port}`
    await ready(url, Date.now() + LONGEST_START_MS)
    const started = Date.now()
    const page = await (await fetch(url)).text()
    if (!page.includes('<script')) fail('The web client is not served.')
    const told = execFileSync(program, [xd, '--version'], { cwd: folder, env, encoding: 'utf8' }).trim()
    if (!told.includes(version)) fail(`xd --version says ${told}`)
    execFileSync(program, [xd, 'backup', 'backups'], { cwd: folder, env })
    const drill = execFileSync(program, [xd, 'restore-drill', 'backups'], { cwd: folder, env, encoding: 'utf8' })
    if (!drill.includes('can be restored')) fail(`The drill says ${drill}`)
    const nodeVersion = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
    console.log(`${nodeVersion}: unpacked in ${unpacked - began} ms, first answer after ${started - unpacked} ms`)
  } catch (error) {
    fail(`${program}: ${error instanceof Error ? error.message : String(error)}\n${said}`)
  } finally {
    server.kill()
    await ended
    // Until it has started, a signal ends it at once.
    const { exitCode, signalCode } = server
    if (exitCode !== 0 && signalCode !== 'SIGTERM') fail(`${program}: ended with ${exitCode}\n${said}`)
    rmSync(folder, { recursive: true })
  }
}

const { size } = statSync(archive)
if (size > LARGEST_BYTES) fail(`The archive has ${size} bytes.`)
for (const program of [process.execPath, otherNode(NODES[127]).program, otherNode(NEWEST).program]) await tryOn(program)
