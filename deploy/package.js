// `npm run package`: one archive that starts with `node xd.js` where there is neither npm, nor a network, nor a
// compiler. It holds the server, the terminal client, the web client, the simulated outside world of the demo, and the
// packages that a bundle can't hold.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EXTERNAL } from '../fixtures/bundle.js'
import { archive, engines, FOLDER, name, version } from './archive.js'
import { nativeParts } from './native-parts.js'

const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const folder = join(FOLDER, name)

/** Fetches what npm would compile; and fonts of which two are used. */
const NOT_PACKED = new Set(['prebuild-install', '@expo-google-fonts/inter'])
const FONTS = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf', 'package.json', 'LICENSE']

/** Where Node would find a package that another one asks for. */
const folderOf = (wanted, from) => {
  const found = join(from, 'node_modules', wanted)
  if (existsSync(found)) return found
  return from === '.' ? undefined : folderOf(wanted, dirname(from))
}

/** These packages and all that they need, by their folders. */
const withNeeds = (wanted, from, found = new Set()) => {
  for (const one of wanted) {
    const at = NOT_PACKED.has(one) ? undefined : folderOf(one, from)
    if (at === undefined || found.has(at)) continue
    found.add(at)
    const { dependencies, optionalDependencies } = read(join(at, 'package.json'))
    withNeeds(Object.keys({ ...dependencies, ...optionalDependencies }), at, found)
  }
  return found
}

const SOURCES_OF_SQLITE = ['build', 'deps', 'src', 'binding.gyp'].map((part) =>
  join('node_modules/better-sqlite3', part),
)
const isNeeded = (path) =>
  !SOURCES_OF_SQLITE.includes(path) &&
  !/\.(map|d\.[cm]?ts)$/.test(path) &&
  !['types', 'test-types'].includes(basename(path))
const copy = (path) => cpSync(path, join(folder, path), { recursive: true, filter: isNeeded })

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync('deploy/xd.js', join(folder, 'xd.js'))
const PROGRAMS = ['fixtures/dist', 'fixtures/src/sandbox', 'cli/dist', 'web/dist']
const FOR_THE_ADMINISTRATOR = [
  'xd.service',
  'xd-backup.service',
  'xd-backup.timer',
  'Dockerfile',
  'compose.yaml',
  'prometheus-alerts.yml',
  'grafana-dashboard.json',
]
for (const path of ['LICENSE', 'docs/operations.md', ...PROGRAMS]) copy(path)
for (const file of FOR_THE_ADMINISTRATOR) copy(`deploy/${file}`)
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({ name: 'xd-back-office', version, private: true, type: 'module', engines }, null, 2),
)

const scoped = EXTERNAL.flatMap((one) =>
  one === '@zxcvbn-ts/*' ? ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common'] : one,
)
for (const at of withNeeds(scoped, 'fixtures')) copy(at)
for (const file of FONTS) copy(join('node_modules/@expo-google-fonts/inter', file))
for (const [abi, file] of nativeParts(read('node_modules/better-sqlite3/package.json').version))
  cpSync(
    file,
    join(
      folder,
      'node_modules/better-sqlite3/lib/binding',
      `node-v${abi}-${process.platform}-${process.arch}`,
      'better_sqlite3.node',
    ),
  )

const bill = [process.env.npm_execpath, 'sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx']
writeFileSync(join(folder, 'sbom.cdx.json'), execFileSync(process.execPath, bill, { maxBuffer: 64e6 }))

execFileSync('tar', ['-czf', archive, '-C', FOLDER, '--owner=0', '--group=0', name])
console.log(`${archive}, ${(statSync(archive).size / 1e6).toFixed(1)} MB`)
