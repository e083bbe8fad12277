import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleOne } from '../../../fixtures/bundle.js'

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const CACHE = join(REPOSITORY, '.cache/upgrade')
const SERVER = 'fixtures/dist/upgrade-server.js'

interface Lock {
  readonly packages: Readonly<Record<string, { version?: string; dev?: boolean; link?: boolean; resolved?: string }>>
}

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64e6 })

const lockOf = (folder: string): Lock => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock

/** Whether all its runtime dependencies are installed here. Test dependencies may differ. */
const runsWithOurs = (theirs: Lock): boolean => {
  const ours = lockOf(REPOSITORY)
  return Object.entries(theirs.packages).every(
    ([path, { version, dev, link }]) =>
      !path.includes('node_modules') || dev || link || ours.packages[path]?.version === version,
  )
}

/** Our packages, but in the release's own folders. */
const linkPackages = (folder: string, { packages }: Lock): void => {
  mkdirSync(join(folder, 'node_modules/@xd'), { recursive: true })
  const ours = join(REPOSITORY, 'node_modules')
  for (const name of readdirSync(ours))
    if (name !== '@xd' && !name.startsWith('.vite')) symlinkSync(join(ours, name), join(folder, 'node_modules', name))
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    if (!link || resolved === undefined) continue
    symlinkSync(join(folder, resolved), join(folder, path))
    const own = join(REPOSITORY, resolved, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(folder, resolved, 'node_modules'))
  }
}

const build = async (folder: string): Promise<void> => {
  run('npm', ['run', 'build', '--silent'], folder)
  // It has no sandbox of its own, as in production. It sits beside the other programs, where it looks for the separate
  // process.
  await bundleOne({
    entryPoints: [join(folder, 'server/src/main.ts')],
    outfile: join(folder, SERVER),
    absWorkingDir: folder,
  })
}

export interface Release {
  readonly commit: string
  readonly folder: string
}

/** A commit's release, built, and kept in .cache/upgrade until another one is needed. */
export const releaseOf = async (name: string, log: (line: string) => void): Promise<Release> => {
  const commit = run('git', ['rev-parse', '--verify', `${name}^{commit}`], REPOSITORY).trim()
  mkdirSync(CACHE, { recursive: true })
  for (const old of readdirSync(CACHE)) if (old !== commit) rmSync(join(CACHE, old), { recursive: true })
  const folder = join(CACHE, commit)
  const built = join(folder, '.built')
  if (existsSync(built)) return { commit, folder }
  log(`building ${name}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const archive = join(folder, 'release.tar')
  run('git', ['archive', '--output', archive, commit], REPOSITORY)
  run('tar', ['-xf', archive], folder)
  rmSync(archive)
  const lock = lockOf(folder)
  if (runsWithOurs(lock)) linkPackages(folder, lock)
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  await build(folder)
  writeFileSync(built, '')
  return { commit, folder }
}

/** A release built from this repository. */
export const thisRelease = async (): Promise<Release> => {
  await build(REPOSITORY)
  return { commit: run('git', ['rev-parse', 'HEAD'], REPOSITORY).trim(), folder: REPOSITORY }
}

export const forgetServer = ({ folder }: Release): void => rmSync(join(folder, SERVER), { force: true })

/** The symlink that an upgrade switches, and the programs started through it. */
export const linkTo = (link: string, { folder }: Release): void => {
  rmSync(link, { force: true })
  symlinkSync(folder, link)
}
export const throughLink = (link: string) => ({
  server: [join(link, SERVER)],
  webDir: join(link, 'web/dist'),
})
