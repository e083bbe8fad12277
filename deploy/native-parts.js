// SQLite's compiled part, which each ABI of Node needs for itself. Everything else that is compiled uses Node-API, and
// runs on all of them.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The Node that each ABI is compiled with, as npm's packages of Node itself have them. Compiled with the headers of Node 24.19 or
 * later, better-sqlite3 12 crashes on all of Node 24 (nodejs/node issue 65446); compiled with older ones it runs on the
 * newest, too.
 */
export const NODES = { 115: '20.20.2', 127: '22.23.3', 137: '24.18.1' }
/** The archive is tried on this one. */
export const NEWEST = '24.21.0'
const SOURCE = 'node_modules/better-sqlite3'
const BUILT = 'build/Release/better_sqlite3.node'
const cache = '.cache/native'

const npm = process.env.npm_execpath
const run = (program, args, options = {}) =>
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options })

/** npm's settings, which it passes on, would win over the ones given here: its headers are of another Node. */
const withoutSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)))

/** Another Node, with the headers to compile for it. */
export const otherNode = (version) => {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(process.cwd(), cache, version, 'node_modules', name)
  if (!existsSync(join(folder, 'bin/node')))
    run(process.execPath, [npm, 'install', '--no-save', '--prefix', join(cache, version), `${name}@${version}`])
  return { folder, program: join(folder, 'bin/node') }
}

const compile = (abi, target) => {
  const work = join(cache, `better-sqlite3-${abi}`)
  const { folder, program } = otherNode(NODES[abi])
  rmSync(work, { recursive: true, force: true })
  cpSync(SOURCE, work, { recursive: true, filter: (path) => path !== join(SOURCE, 'build') })
  const gyp = join(dirname(npm), '../node_modules/node-gyp/bin/node-gyp.js')
  run(program, [gyp, 'rebuild', '--release', '--loglevel=warn', `--nodedir=${folder}`], {
    cwd: work,
    env: withoutSettings(),
  })
  cpSync(join(work, BUILT), target)
  rmSync(work, { recursive: true })
}

/** Files of SQLite's compiled part, by the ABI that each is for. Those that are not there yet are compiled. */
export const nativeParts = (version) =>
  Object.keys(NODES).map((abi) => {
    if (abi === process.versions.modules && process.version === `v${NODES[abi]}`) return [abi, join(SOURCE, BUILT)]
    const file = join(cache, `better-sqlite3-${version}-${abi}.node`)
    mkdirSync(cache, { recursive: true })
    if (!existsSync(file)) compile(abi, file)
    return [abi, file]
  })
